import { timeText as text } from '../../messages/time-text.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { type TimeLimit, timeLimits } from './within.ts'

type Props = { value: TimeLimit; onChange: (within: TimeLimit) => void }

/** Chooses how long a step may take to be shown: an hour, for instance (BEY-20). */
export function WithinSelect({ value, onChange }: Props) {
  return (
    <SelectField
      label={text.filter}
      value={value}
      options={timeLimits.map((within) => ({ value: within, text: text.within[within] }))}
      changed={value !== 'any'}
      onChange={onChange}
    />
  )
}
