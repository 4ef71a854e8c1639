import { QuantityInput } from './quantity-input.tsx'

type Props = {
  value: number
  min: number
  max: number
  labels: { field: string; less: string; more: string }
  /** What a text in the field that is no number becomes; without it the value stays. */
  fallback?: number
  /** The minus button is off at or below this; by default, at `min`. */
  lessAbove?: number
  /** Makes room for a long number. */
  wide?: boolean
  format: (value: number) => string
  /** `by`: a button changed the value by one; `to`: it was set in the field. */
  onChange: (value: number, how: 'by' | 'to') => void
  onEnter?: (value: number) => void
}

const side =
  'h-control w-6.5 classic:w-6 thumb:w-control shrink-0 text-ink-2 hover:bg-sunken hover:text-ink disabled:text-ink-2/35 outline-offset-[-2px] first:rounded-l-part last:rounded-r-part'

export function Stepper({ labels, lessAbove, wide = false, onChange, ...field }: Props) {
  const { value, min, max } = field
  return (
    <span className="field inline-flex shrink-0 items-center rounded-part border border-line bg-paper">
      <button
        type="button"
        className={side}
        aria-label={labels.less}
        disabled={value <= (lessAbove ?? min)}
        onClick={() => onChange(value - 1, 'by')}
      >
        −
      </button>
      <QuantityInput
        {...field}
        label={labels.field}
        onChange={(typed) => onChange(typed, 'to')}
        className={`h-control ${wide ? 'w-14 classic:w-12 thumb:w-16' : 'w-8 thumb:w-11'}`}
      />
      <button
        type="button"
        className={side}
        aria-label={labels.more}
        disabled={value >= max}
        onClick={() => onChange(value + 1, 'by')}
      >
        +
      </button>
    </span>
  )
}
