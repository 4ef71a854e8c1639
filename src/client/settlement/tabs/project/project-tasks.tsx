import { useState } from 'react'
import { formatNumber } from '#contract/sentences/numbers'
import { projectListsText as lists } from '../../../messages/project-lists-text.ts'
import { projectPageText } from '../../../messages/project-page-text.ts'
import { FoldButton } from '../../../ui/fold-button.tsx'
import { plainListKeys } from '../../../ui/plain-list-keys.ts'
import type { ListedTask } from '../../listed-tasks.ts'
import { ShowMore } from '../../show-more.tsx'
import { useTaskRows } from '../tasks/use-task-rows.tsx'

const text = projectPageText.tasks
/** How many of a group are drawn before more are asked for. */
const pageLength = 25
const groups = ['ready', 'waiting', 'done'] as const
type Group = (typeof groups)[number]

type Props = { tasks: readonly ListedTask[]; openId: string | null }

/** The tasks of a project: what can be done now, what waits and for what, and what is done (TSK-1, TSK-5). */
export function ProjectTasks({ tasks, openId }: Props) {
  return (
    <section aria-label={text.title} className="project-part">
      {tasks.length === 0 ? (
        <p className="px-3.5 py-3 text-small text-ink-2">{text.empty}</p>
      ) : (
        groups.map((group) => (
          <TaskGroup
            key={group}
            group={group}
            tasks={tasks.filter(({ state }) => state === group)}
            openId={openId}
          />
        ))
      )}
    </section>
  )
}

function TaskGroup({ group, tasks, openId }: Props & { group: Group }) {
  const [isOpen, setOpen] = useState(group !== 'done')
  const [most, setMost] = useState(pageLength)
  const rows = useTaskRows(openId)
  const word = lists.groups[group]
  const heading = (
    <>
      {word} <span className="text-small font-normal text-ink-2">{formatNumber(tasks.length)}</span>
    </>
  )
  return (
    <>
      <h4 className="project-group font-bold">
        {group === 'done' && tasks.length > 0 ? (
          <FoldButton isOpen={isOpen} onFold={setOpen}>
            {heading}
          </FoldButton>
        ) : (
          heading
        )}
      </h4>
      {tasks.length === 0 && <p className="px-3.5 pb-2 text-small text-ink-2">{lists.none[group]}</p>}
      {isOpen && tasks.length > 0 && (
        <ul ref={plainListKeys} aria-label={text.list(word)}>
          {tasks.slice(0, most).map((listed, at) => (
            <li key={listed.id} className={`border-t border-line ${rows.rowClass(listed, at)}`}>
              {rows.draw(listed)}
            </li>
          ))}
        </ul>
      )}
      {isOpen && <ShowMore count={tasks.length - most} onShow={() => setMost(tasks.length)} />}
    </>
  )
}
