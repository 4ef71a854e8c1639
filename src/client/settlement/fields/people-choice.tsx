import { assignablePeople } from '#domain/settlement/assignable'
import { tasksText } from '../../messages/tasks-text.ts'
import { plainListKeys } from '../../ui/plain-list-keys.ts'
import { usePeople } from '../people.ts'
import { useRows } from '../selectors.ts'

const text = tasksText.assign

type Props = {
  label: string
  /** Those who are stored as chosen: they may stay chosen, even where they could not be chosen anew. */
  people: readonly string[]
  wanted: readonly string[]
  /** No more can be chosen. */
  isFull?: boolean
  onToggle: (who: string) => void
}

/** Members and named players, to be chosen alike. */
export function PeopleChoice({ label, people, wanted, isFull = false, onToggle }: Props) {
  const names = usePeople()
  const members = useRows('members')
  const players = useRows('players')
  const assignable = assignablePeople({
    members: new Map(members.map((row) => [row.userId, row])),
    players: new Map(players.map((row) => [row.id, row])),
  })
  const offered = [...new Set([...people, ...assignable, ...wanted])]
  const withoutAccount = new Set(players.map((row) => row.id))
  if (offered.length === 0) return <p className="text-small">{text.none}</p>
  return (
    <ul ref={plainListKeys} className="max-h-72 overflow-y-auto" aria-label={label}>
      {offered.map((who) => (
        <li key={who}>
          <label className="flex min-h-control items-center gap-2.5">
            <input
              type="checkbox"
              checked={wanted.includes(who)}
              disabled={isFull && !wanted.includes(who)}
              onChange={() => onToggle(who)}
            />
            <bdi className="wrap-anywhere">{names.get(who) ?? '?'}</bdi>
            {withoutAccount.has(who) && <span className="text-small text-ink-2">{text.noAccount}</span>}
          </label>
        </li>
      ))}
    </ul>
  )
}
