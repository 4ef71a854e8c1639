import { settlementLimits } from '#domain/settlement/limits'
import { settlementDialogsText } from '../../messages/settlement-dialogs-text.ts'
import type { Trouble } from '../../settlement/perform.ts'
import { TextField } from '../../ui/text-field.tsx'
import { problemOf } from './use-submit.ts'

const text = settlementDialogsText.create

/** What a settlement is called and says of itself, as typed. */
export type Named = { readonly name: string; readonly description: string }

type Props = {
  typed: Named
  onChange: (typed: Named) => void
  /** The name was sent off as it is: it is told where it is missing. */
  isTried: boolean
  /** What the server had to say to it. */
  trouble: Trouble | null
  description: { label: string; rows: number }
}

/** The fields of a settlement's name and description, to found or to rename it (SET-2). */
export function NameFields({ typed, onChange, isTried, trouble, description }: Props) {
  const isMissing = isTried && tidy(typed).name === ''
  return (
    <>
      <TextField
        label={text.name}
        value={typed.name}
        maxLength={settlementLimits.nameLength}
        problem={isMissing ? text.nameEmpty : problemOf(trouble, 'name')}
        onChange={(name) => onChange({ ...typed, name })}
      />
      <TextField
        label={description.label}
        value={typed.description}
        rows={description.rows}
        maxLength={settlementLimits.descriptionLength}
        problem={problemOf(trouble, 'description')}
        onChange={(next) => onChange({ ...typed, description: next })}
      />
    </>
  )
}

/** Without the spaces around it, as it is sent. */
export function tidy({ name, description }: Named): Named {
  return { name: name.trim(), description: description.trim() }
}
