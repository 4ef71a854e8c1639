import type { ReactNode } from 'react'

/** A line across the page about something that can wait. */
export function QuietNotice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-accent-soft px-5 py-1 text-small text-ink max-phone:px-3">
      <span role="status" className="min-w-[18ch] flex-1">
        {text}
      </span>
      <span className="flex gap-2">{children}</span>
    </div>
  )
}
