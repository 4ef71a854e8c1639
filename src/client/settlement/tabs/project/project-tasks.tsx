import { useState } from 'react'
import { formatNumber } from '../../../messages/format.ts'
import { projectPageText } from '../../../messages/project-page-text.ts'
import { Button } from '../../../ui/button.tsx'
import { stripe } from '../../../ui/stripe.ts'
import { isMine, type ListedTask } from '../../listed-tasks.ts'
import { useMay } from '../../membership.ts'
import { useMyIds, usePeople } from '../../people.tsx'
import { TaskRow } from '../tasks/task-row.tsx'

const text = projectPageText.tasks
/** So many of a group are drawn before more are asked for. */
const pageLength = 25
const groups = ['ready', 'waiting', 'done'] as const
type Group = (typeof groups)[number]

type Props = { settlementId: string; tasks: readonly ListedTask[]; openId: string | null }

/** The tasks of a project: what can be done now, what waits and for what, and what is done (TSK-1, TSK-5). */
export function ProjectTasks({ settlementId, tasks, openId }: Props) {
  return (
    <section aria-label={text.title} className="project-part">
      {tasks.length === 0 ? (
        <p className="px-3.5 py-3 text-small text-ink-2">{text.empty}</p>
      ) : (
        groups.map((group) => (
          <TaskGroup
            key={group}
            settlementId={settlementId}
            group={group}
            tasks={tasks.filter(({ state }) => state === group)}
            openId={openId}
          />
        ))
      )}
    </section>
  )
}

function TaskGroup({ settlementId, group, tasks, openId }: Props & { group: Group }) {
  const [isOpen, setOpen] = useState(group !== 'done')
  const [most, setMost] = useState(pageLength)
  const may = useMay()
  const mine = useMyIds()
  const people = usePeople()
  const word = text.groups[group]
  const more = tasks.length - most
  const heading = (
    <>
      {word} <span className="text-small font-normal text-ink-2">{formatNumber(tasks.length)}</span>
    </>
  )
  return (
    <>
      <h4 className="project-group font-bold">
        {group === 'done' && tasks.length > 0 ? (
          <Button look="quiet" aria-expanded={isOpen} className="-ml-3" onClick={() => setOpen(!isOpen)}>
            <span aria-hidden="true">{isOpen ? '▾' : '▸'}</span>
            {heading}
          </Button>
        ) : (
          heading
        )}
      </h4>
      {tasks.length === 0 && <p className="px-3.5 pb-2 text-small text-ink-2">{text.none[group]}</p>}
      {isOpen && tasks.length > 0 && (
        <ul aria-label={text.list(word)}>
          {tasks.slice(0, most).map((listed, at) => (
            <li
              key={listed.id}
              className={`task-row border-t border-line ${listed.id === openId ? 'bg-accent-soft' : stripe(at)}`}
            >
              <TaskRow
                settlementId={settlementId}
                listed={listed}
                people={people}
                isMine={isMine(listed, mine)}
                mayClaim={may('task.claim')}
                maySetStatus={may('task.set_status')}
                isOpen={listed.id === openId}
              />
            </li>
          ))}
        </ul>
      )}
      {isOpen && more > 0 && (
        <p className="border-t border-line px-3.5 py-1.5">
          <Button className="text-small" onClick={() => setMost(tasks.length)}>
            {text.more(more)}
          </Button>
        </p>
      )}
    </>
  )
}
