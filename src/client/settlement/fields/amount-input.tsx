import { useState } from 'react'
import { formatNumber } from '#contract/sentences/numbers'
import { parseQuantity } from '../../ui/parse-quantity.ts'

type Props = {
  label: string
  value: number
  most: number
  className: string
  onChange: (value: number) => void
}

/** The input of an amount, which calls `onChange` with every key; 0 where what was typed is no number. */
export function AmountInput({ label, value, most, className, onChange }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  const amountIn = (typed: string) => Math.min(most, Math.max(0, parseQuantity(typed) ?? 0))
  // What was typed is dropped where the amount is changed from elsewhere.
  const isCurrent = draft !== null && amountIn(draft) === value
  return (
    <input
      className={`h-control bg-transparent text-center font-semibold outline-none ${className}`}
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      value={isCurrent ? draft : formatNumber(value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => setDraft(null)}
      onChange={(event) => {
        const typed = event.currentTarget.value
        setDraft(typed)
        onChange(amountIn(typed))
      }}
    />
  )
}
