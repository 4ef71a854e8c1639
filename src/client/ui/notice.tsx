import type { ReactNode } from 'react'

/** A line across the page that stays until what it says is no longer so. */
export function Notice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex items-center gap-3 border-b border-line bg-warn-soft px-5 py-1.5 text-small text-warn max-phone:px-3"
    >
      <span className="flex-1">{text}</span>
      {children}
    </div>
  )
}
