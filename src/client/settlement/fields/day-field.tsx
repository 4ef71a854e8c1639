import { SmallField } from './small-form.tsx'

type Props = {
  label: string
  hint?: string | undefined
  /** YYYY-MM-DD; empty for none. */
  value: string
  onChange: (value: string) => void
}

/** The browser's own field for a day. Without `max` it takes years of six digits. */
export function DayField({ label, hint, value, onChange }: Props) {
  return (
    <SmallField label={label} hint={hint}>
      <span className="field rounded-part border border-line-strong bg-paper">
        <input
          type="date"
          max="9999-12-31"
          className="h-control bg-transparent px-2 outline-none"
          aria-label={label}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </span>
    </SmallField>
  )
}
