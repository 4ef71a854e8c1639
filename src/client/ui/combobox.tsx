import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'

export type ComboboxOption = { readonly key: string; readonly text: string; readonly detail: string }

type Props = {
  label: string
  /** What the field holds. */
  text: string
  options: readonly ComboboxOption[]
  /** Stands where no option fits. */
  noOptions: string
  /** A last line under the options, such as that there are more. */
  note: string | null
  onText: (text: string) => void
  onPick: (option: ComboboxOption) => void
}

/** A text field with suggestions: arrows walk them, Enter picks one, Escape closes them. */
export function Combobox({ label, text, options, noOptions, note, onText, onPick }: Props) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const highlighted = open ? options[active] : undefined
  const optionId = (place: number) => `${id}${place}`

  useLayoutEffect(() => {
    if (open) list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [open, active])

  function pick(option: ComboboxOption) {
    setOpen(false)
    onPick(option)
  }

  function moveTo(place: number) {
    setOpen(true)
    setActive(open ? Math.max(0, Math.min(options.length - 1, place)) : 0)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') moveTo(active + 1)
    else if (event.key === 'ArrowUp') moveTo(active - 1)
    else if (event.key === 'Enter' && highlighted) pick(highlighted)
    else if (event.key === 'Escape' && open) setOpen(false)
    else return
    event.preventDefault()
  }

  return (
    <div className="field relative flex min-w-[12rem] flex-1 rounded-part border border-line-strong bg-paper max-phone:basis-full">
      <input
        role="combobox"
        className="h-control w-full min-w-0 bg-transparent px-2.5 outline-none"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={open && options.length > 0}
        aria-controls={`${id}list`}
        aria-activedescendant={highlighted && optionId(active)}
        placeholder={label}
        value={text}
        onChange={(event) => {
          onText(event.currentTarget.value)
          setOpen(true)
          setActive(0)
        }}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <div
        className={`absolute inset-x-0 top-full z-10 mt-1 flex max-h-[min(22rem,45dvh)] flex-col overflow-hidden rounded-part border border-line-strong bg-panel shadow-panel ${open ? '' : 'hidden'}`}
      >
        <div
          ref={list}
          id={`${id}list`}
          role="listbox"
          aria-label={label}
          className="min-h-0 scroll-py-1 overflow-y-auto overscroll-contain not-empty:py-1"
        >
          {open &&
            options.map((option, place) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keyboard, and hands it to the options.
              <div
                key={option.key}
                id={optionId(place)}
                role="option"
                aria-selected={place === active}
                tabIndex={-1}
                className="flex min-h-control cursor-default items-center gap-2.5 px-3 py-1 hover:bg-sunken aria-selected:bg-accent-soft"
                // Keeps the focus in the field, whose leaving closes the list.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => pick(option)}
              >
                {option.text}
                <span className="ml-auto text-tiny whitespace-nowrap text-ink-2">{option.detail}</span>
              </div>
            ))}
        </div>
        {note && <p className="border-t border-line px-3 py-1.5 text-tiny text-ink-3">{note}</p>}
        <p role="status" className="text-small text-ink-3 not-empty:px-3 not-empty:py-2.5">
          {open && options.length === 0 ? noOptions : ''}
        </p>
      </div>
    </div>
  )
}
