import { type ReactNode, useId } from 'react'

type Props = { title: string; hint?: string; children: ReactNode }

/** A group of buttons under a heading and a hint. */
export function Section({ title, hint, children }: Props) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="mt-4 border-t border-line pt-3">
      <h3 id={heading} className="font-bold">
        {title}
      </h3>
      {hint && <p className="text-small text-ink-2">{hint}</p>}
      <div className="mt-2 flex flex-wrap gap-2 *:max-phone:flex-1">{children}</div>
    </section>
  )
}
