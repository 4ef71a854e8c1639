import { timeText as text } from '../../messages/time-text.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { type Within, withins } from './within.ts'

type Props = { value: Within; onChange: (within: Within) => void }

/** What can be done in an hour (BEY-20). */
export function WithinSelect({ value, onChange }: Props) {
  return (
    <SelectField
      label={text.filter}
      value={value}
      options={withins.map((within) => ({ value: within, text: text.within[within] }))}
      changed={value !== 'any'}
      onChange={onChange}
    />
  )
}
