import { ledgerLimits } from '#domain/settlement/limits'
import { problemOf } from '../../../api/outcome.ts'
import { projectsText } from '../../../messages/projects-text.ts'
import { TextField } from '../../../ui/text-field.tsx'

const text = projectsText.createFrom

type Props = {
  value: string
  /** The form was sent once: from then on an empty name is a fault. */
  isTried: boolean
  trouble: Parameters<typeof problemOf>[0]
  onChange: (value: string) => void
}

/** The name of a project that is created from something that is there, such as a link or a template. */
export function NewProjectName({ value, isTried, trouble, onChange }: Props) {
  return (
    <TextField
      label={text.name}
      value={value}
      maxLength={ledgerLimits.nameLength}
      problem={isTried && value.trim() === '' ? text.nameEmpty : problemOf(trouble, 'name')}
      onChange={onChange}
    />
  )
}
