import { type ReactNode, useState } from 'react'

type Props = {
  label: ReactNode
  /** What it means, beside the field. */
  hint?: string
  value: number
  limits: { readonly min: number; readonly max: number; readonly step: number }
  onChange: (value: number) => void
}

/** A number within limits. What is typed on the way to it is left as it is; leaving the field brings the last good number back. */
export function LimitedNumber({ label, hint, value, limits, onChange }: Props) {
  const { min, max, step } = limits
  const [draft, setDraft] = useState<string | null>(null)

  function type(text: string, typed: number) {
    setDraft(text)
    const isGood = typed >= min && typed <= max && Number.isInteger(typed / step)
    if (isGood && typed !== value) onChange(typed)
  }

  return (
    <label className="flex flex-wrap items-center gap-2">
      {label}
      <input
        type="number"
        {...limits}
        value={draft ?? value}
        className="h-control w-18 rounded-part border border-line-strong bg-paper px-2"
        onChange={({ currentTarget }) => type(currentTarget.value, currentTarget.valueAsNumber)}
        onBlur={() => setDraft(null)}
      />
      {hint && <span className="text-small text-ink-2">{hint}</span>}
    </label>
  )
}
