import type { KeyboardEvent, ReactNode } from 'react'
import type { MenuItem } from './menu-item.ts'

type Props = {
  label: string
  /** Shown above the entries; cannot be chosen. */
  note?: ReactNode
  items: readonly MenuItem[]
  onClose: () => void
}

/**
 * A menu under its button, open as long as it is drawn. Arrows, Home and End walk it, Escape closes it. It must stand in one element with
 * its button, which gets the focus back (`MenuButton`).
 */
export function Menu({ label, note, items, onClose }: Props) {
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const menu = event.currentTarget
    const entries = [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')]
    const at = entries.indexOf(event.target as HTMLElement)
    const last = entries.length - 1
    const places: Record<string, number> = {
      ArrowDown: at === last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      Home: 0,
      End: last,
    }
    if (event.key === 'Tab') return onClose()
    if (event.key === 'Escape') {
      focusButtonOf(menu)
      onClose()
    } else if (event.key in places) entries[places[event.key]!]?.focus()
    else return
    event.preventDefault()
  }

  return (
    <div
      ref={focusFirst}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className="absolute top-full right-0 z-20 mt-1 flex min-w-44 flex-col rounded-part border border-line-strong bg-panel py-1 shadow-panel"
      onKeyDown={onKeyDown}
      // Safari would take the focus from the menu for what is pressed in it, and so close it.
      onMouseDown={(event) => event.preventDefault()}
      onBlur={(event) => !event.currentTarget.parentElement?.contains(event.relatedTarget) && onClose()}
    >
      {note && (
        <p
          role="presentation"
          className="mb-1 max-w-60 border-b border-line px-3.5 pb-1.5 text-tiny text-ink-2"
        >
          {note}
        </p>
      )}
      {items.map((item) => (
        <button
          key={item.label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          aria-disabled={item.whyDisabled !== undefined}
          title={item.whyDisabled}
          className={`min-h-control px-3.5 text-left whitespace-nowrap outline-offset-[-2px] hover:bg-sunken focus:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:text-ink-3 ${item.isApart ? 'border-t border-line text-missing' : ''}`}
          onClick={(event) => {
            if (item.whyDisabled !== undefined) return
            // Focus the button first: a dialog that opens now returns the focus there, since the menu entry will be gone.
            focusButtonOf(event.currentTarget.parentElement)
            item.onPick()
          }}
        >
          {item.label}
        </button>
      ))}
    </div>
  )
}

function focusFirst(menu: HTMLElement | null) {
  menu?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  // At the lower edge of a low page only its first entry would be seen.
  menu?.scrollIntoView({ block: 'nearest' })
}

function focusButtonOf(menu: HTMLElement | null) {
  menu?.parentElement?.querySelector('button')?.focus()
}
