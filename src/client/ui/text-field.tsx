import { type ComponentProps, type Ref, useId } from 'react'

type Props = Pick<ComponentProps<'input'>, 'maxLength' | 'inputMode' | 'autoComplete' | 'disabled'> & {
  /** `password` hides what is typed. */
  type?: 'text' | 'password'
  label: string
  hint?: string
  /** What is wrong with it; takes the hint's place. */
  problem?: string | null
  value: string
  onChange: (value: string) => void
  /** How many lines a field of several lines has. */
  rows?: number
  field?: Ref<HTMLInputElement>
}

/** A field with its label above, and what is to be said about it below. */
export function TextField({ label, hint, problem, value, onChange, rows, field, ...rest }: Props) {
  const id = useId()
  const shared = {
    id,
    value,
    spellCheck: false,
    'aria-invalid': Boolean(problem),
    'aria-describedby': hint || problem ? `${id}about` : undefined,
    className: `w-full bg-transparent px-2.5 outline-none disabled:opacity-45 ${rows ? 'resize-none py-1.5' : 'h-control'}`,
    ...rest,
  }
  return (
    <div className="mb-3">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <div className="field mt-1 rounded-part border border-line-strong bg-paper">
        {rows ? (
          <textarea {...shared} rows={rows} onChange={(event) => onChange(event.currentTarget.value)} />
        ) : (
          <input {...shared} ref={field} onChange={(event) => onChange(event.currentTarget.value)} />
        )}
      </div>
      {(hint || problem) && (
        <p id={`${id}about`} className="mt-1 text-small text-ink-3">
          {problem ? (
            <span role="alert" className="text-missing">
              {problem}
            </span>
          ) : (
            hint
          )}
        </p>
      )}
    </div>
  )
}
