import type { SuggestionOptions } from '#domain/settlement/assigning/suggestions'
import { assignText } from '../../../messages/assign-text.ts'

const text = assignText.options
const limits = {
  maxTasks: { min: 1, max: 10, step: 1 },
  maxHours: { min: 0.5, max: 24, step: 0.5 },
} as const

type Props = { options: SuggestionOptions; onChange: (options: SuggestionOptions) => void }

/** What suggestions go by (TSK-4): limits in tasks and hours, whether workload and skills count. */
export function AdvancedOptions({ options, onChange }: Props) {
  return (
    <details>
      <summary className="cursor-pointer py-1.5 text-ink-2">{assignText.advanced}</summary>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 pb-2">
        {(['maxTasks', 'maxHours'] as const).map((name) => (
          <label key={name} className="flex items-center gap-2">
            {text[name]}
            <input
              type="number"
              {...limits[name]}
              value={options[name]}
              className="h-control w-18 rounded-part border border-line-strong bg-paper px-2"
              onChange={({ currentTarget: { valueAsNumber } }) =>
                onChange({ ...options, [name]: inLimits(name, valueAsNumber) })
              }
            />
          </label>
        ))}
        {(['balanceWorkload', 'matchSkills'] as const).map((name) => (
          <label key={name} className="flex min-h-control items-center gap-2">
            <input
              type="checkbox"
              checked={options[name]}
              onChange={({ currentTarget }) => onChange({ ...options, [name]: currentTarget.checked })}
            />
            {text[name]}
          </label>
        ))}
      </div>
    </details>
  )
}

function inLimits(name: keyof typeof limits, typed: number): number {
  const { min, max, step } = limits[name]
  if (Number.isNaN(typed)) return min
  return Math.min(max, Math.max(min, Math.round(typed / step) * step))
}
