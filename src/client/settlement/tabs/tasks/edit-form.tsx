import { useState } from 'react'
import { type Priority, priorities } from '#domain/settlement/ledger-rows'
import { ledgerLimits } from '#domain/settlement/limits'
import { problemOf } from '../../../api/outcome.ts'
import { dayInZone, endOf } from '../../../messages/due-day.ts'
import { tasksText } from '../../../messages/tasks-text.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { DayField } from '../../fields/day-field.tsx'
import { SmallField, SmallForm } from '../../fields/small-form.tsx'
import { updateTask } from '../../task-acts.ts'
import { useActForm } from '../../use-act-form.ts'
import type { TaskFormProps } from './task-form-props.ts'

const text = tasksText.edit

/**
 * Changes the title of a task made by hand, and the notes, due date and priority of any (TSK-3). Only what was changed here is
 * sent, so that nobody else's change is undone.
 */
export function EditForm({ settlementId, listed, onClose }: TaskFormProps) {
  // The task as it was when the form opened.
  const [task] = useState(listed.task)
  const [title, setTitle] = useState(task.title ?? '')
  const [notes, setNotes] = useState(task.notes)
  const [day, setDay] = useState(dayInZone(task.due))
  const [priority, setPriority] = useState<Priority>(task.priority)
  const [isTried, setTried] = useState(false)
  const hasTitle = task.title !== null
  const isMissing = hasTitle && title.trim() === ''
  const sending = useActForm(send, onClose)
  const { trouble, clear } = sending

  function send() {
    setTried(true)
    if (isMissing) return null
    const edit = {
      ...(hasTitle && title.trim() !== task.title && { title: title.trim() }),
      ...(notes.trim() !== task.notes && { notes: notes.trim() }),
      ...(day !== dayInZone(task.due) && { due: endOf(day) }),
      ...(priority !== task.priority && { priority }),
    }
    if (Object.keys(edit).length > 0) return updateTask(settlementId, { taskId: task.id, ...edit })
    onClose()
    return null
  }

  return (
    <SmallForm words={text} action={text.submit} sending={sending} disabled={false} onClose={onClose}>
      {hasTitle && (
        <TextField
          label={text.title}
          value={title}
          maxLength={ledgerLimits.titleLength}
          problem={isTried && isMissing ? text.titleEmpty : problemOf(trouble, 'title')}
          onChange={(next) => {
            setTitle(next)
            clear()
          }}
        />
      )}
      <TextField
        label={text.notes}
        value={notes}
        rows={3}
        maxLength={ledgerLimits.textLength}
        problem={problemOf(trouble, 'notes')}
        onChange={setNotes}
      />
      <DayField label={text.due} value={day} onChange={setDay} />
      <SmallField label={text.priority}>
        <SelectField
          label={text.priority}
          value={priority}
          options={priorities.map((one) => ({ value: one, text: tasksText.priorities[one] }))}
          changed={priority !== task.priority}
          onChange={setPriority}
        />
      </SmallField>
    </SmallForm>
  )
}
