import { type KeyboardEvent, useState } from 'react'
import { parseQuantity } from './parse-quantity.ts'

type Props = {
  value: number
  label: string
  min: number
  max: number
  /** What a text that is no number becomes; without it the value stays. */
  fallback?: number
  format: (value: number) => string
  onChange: (value: number) => void
  onEnter?: (value: number) => void
  className?: string
}

/** The field grows up to so many characters; a longer text scrolls. */
const mostCharacters = 13

/** A number to type: Enter or leaving the field saves what was typed, Escape brings the old one back, arrows count. */
export function QuantityInput({
  value,
  label,
  min,
  max,
  fallback,
  format,
  onChange,
  onEnter,
  className = '',
}: Props) {
  /** null as long as nothing is typed: the field shows the number, whatever others make of it, and leaving it saves nothing (SAVE-4). */
  const [draft, setDraft] = useState<string | null>(null)
  const inRange = (next: number) => Math.min(max, Math.max(min, next))
  const typed = draft === null ? value : inRange(parseQuantity(draft) ?? fallback ?? value)

  function save(next: number) {
    setDraft(null)
    if (next !== value) onChange(next)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step =
      (event.shiftKey ? 10 : 1) * (event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0)
    if (step !== 0) save(inRange(typed + step))
    else if (event.key === 'Enter') {
      save(typed)
      onEnter?.(typed)
    } else if (event.key === 'Escape' && draft !== null) {
      setDraft(null)
      event.stopPropagation()
    } else return
    event.preventDefault()
  }

  const saved = format(typed)
  const shown = draft ?? saved
  // Room for the typed and the saved text from the first: a button that moves under a press is missed.
  const characters = Math.max(shown.length, saved.length)
  return (
    <input
      // Never cut: the first digits of a long number would be read as another number.
      style={{ minWidth: `calc(${Math.min(characters, mostCharacters)}ch + 8px)` }}
      className={`bg-transparent text-center font-semibold outline-none ${className}`}
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      value={shown}
      onFocus={(event) => {
        const field = event.currentTarget
        // A frame later, because the click that focuses the field places its caret after this event. A field that has lost the focus by
        // then is left alone: select() would take the focus back.
        requestAnimationFrame(() => field === document.activeElement && field.select())
      }}
      onBlur={() => save(typed)}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  )
}
