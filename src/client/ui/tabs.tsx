import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { Badge } from './badge.tsx'

type Tab<Name extends string> = { name: Name; label: string; badge?: string; disabled: boolean }

type Props<Name extends string> = {
  label: string
  tabs: readonly Tab<Name>[]
  /** null while no tab is open. */
  open: Name | null
  onOpen: (name: Name) => void
  children: ReactNode
}

const tabClass =
  'flex min-h-control items-center gap-1.5 border-b-2 border-transparent py-1.5 font-medium whitespace-nowrap text-ink-2 outline-offset-[-2px] enabled:hover:text-ink disabled:text-ink-3 aria-selected:border-accent aria-selected:font-bold aria-selected:text-ink classic:py-0.5'

/** A row of tabs; the open one's content is `children`. Arrows, Home and End move between those that are on. */
export function Tabs<Name extends string>({ label, tabs, open, onOpen, children }: Props<Name>) {
  const id = useId()
  const enabled = tabs.filter((tab) => !tab.disabled)
  const reachable = open ?? enabled[0]?.name

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const at = enabled.findIndex((tab) => tab.name === open)
    const last = enabled.length - 1
    const places: Record<string, number> = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at <= 0 ? last : at - 1,
      Home: 0,
      End: last,
    }
    const next = enabled[places[event.key] ?? -1]
    if (!next) return
    event.preventDefault()
    onOpen(next.name)
    event.currentTarget.querySelector<HTMLElement>(`[data-name="${next.name}"]`)?.focus()
  }

  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className="flex shrink-0 gap-4 overflow-x-auto border-b border-line px-3.5 [scrollbar-width:none]"
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            data-name={tab.name}
            id={`${id}${tab.name}`}
            aria-selected={tab.name === open}
            aria-controls={tab.name === open ? `${id}panel` : undefined}
            tabIndex={tab.name === reachable ? 0 : -1}
            disabled={tab.disabled}
            className={tabClass}
            onClick={() => onOpen(tab.name)}
          >
            {tab.label}
            {tab.badge && <Badge>{tab.badge}</Badge>}
          </button>
        ))}
      </div>
      {open === null ? (
        children
      ) : (
        <div
          role="tabpanel"
          id={`${id}panel`}
          aria-labelledby={`${id}${open}`}
          className="flex min-h-0 flex-1 flex-col"
        >
          {children}
        </div>
      )}
    </>
  )
}
