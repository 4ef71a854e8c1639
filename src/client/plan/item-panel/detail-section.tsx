import { type ReactNode, useId } from 'react'

type Props = { title: string; action?: ReactNode; children: ReactNode }

export function DetailSection({ title, action, children }: Props) {
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className="border-t border-line pt-2.5 pb-4 classic:pt-1.5 classic:pb-2.5"
    >
      <div className="mb-1.5 flex min-h-control items-center justify-between gap-2 classic:mb-0.5">
        <h3 id={heading} className="font-bold">
          {title}
        </h3>
        {action}
      </div>
      {children}
    </section>
  )
}
