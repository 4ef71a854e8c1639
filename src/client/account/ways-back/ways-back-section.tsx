import { type ReactNode, useId } from 'react'

type Props = { title: string; hint: string; children: ReactNode }

export function WaysBackSection({ title, hint, children }: Props) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="mt-3 border-t border-line pt-3">
      <h3 id={heading} className="font-bold">
        {title}
      </h3>
      <p className="text-small text-ink-2">{hint}</p>
      {children}
    </section>
  )
}
