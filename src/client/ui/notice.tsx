import type { ReactNode } from 'react'

/** A line across the page that stays until what it says is no longer so. */
export function Notice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-line bg-warn-soft px-5 py-1.5 text-small text-warn max-phone:px-3"
    >
      <span className="min-w-[24ch] flex-1">{text}</span>
      <span className="flex flex-wrap gap-x-3 gap-y-1.5">{children}</span>
    </div>
  )
}
