import { contributionsText } from '../../../messages/contributions-text.ts'
import { AmountInput } from '../../fields/amount-input.tsx'

const text = contributionsText.approve
const side =
  'h-control w-8 shrink-0 text-ink-2 hover:bg-sunken hover:text-ink disabled:text-ink-2/35 outline-offset-[-2px] first:rounded-l-part last:rounded-r-part thumb:w-control'

type Props = {
  label: string
  /** The item's name, for the labels of the two buttons. */
  name: string
  value: number
  most: number
  onChange: (value: number) => void
}

/** An amount to type or to count up and down. It calls `onChange` with every key, because what approving changes is shown beside it. */
export function CountedAmount({ label, name, value, most, onChange }: Props) {
  return (
    <span className="field inline-flex shrink-0 items-center rounded-part border border-line-strong bg-paper">
      <button
        type="button"
        className={side}
        aria-label={text.less(name)}
        disabled={value <= 0}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <AmountInput label={label} value={value} most={most} className="w-20" onChange={onChange} />
      <button
        type="button"
        className={side}
        aria-label={text.more(name)}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </span>
  )
}
