import { tasksText } from '../../../messages/tasks-text.ts'
import { PeopleChoice } from '../../fields/people-choice.tsx'
import { SmallForm } from '../../fields/small-form.tsx'
import { useSettlement } from '../../selectors.ts'
import { assignTask } from '../../task-acts.ts'
import { useActForm } from '../../use-act-form.ts'
import { useWanted } from '../../use-wanted.ts'
import type { TaskFormProps } from './task-form-props.ts'

const text = tasksText.assign

/** Sets who is to do a task: members and named players alike (TSK-3). */
export function AssignForm({ settlementId, listed: { id, people }, onClose }: TaskFormProps) {
  const { wanted, isChanged, toggle } = useWanted(people)
  const most = useSettlement(({ settings }) => settings.maxAssigneesPerTask) ?? 0
  const sending = useActForm(() => assignTask(settlementId, id, wanted), onClose)

  return (
    <SmallForm words={text} action={text.submit} sending={sending} disabled={!isChanged} onClose={onClose}>
      <PeopleChoice
        label={tasksText.panel.people}
        people={people}
        wanted={wanted}
        isFull={wanted.length >= most}
        onToggle={(who) => {
          toggle(who)
          sending.clear()
        }}
      />
      <p className="text-small text-ink-2">{text.most(most)}</p>
    </SmallForm>
  )
}
