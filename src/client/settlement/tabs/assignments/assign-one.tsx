import { useState } from 'react'
import { onTheWire } from '#domain/settlement/assigned'
import { type SuggestionOptions, suggestionsFor } from '#domain/settlement/assigning/suggestions'
import { buildingOf } from '#domain/settlement/assigning/workload'
import type { Settlement } from '#domain/settlement/tables'
import { useSubmit } from '../../../api/use-submit.ts'
import { assignText as text } from '../../../messages/assign-text.ts'
import { act } from '../../act.ts'
import { FormEnd } from '../../dialogs/form-end.tsx'
import type { Assigned } from './assign-dialog.tsx'
import { DueAndNotes, dayOf, endOf } from './due-and-notes.tsx'
import type { OpenTask } from './open-tasks.ts'
import { PersonChoice } from './person-choice.tsx'
import { TaskChoice } from './task-choice.tsx'
import type { Assigning } from './use-assigning.ts'

type Props = {
  assigning: Assigning
  options: SuggestionOptions
  settlement: Settlement
  onAssigned: (assigned: Assigned) => void
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
  open,
  isGone,
}: Props & { open: OpenTask; isGone: boolean }) {
  const { task, people } = open
  // null until something is chosen: until then it follows what others assign.
  const [picked, setPicked] = useState<readonly string[] | null>(null)
  const [due, setDue] = useState(dayOf(task.due))
  const [notes, setNotes] = useState(task.notes)
  const most = settlement.settings.maxAssigneesPerTask
  const wanted = picked ?? people
  const sending = useSubmit(send, () => {
    onAssigned({ count: 1, former: [{ taskId: task.id, assignedTo: onTheWire(people) }] })
    setPicked(null)
  })
  const building = buildingOf(task, assigning.rows, assigning.catalog)

  async function send() {
    if (due !== dayOf(task.due) || notes !== task.notes) {
      const dueNow = due === dayOf(task.due) ? task.due : endOf(due)
      const said = await act(settlement.id, 'updateTask', { taskId: task.id, notes, due: dueNow })
      if (!said.done) return said
    }
    return act(settlement.id, 'assignTask', { taskId: task.id, assignedTo: onTheWire(wanted) })
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
        suggestions={suggestionsFor(task, building, assigning.loads, options)}
        loads={assigning.loads}
        names={assigning.names}
        chosen={new Set(wanted)}
        isFull={wanted.length >= most}
        onChoose={(who) =>
          setPicked(wanted.includes(who) ? wanted.filter((one) => one !== who) : [...wanted, who])
        }
      />
      <DueAndNotes due={due} notes={notes} onDue={setDue} onNotes={setNotes} />
      <FormEnd
        submit={text.submit(wanted.length)}
        isBusy={sending.isBusy || isGone || (wanted.length === 0 && people.length === 0)}
        failure={sending.trouble && { sentence: text.failed, reason: sending.trouble.reason }}
        onCancel={() => setPicked(null)}
      />
    </form>
  )
}
