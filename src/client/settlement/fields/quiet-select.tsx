import { Options } from '../../ui/select-field.tsx'

type Props<Value extends string> = {
  label: string
  value: Value
  options: readonly { readonly value: Value; readonly text: string }[]
  mayEdit: boolean
  /** Why it is off, where somebody may not edit. */
  notYours: string
  className?: string
  onChange: (value: Value) => void
}

/** A choice that looks like text until somebody points at it. */
export function QuietSelect<Value extends string>(props: Props<Value>) {
  const { label, value, options, mayEdit, notYours, className = '', onChange } = props
  return (
    <select
      aria-label={label}
      title={mayEdit ? label : notYours}
      disabled={!mayEdit}
      className={`min-h-control min-w-0 rounded-part border border-transparent bg-transparent text-small hover:border-line ${className}`}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as Value)}
    >
      <Options options={options} />
    </select>
  )
}
