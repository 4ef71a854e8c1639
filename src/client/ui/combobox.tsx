import { Autocomplete } from '@base-ui/react/autocomplete'
import { useState } from 'react'

export type ComboboxOption = { readonly key: string; readonly text: string; readonly detail: string }

type Props = {
  label: string
  /** What the field holds. */
  text: string
  options: readonly ComboboxOption[]
  /** Shown where no option fits. */
  noOptions: string
  /** A last line under the options, such as that there are more. */
  note: string | null
  onType: (text: string) => void
  onPick: (option: ComboboxOption) => void
}

/** A text field with suggestions: arrows walk them, Enter picks one, Escape closes them. For lazy parts only: it loads Base UI. */
export function Combobox({ label, text, options, noOptions, note, onType, onPick }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <Autocomplete.Root
      // Base UI's own popup would hide the rest of the page from screen readers while somebody types.
      inline={open}
      open={open}
      onOpenChange={setOpen}
      mode="none"
      autoHighlight="always"
      items={options}
      itemToStringValue={(option: ComboboxOption) => option.text}
      value={text}
      onValueChange={(next, { reason }) => {
        if (reason === 'item-press') return
        onType(next)
        setOpen(true)
      }}
    >
      <div className="field relative flex min-w-[12rem] flex-1 rounded-part border border-line-strong bg-paper max-phone:basis-full">
        <Autocomplete.Input
          className="h-control w-full min-w-0 bg-transparent px-2.5 outline-none"
          spellCheck={false}
          aria-label={label}
          placeholder={label}
          onClick={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !open) return
            // Closes only the list; what was typed stays.
            event.preventBaseUIHandler()
            event.stopPropagation()
            setOpen(false)
          }}
        />
        {open && (
          // biome-ignore lint/a11y/noStaticElementInteractions: a press must leave the focus in the field, or the list closes.
          <div
            className="absolute inset-x-0 top-full z-10 mt-1 flex max-h-[min(22rem,45dvh)] flex-col overflow-hidden rounded-part border border-line-strong bg-panel shadow-panel"
            onMouseDown={(event) => event.preventDefault()}
          >
            <Autocomplete.List
              aria-label={label}
              className="min-h-0 scroll-py-1 overflow-y-auto overscroll-contain outline-none not-empty:py-1"
            >
              {(option: ComboboxOption) => (
                <Autocomplete.Item
                  key={option.key}
                  value={option}
                  className="flex min-h-control cursor-default items-center gap-2.5 px-3 py-1 data-highlighted:bg-accent-soft"
                  onClick={() => {
                    setOpen(false)
                    onPick(option)
                  }}
                >
                  {option.text}
                  <span className="ml-auto text-tiny whitespace-nowrap text-ink-2">{option.detail}</span>
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
            {note && <p className="border-t border-line px-3 py-1.5 text-tiny text-ink-3">{note}</p>}
            <Autocomplete.Empty className="text-small text-ink-3 not-empty:px-3 not-empty:py-2.5">
              {noOptions}
            </Autocomplete.Empty>
          </div>
        )}
      </div>
    </Autocomplete.Root>
  )
}
