import { type ComponentProps, memo } from 'react'
import { TierChip } from '../../../item/tier-chip.tsx'
import { dueWords } from '../../../messages/due-day.ts'
import { tasksText } from '../../../messages/tasks-text.ts'
import { openBesideList } from '../../../state/address-query.ts'
import { useNow } from '../../../ui/use-now.ts'
import { isOverdue, type ListedTask } from '../../listed-tasks.ts'
import { PriorityMark } from '../../marks/priority-mark.tsx'
import { TaskNote } from '../../task-note.tsx'
import { useGlow } from '../../use-glow.ts'
import { TaskPeople } from './task-people.tsx'
import { TaskProgress } from './task-progress.tsx'
import { TaskStatusSelect } from './task-status-select.tsx'

const text = tasksText.row

type Props = ComponentProps<typeof TaskPeople> & {
  maySetStatus: boolean
  isOpen: boolean
  /** How many pieces were delivered for it and wait for review. */
  inReview: number
  /** How long what it misses takes, in words; '' where nothing is missing, or nobody can say. */
  takes: string
}

/** A task on one line: what, for which project, how far, what it waits for, who does it, until when (TSK-1, TSK-5). */
export const TaskRow = memo(function TaskRow(props: Props) {
  const { settlementId, listed, maySetStatus, isOpen, inReview, takes } = props
  const { id, task, numbers, title, item } = listed
  // The row glows when somebody else's change alters this text.
  const glow = useGlow<HTMLSpanElement>(
    settlementId,
    `${numbers.completed} ${numbers.target} ${numbers.status} ${listed.people.join(' ')}`,
  )
  return (
    <>
      <span ref={glow} className="absolute inset-0 -z-10" />
      <span className="task-tier">{item && <TierChip tier={item.tier} />}</span>
      <div className="task-name min-w-0">
        <button
          type="button"
          aria-label={text.open(title)}
          aria-current={isOpen || undefined}
          title={title}
          className="task-open block max-w-full truncate text-left font-semibold"
          onClick={() => openBesideList('task', id)}
        >
          {title}
        </button>
        <TaskNote listed={listed} takes={takes} />
      </div>
      <span className="task-status">
        <TaskStatusSelect settlementId={settlementId} listed={listed} mayEdit={maySetStatus} />
      </span>
      <TaskProgress listed={listed} inReview={inReview} />
      <span className="task-people">
        <TaskPeople {...props} />
      </span>
      <span className="task-due flex items-center justify-end gap-1.5">
        {task.priority !== 'medium' && (
          <span title={text.priority(tasksText.priorities[task.priority])}>
            <PriorityMark priority={task.priority} />
            <span className="sr-only">{text.priority(tasksText.priorities[task.priority])}</span>
          </span>
        )}
        <Due listed={listed} />
      </span>
    </>
  )
})

function Due({ listed }: { listed: ListedTask }) {
  const { due } = listed.task
  const now = new Date(useNow())
  if (due === null) return <span className="text-ink-2">{text.noDue}</span>
  const day = dueWords(due, now)
  if (!isOverdue(listed, now.toISOString()))
    return (
      <span title={text.due(day)} className="text-ink-2">
        {day}
      </span>
    )
  return (
    <b title={text.overdue(day)} className="text-missing">
      <span aria-hidden="true">⚠ </span>
      <span className="sr-only">{text.overdue('')}</span>
      {day}
    </b>
  )
}
