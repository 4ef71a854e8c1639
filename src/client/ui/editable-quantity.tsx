import { useRef, useState } from 'react'
import { focusAndSelect } from './focus-and-select.ts'
import { parseQuantity } from './parse-quantity.ts'

type Props = {
  value: number
  min: number
  max: number
  /** Names the button that opens the field, and the field. */
  labels: { button: string; field: string }
  format: (value: number) => string
  onChange: (value: number) => void
}

const box = 'h-control min-w-12 px-2 rounded-part border border-line bg-paper text-center font-semibold'

/** A number that becomes a field when clicked: Enter or leaving saves what was typed, Escape cancels. What is no number saves `min`. */
export function EditableQuantity({ value, min, max, labels, format, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  /** null as long as what stands in the field was not changed: then nothing is saved, whatever others have made of the number (SAVE-4). */
  const [typed, setTyped] = useState<string | null>(null)
  const place = useRef<HTMLSpanElement>(null)

  function close({ save, stay }: { save: boolean; stay: boolean }) {
    if (!isOpen) return
    if (save && typed !== null) onChange(Math.min(max, Math.max(min, parseQuantity(typed) ?? min)))
    setOpen(false)
    setTyped(null)
    // The button is there again only when the field is gone.
    if (stay) requestAnimationFrame(() => place.current?.querySelector('button')?.focus())
  }

  return (
    <span ref={place} className="shrink-0">
      {!isOpen ? (
        <button
          type="button"
          className={`${box} hover:border-line-strong`}
          aria-label={labels.button}
          title={labels.button}
          onClick={() => setOpen(true)}
        >
          {format(value)}
        </button>
      ) : (
        <input
          ref={focusAndSelect}
          className={`${box} field-sizing-content max-w-[12ch]`}
          inputMode="numeric"
          autoComplete="off"
          aria-label={labels.field}
          value={typed ?? String(value)}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={() => close({ save: true, stay: false })}
          onKeyDown={(event) => {
            if (event.key === 'Enter') close({ save: true, stay: true })
            if (event.key === 'Escape') close({ save: false, stay: true })
          }}
        />
      )}
    </span>
  )
}
