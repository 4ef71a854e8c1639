import { useState } from 'react'
import { formatNumber } from '#contract/sentences/numbers'
import { ledgerLimits } from '#domain/settlement/limits'
import { parseQuantity } from '../../ui/parse-quantity.ts'
import { SmallField } from './small-form.tsx'

type Props = {
  label: string
  value: number
  most?: number
  hint?: string
  onChange: (value: number) => void
}

/** An amount to type, known with every key, so that Enter submits what is read; 0 where it is no number. */
export function AmountField({ label, value, most = ledgerLimits.amount, hint, onChange }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <SmallField label={label} hint={hint}>
      <span className="field rounded-part border border-line-strong bg-paper">
        <input
          className="h-control w-28 bg-transparent px-2 text-center font-semibold outline-none"
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          value={draft ?? formatNumber(value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={() => setDraft(null)}
          onChange={(event) => {
            const typed = event.currentTarget.value
            setDraft(typed)
            onChange(Math.min(most, Math.max(0, parseQuantity(typed) ?? 0)))
          }}
        />
      </span>
    </SmallField>
  )
}
