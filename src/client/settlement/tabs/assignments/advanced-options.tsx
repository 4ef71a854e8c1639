import type { SuggestionOptions } from '#domain/settlement/assigning/suggestions'
import { assignText } from '../../../messages/assign-text.ts'
import { LimitedNumber } from './limited-number.tsx'

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
          <LimitedNumber
            key={name}
            label={text[name]}
            value={options[name]}
            limits={limits[name]}
            onChange={(next) => onChange({ ...options, [name]: next })}
          />
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
