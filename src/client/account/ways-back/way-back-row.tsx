import type { ReactNode } from 'react'

type Props = { title: string; notes: readonly string[]; children: ReactNode }

/** One way back: its time, why it exists and how much it holds, with its buttons. */
export function WayBackRow({ title, notes, children }: Props) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 classic:py-1">
      <span className="min-w-[12rem] flex-1">
        <span className="block font-semibold">{title}</span>
        {notes.map((note) => (
          <span key={note} className="block text-small wrap-anywhere text-ink-2">
            {note}
          </span>
        ))}
      </span>
      <span className="flex flex-wrap gap-1.5">{children}</span>
    </li>
  )
}
