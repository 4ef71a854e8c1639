import { type ReactNode, useId } from 'react'
import { SelectField } from './select-field.tsx'

/** Preferences that belong together. */
export function FieldGroup({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mb-4">
      <h3 id={id} className="mb-1 font-bold">
        {title}
      </h3>
      {children}
      {hint && <p className="mt-1 text-small text-ink-3">{hint}</p>}
    </section>
  )
}

type ChoiceFieldProps<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; text: string }[]
  onChange: (value: Value) => void
}

export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  return (
    <div className="flex items-center gap-3 py-0.5">
      <span aria-hidden="true" className="w-24 shrink-0">
        {props.label}
      </span>
      {/* Never marked as changed: a setting is shown alike whether or not it is the usual one. */}
      <SelectField {...props} changed={false} />
    </div>
  )
}

type CheckFieldProps = {
  label: string
  hint: string
  checked: boolean
  disabled?: boolean
  title?: string
  onChange: (checked: boolean) => void
}

export function CheckField({ label, hint, checked, disabled, title, onChange }: CheckFieldProps) {
  const id = useId()
  return (
    <div className="flex items-start gap-2.5 py-1">
      <input
        id={id}
        type="checkbox"
        className="mt-0.5 size-[18px] shrink-0 accent-accent thumb:size-6"
        checked={checked}
        disabled={disabled}
        title={title}
        aria-describedby={`${id}hint`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <div className="min-w-0">
        <label htmlFor={id} className="cursor-pointer">
          {label}
        </label>
        <p id={`${id}hint`} className="text-small text-ink-2">
          {hint}
        </p>
      </div>
    </div>
  )
}
