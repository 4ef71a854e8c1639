import type { ReactNode } from 'react'

/** Says that there is nothing to show and what to do about it, with room for a button. */
export function EmptyState({ title, hint, children }: { title: string; hint: string; children?: ReactNode }) {
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-1 p-6 text-center">
      <p className="text-body font-bold">{title}</p>
      <p className="max-w-[36ch] text-small text-ink-2">{hint}</p>
      {children && <div className="mt-3">{children}</div>}
    </div>
  )
}
