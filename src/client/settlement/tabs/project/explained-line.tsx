import type { ReactNode } from 'react'

type Props = {
  /** The number as it is shown, such as '− 8'. */
  amount: string
  word: string
  /** The class of the number's colour, such as `text-missing`. */
  tone?: string
  /** A sum: a line stands above it. */
  isSum?: boolean
  children?: ReactNode
}

/** A number at the left, what it is beside it, and quiet lines below. */
export function ExplainedLine({ amount, word, tone = '', isSum = false, children }: Props) {
  return (
    <div className={`flex gap-3 py-0.5 ${isSum ? 'mt-1 border-t border-line-strong pt-1.5' : ''}`}>
      <dt className={`w-12 shrink-0 text-right font-bold ${tone}`}>{amount}</dt>
      <dd className="min-w-0 flex-1">
        <span>{word}</span>
        {children}
      </dd>
    </div>
  )
}
