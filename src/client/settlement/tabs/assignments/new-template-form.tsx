import { useState } from 'react'
import { ledgerLimits, templateLimits } from '#domain/settlement/limits'
import type { AssignmentTemplate, Pattern } from '#domain/settlement/template'
import type { Gesture } from '../../../api/gesture.ts'
import { problemOf } from '../../../api/outcome.ts'
import { perform } from '../../../api/perform.ts'
import { templatesText } from '../../../messages/templates-text.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { FormEnd } from '../../dialogs/form-end.tsx'
import { useActForm } from '../../use-act-form.ts'
import { PatternFields } from './pattern-fields.tsx'
import type { Assigning } from './use-assigning.ts'

const text = templatesText.assign
const usual: Pattern = {
  balanceWorkload: true,
  maxTasksPerPlayer: templateLimits.tasksPerPlayer.usual,
  preferredPlayers: [],
}

type Props = {
  settlementId: string
  assigning: Assigning
  onSaved: (template: AssignmentTemplate) => Promise<void>
  onClose: () => void
}

/** Makes a template: its name, and how it deals tasks out (TSK-4). */
export function NewTemplateForm({ settlementId, assigning, onSaved, onClose }: Props) {
  const [typed, setTyped] = useState({ name: '', description: '' })
  const [pattern, setPattern] = useState(usual)
  const [isTried, setTried] = useState(false)
  const { submit, isBusy, trouble, clear } = useActForm(
    send,
    (saved: AssignmentTemplate) => void onSaved(saved),
  )
  const name = typed.name.trim()

  function send(gesture: Gesture) {
    setTried(true)
    if (name === '') return null
    const description = typed.description.trim()
    const input = { settlementId, name, description, pattern: sentPattern(pattern) }
    return perform({ procedure: 'createAssignmentTemplate', input, gesture })
  }

  function change(part: Partial<typeof typed>) {
    setTyped({ ...typed, ...part })
    clear()
  }

  return (
    <form aria-label={text.fresh} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={text.name}
        value={typed.name}
        maxLength={ledgerLimits.nameLength}
        problem={isTried && name === '' ? text.nameEmpty : problemOf(trouble, 'name')}
        onChange={(next) => change({ name: next })}
      />
      <TextField
        label={text.description}
        value={typed.description}
        maxLength={ledgerLimits.textLength}
        rows={2}
        onChange={(description) => change({ description })}
      />
      <PatternFields
        pattern={pattern}
        assigning={assigning}
        onChange={(next) => {
          setPattern(next)
          clear()
        }}
      />
      <FormEnd
        submit={text.button}
        isBusy={isBusy}
        failure={trouble && { sentence: text.failed, reason: trouble.reason }}
        onCancel={onClose}
      />
    </form>
  )
}

/** A copy, because the type of the request takes no read-only list. */
function sentPattern(pattern: Pattern) {
  return { ...pattern, preferredPlayers: [...pattern.preferredPlayers] }
}
