import { useState } from 'react'
import { type SuggestionOptions, suggestionsFor } from '#domain/settlement/assigning/suggestions'
import type { Settlement } from '#domain/settlement/tables'
import { assignText as text } from '../../../messages/assign-text.ts'
import { dayInZone, endOf } from '../../../messages/due-day.ts'
import { FormEnd } from '../../dialogs/form-end.tsx'
import { assignTask, updateTask } from '../../task-acts.ts'
import { useActForm } from '../../use-act-form.ts'
import { useWanted } from '../../use-wanted.ts'
import type { Assigned } from './assigned.ts'
import { DueAndNotes } from './due-and-notes.tsx'
import type { OpenTask } from './open-tasks.ts'
import { PersonChoice } from './person-choice.tsx'
import { TaskChoice } from './task-choice.tsx'
import { type Assigning, demandsOf } from './use-assigning.ts'

type Props = {
  assigning: Assigning
  options: SuggestionOptions
  settlement: Settlement
  onAssigned: (assigned: Assigned) => void
  onClose: () => void
}

/** One task to as many people as the settings allow (TSK-3). */
export function AssignOne(props: Props) {
  const { tasks, names } = props.assigning
  const [chosen, setChosen] = useState<OpenTask | null>(null)
  const now = tasks.find(({ task }) => task.id === chosen?.task.id)
  return (
    <div className="grid grid-cols-2 gap-4 pt-3 max-phone:grid-cols-1">
      <TaskChoice
        tasks={tasks}
        names={names}
        many={false}
        isChosen={(taskId) => taskId === chosen?.task.id}
        onChoose={(taskId) => setChosen(tasks.find(({ task }) => task.id === taskId) ?? null)}
      />
      {chosen ? (
        <OneTask key={chosen.task.id} {...props} open={now ?? chosen} isGone={!now} />
      ) : (
        <p className="text-ink-2">{text.choose}</p>
      )}
    </div>
  )
}

function OneTask({
  assigning,
  options,
  settlement,
  onAssigned,
  onClose,
  open,
  isGone,
}: Props & { open: OpenTask; isGone: boolean }) {
  const { task, people } = open
  const { wanted, isChanged, toggle, forget } = useWanted(people)
  // What the form began with: only what was changed here is sent, so that nobody else's change is undone.
  const [first, setFirst] = useState({ due: dayInZone(task.due), notes: task.notes })
  const [typed, setTyped] = useState(first)
  const most = settlement.settings.maxAssigneesPerTask
  const sending = useActForm(send, sent)
  const isEdited = typed.due !== first.due || typed.notes !== first.notes

  async function send() {
    if (isEdited) {
      const said = await updateTask(settlement.id, {
        taskId: task.id,
        ...(typed.due !== first.due && { due: endOf(typed.due) }),
        ...(typed.notes !== first.notes && { notes: typed.notes.trim() }),
      })
      if (!said.done) return said
      setFirst(typed)
    }
    // The task's people stay as they were: with no task in the reply, the dialog says only that it is saved.
    if (!isChanged) return { done: true, reply: [] as Assigned } as const
    const given = [{ taskId: task.id, before: people, after: wanted }]
    const assigned = await assignTask(settlement.id, task.id, wanted)
    return assigned.done ? ({ done: true, reply: given } as const) : assigned
  }

  function sent(assigned: Assigned) {
    onAssigned(assigned)
    forget()
  }

  return (
    <form noValidate onSubmit={(event) => void sending.submit(event)}>
      <h3 className="font-bold wrap-anywhere">{open.title}</h3>
      {isGone && (
        <p role="alert" className="text-missing">
          {text.gone}
        </p>
      )}
      <p className="py-1 text-small text-ink-2">{text.most(most)}</p>
      <PersonChoice
        suggestions={suggestionsFor(task, demandsOf(assigning, task), assigning.loads, options)}
        others={people}
        loads={assigning.loads}
        names={assigning.names}
        chosen={new Set(wanted)}
        isFull={wanted.length >= most}
        onChoose={toggle}
      />
      <DueAndNotes
        due={typed.due}
        notes={typed.notes}
        onDue={(due) => setTyped({ ...typed, due })}
        onNotes={(notes) => setTyped({ ...typed, notes })}
      />
      <FormEnd
        submit={isEdited && !isChanged ? text.save : text.submit(wanted.length)}
        isBusy={sending.isBusy}
        disabled={isGone || !(isChanged || isEdited)}
        failure={sending.trouble && { sentence: text.failed, reason: sending.trouble.reason }}
        onCancel={onClose}
      />
    </form>
  )
}
