import { ledgerLimits } from '#domain/settlement/limits'
import { AmountInput } from './amount-input.tsx'
import { SmallField } from './small-form.tsx'

type Props = {
  label: string
  value: number
  most?: number
  hint?: string
  onChange: (value: number) => void
}

/** A labelled field for an amount. It calls `onChange` with every key, so that Enter submits what it shows; 0 where that is no number. */
export function AmountField({ label, value, most = ledgerLimits.amount, hint, onChange }: Props) {
  return (
    <SmallField label={label} hint={hint}>
      <span className="field rounded-part border border-line-strong bg-paper">
        <AmountInput label={label} value={value} most={most} className="w-28 px-2" onChange={onChange} />
      </span>
    </SmallField>
  )
}
