import { assignablePeople } from '#domain/settlement/assignable'
import { useSubmit } from '../../../api/use-submit.ts'
import { tasksText } from '../../../messages/tasks-text.ts'
import { SmallForm } from '../../fields/small-form.tsx'
import { usePeople } from '../../people.tsx'
import { useRows, useSettlement } from '../../selectors.ts'
import { assignTask } from '../../task-acts.ts'
import { useWanted } from '../../use-wanted.ts'
import type { TaskFormProps } from './task-form-props.ts'

const text = tasksText.assign

/** Sets who is to do a task: members and named players alike (TSK-3). */
export function AssignForm({ settlementId, listed: { id, people }, onClose }: TaskFormProps) {
  const { wanted, isChanged, toggle } = useWanted(people)
  const names = usePeople()
  const most = useSettlement(({ settings }) => settings.maxAssigneesPerTask) ?? 0
  const members = useRows('members')
  const players = useRows('players')
  const assignable = assignablePeople({
    members: new Map(members.map((row) => [row.userId, row])),
    players: new Map(players.map((row) => [row.id, row])),
  })
  // Who has it already may keep it, whatever became of them since.
  const offered = [...new Set([...people, ...assignable, ...wanted])]
  const withoutAccount = new Set(players.map((row) => row.id))
  const isFull = wanted.length >= most
  const sending = useSubmit(() => assignTask(settlementId, id, wanted), onClose)

  return (
    <SmallForm words={text} action={text.submit} sending={sending} disabled={!isChanged} onClose={onClose}>
      {offered.length === 0 ? <p className="text-small">{text.none}</p> : null}
      <ul className="max-h-72 overflow-y-auto" aria-label={tasksText.panel.people}>
        {offered.map((who) => (
          <li key={who}>
            <label className="flex min-h-control items-center gap-2.5">
              <input
                type="checkbox"
                checked={wanted.includes(who)}
                disabled={isFull && !wanted.includes(who)}
                onChange={() => {
                  toggle(who)
                  sending.clear()
                }}
              />
              <bdi className="wrap-anywhere">{names.get(who) ?? '?'}</bdi>
              {withoutAccount.has(who) && <span className="text-small text-ink-2">{text.noAccount}</span>}
            </label>
          </li>
        ))}
      </ul>
      <p className="text-small text-ink-2">{text.most(most)}</p>
    </SmallForm>
  )
}
