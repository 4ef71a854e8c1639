type Props<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; text: string }[]
  /** Draws the frame in the accent: something other than the default is chosen. */
  changed: boolean
  onChange: (value: Value) => void
  disabled?: boolean
  /** Why it is disabled, or what it does; without it, its label. */
  title?: string
}

/** The browser's own select: known to everyone, and free. */
export function SelectField<Value extends string>({
  label,
  value,
  options,
  changed,
  onChange,
  disabled,
  title,
}: Props<Value>) {
  return (
    <select
      aria-label={label}
      title={title ?? label}
      disabled={disabled}
      className={`min-h-control min-w-0 flex-auto rounded-part border px-1.5 text-small ${
        changed ? 'border-accent bg-accent-soft text-ink' : 'border-line bg-paper text-ink-2'
      }`}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as Value)}
    >
      <Options options={options} />
    </select>
  )
}

/** What a select offers. */
export function Options({ options }: { options: readonly { value: string; text: string }[] }) {
  return options.map(({ value, text }) => (
    <option key={value} value={value}>
      {text}
    </option>
  ))
}
