import { type TaskStatus, taskStatuses } from '#domain/settlement/ledger-rows'
import { tasksText as text } from '../../../messages/tasks-text.ts'
import type { ListedTask } from '../../listed-tasks.ts'
import { setStatus } from '../../task-acts.ts'
import { StatusMark } from '../projects/status-mark.tsx'

type Props = { settlementId: string; listed: ListedTask; mayEdit: boolean }

/** Sets the status of a task, to any (TSK-1). */
export function TaskStatusSelect({ settlementId, listed: { id, title, numbers }, mayEdit }: Props) {
  const { status, completed, target } = numbers
  const percent = target === 0 ? 0 : (100 * completed) / target
  return (
    <span className="inline-flex items-center gap-1">
      <StatusMark status={status === 'pending' ? 'not_started' : status} percent={percent} />
      <select
        aria-label={text.row.status(title)}
        title={mayEdit ? text.row.status(title) : text.panel.notYours}
        disabled={!mayEdit}
        className="min-h-control min-w-0 rounded-part border border-transparent bg-transparent text-small hover:border-line"
        value={status}
        onChange={(event) => void setStatus(settlementId, id, event.currentTarget.value as TaskStatus)}
      >
        {taskStatuses.map((one) => (
          <option key={one} value={one}>
            {text.statuses[one]}
          </option>
        ))}
      </select>
    </span>
  )
}
