import { tasksText } from '../../../messages/tasks-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Initials } from '../../initials.tsx'
import type { ListedTask } from '../../listed-tasks.ts'
import { claimTask, giveTaskBack } from '../../task-acts.ts'

const text = tasksText.row
const mostInitials = 3

type Props = {
  settlementId: string
  listed: ListedTask
  /** The names of members and named players, by the id under which they have tasks. */
  people: ReadonlyMap<string, string>
  isMine: boolean
  mayClaim: boolean
}

/** Who has a task, and the press that takes it or gives it back (BEY-12). */
export function TaskPeople({ settlementId, listed, people, isMine, mayClaim }: Props) {
  const { id, title, state } = listed
  const who = listed.people.map((id) => ({ id, name: people.get(id) ?? '?' }))
  const initials = <Initials people={who} most={mostInitials} andMore={text.more} />
  if (who.length === 0 && (state === 'done' || !mayClaim))
    return <span className="text-small text-ink-2">{text.unassigned}</span>
  if (who.length === 0)
    return (
      <Button
        className="text-small"
        aria-label={text.of(text.claim, title)}
        onClick={() => void claimTask(settlementId, id)}
      >
        {text.claim}
      </Button>
    )
  if (!isMine || !mayClaim || state === 'done') return initials
  return (
    <>
      {initials}
      <Button
        look="quiet"
        className="text-small"
        aria-label={text.of(text.giveBack, title)}
        onClick={() => void giveTaskBack(settlementId, id)}
      >
        {text.giveBack}
      </Button>
    </>
  )
}
