import { useState } from 'react'
import type { SharedTask } from '#contract/collaborations'
import { formatNumber } from '#contract/sentences/numbers'
import { projectListsText as lists } from '../../messages/project-lists-text.ts'
import { sharedText } from '../../messages/shared-text.ts'
import { Button } from '../../ui/button.tsx'
import { plainListKeys } from '../../ui/plain-list-keys.ts'
import { ShowMore } from '../show-more.tsx'

const text = sharedText.page
/** How many of a group are drawn before more are asked for. */
const pageLength = 25
const groups = ['ready', 'waiting', 'done'] as const

type Props = {
  tasks: readonly SharedTask[]
  mayDeliver: boolean
  onDeliver: (task: SharedTask) => void
}

/** The tasks of a shared project: what can be done now, what waits and for what, and what is done. */
export function SharedTasks({ tasks, ...props }: Props) {
  return (
    <section aria-label={text.tasks}>
      {groups.map((group) => (
        <Group key={group} group={group} tasks={tasks.filter(({ state }) => state === group)} {...props} />
      ))}
    </section>
  )
}

function Group({ group, tasks, mayDeliver, onDeliver }: Props & { group: (typeof groups)[number] }) {
  const [drawn, setDrawn] = useState(pageLength)
  return (
    <>
      <h4 className="px-3.5 pt-3 pb-1 font-bold">
        {lists.groups[group]}{' '}
        <span className="text-small font-normal text-ink-2">{formatNumber(tasks.length)}</span>
      </h4>
      {tasks.length === 0 && <p className="px-3.5 pb-1 text-small text-ink-2">{lists.none[group]}</p>}
      <ul ref={plainListKeys} aria-label={lists.groups[group]}>
        {tasks.slice(0, drawn).map((task) => (
          <li key={task.id} className="shared-task">
            <span className="min-w-24 flex-1 wrap-anywhere">
              {task.title}
              {task.waitsFor.length > 0 && (
                <span className="block text-small text-warn">{text.waitsFor(task.waitsFor.join(', '))}</span>
              )}
            </span>
            <span className="text-small text-ink-2">
              {text.amounts(task.completedQuantity, task.targetQuantity)}
            </span>
            {group !== 'done' && (
              <Button
                className="text-small"
                aria-label={text.deliverFor(task.title)}
                disabled={!mayDeliver || task.metadata.itemId === null}
                {...(task.metadata.itemId === null && { title: text.notForItem })}
                onClick={() => onDeliver(task)}
              >
                {text.deliver}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ShowMore count={tasks.length - drawn} onShow={() => setDrawn(tasks.length)} />
    </>
  )
}
