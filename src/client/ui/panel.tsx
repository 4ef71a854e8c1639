import { type ReactNode, useId } from 'react'

type Props = {
  title: string
  note?: string
  actions?: ReactNode
  /** The name by which its heading is found. */
  column?: string
  className?: string
  children: ReactNode
}

/** A column of the screen: a heading, a quiet note beside it, and the rest. */
export function Panel({ title, note, actions, column, className = '', children }: Props) {
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      data-column={column}
      className={`@container flex min-h-0 min-w-0 flex-col overflow-hidden contain-content rounded-panel border border-line bg-panel shadow-panel ${className}`}
    >
      <header className="flex min-h-12 items-center gap-2 px-3.5 pt-1 whitespace-nowrap classic:min-h-8">
        <h2 id={heading} tabIndex={-1} className="text-body font-bold outline-offset-2">
          {title}
        </h2>
        <span className="min-w-0 truncate text-small text-ink-3">{note}</span>
        <span className="ml-auto flex items-center gap-1">{actions}</span>
      </header>
      {children}
    </section>
  )
}
