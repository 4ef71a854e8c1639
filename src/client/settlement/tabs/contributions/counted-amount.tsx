import { useState } from 'react'
import { formatNumber } from '#contract/sentences/numbers'
import { contributionsText } from '../../../messages/contributions-text.ts'
import { parseQuantity } from '../../../ui/parse-quantity.ts'

const text = contributionsText.approve
const side =
  'h-control w-8 shrink-0 text-ink-2 hover:bg-sunken hover:text-ink disabled:text-ink-2/35 outline-offset-[-2px] first:rounded-l-part last:rounded-r-part thumb:w-control'

type Props = {
  label: string
  /** Of what, for the two buttons. */
  name: string
  value: number
  most: number
  onChange: (value: number) => void
}

/** An amount to type or to count up and down. It is known with every key, since what approving changes is shown beside it. */
export function CountedAmount({ label, name, value, most, onChange }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  const count = (by: number) => {
    setDraft(null)
    onChange(value + by)
  }
  return (
    <span className="field inline-flex shrink-0 items-center rounded-part border border-line-strong bg-paper">
      <button
        type="button"
        className={side}
        aria-label={text.less(name)}
        disabled={value <= 0}
        onClick={() => count(-1)}
      >
        −
      </button>
      <input
        className="h-control w-20 bg-transparent text-center font-semibold outline-none"
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
      <button
        type="button"
        className={side}
        aria-label={text.more(name)}
        disabled={value >= most}
        onClick={() => count(1)}
      >
        +
      </button>
    </span>
  )
}
