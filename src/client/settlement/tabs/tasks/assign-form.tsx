import { useState } from 'react'
import { assignablePeople } from '#domain/settlement/assignable'
import { useSubmit } from '../../../api/use-submit.ts'
import { tasksText } from '../../../messages/tasks-text.ts'
import { usePeople } from '../../people.tsx'
import { useRows, useSettlement } from '../../selectors.ts'
import { assignTask } from '../../task-acts.ts'
import { SmallForm } from '../inventory/small-form.tsx'
import type { TaskFormProps } from './task-form-props.ts'

const text = tasksText.assign

/** Sets who is to do a task: members and named players alike (TSK-3). */
export function AssignForm({ settlementId, listed: { id, people }, onClose }: TaskFormProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(people))
  const names = usePeople()
  const most = useSettlement(({ settings }) => settings.maxAssigneesPerTask) ?? 0
  const members = useRows('members')
  const players = useRows('players')
  const assignable = assignablePeople({
    members: new Map(members.map((row) => [row.userId, row])),
    players: new Map(players.map((row) => [row.id, row])),
  })
  // Who has it already may keep it, whatever became of them since.
  const offered = [...new Set([...people, ...assignable])]
  const withoutAccount = new Set(players.map((row) => row.id))
  const wanted = [...chosen].filter((who) => offered.includes(who))
  const isUnchanged = wanted.length === people.length && people.every((who) => chosen.has(who))
  const isFull = wanted.length >= most
  const sending = useSubmit(() => assignTask(settlementId, id, wanted), onClose)

  function toggle(who: string) {
    const next = new Set(chosen)
    if (!next.delete(who)) next.add(who)
    setChosen(next)
    sending.clear()
  }

  return (
    <SmallForm words={text} action={text.submit} sending={sending} disabled={isUnchanged} onClose={onClose}>
      {offered.length === 0 ? <p className="text-small">{text.none}</p> : null}
      <ul className="max-h-72 overflow-y-auto" aria-label={tasksText.panel.people}>
        {offered.map((who) => (
          <li key={who}>
            <label className="flex min-h-control items-center gap-2.5">
              <input
                type="checkbox"
                checked={chosen.has(who)}
                disabled={isFull && !chosen.has(who)}
                onChange={() => toggle(who)}
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
