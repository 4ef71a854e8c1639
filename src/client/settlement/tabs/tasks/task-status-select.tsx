import { taskStatuses } from '#domain/settlement/ledger-rows'
import { tasksText as text } from '../../../messages/tasks-text.ts'
import { QuietSelect } from '../../fields/quiet-select.tsx'
import type { ListedTask } from '../../listed-tasks.ts'
import { StatusMark } from '../../marks/status-mark.tsx'
import { setStatus } from '../../task-acts.ts'

const options = taskStatuses.map((status) => ({ value: status, text: text.statuses[status] }))

type Props = { settlementId: string; listed: ListedTask; mayEdit: boolean }

/** Sets the status of a task, to any (TSK-1). */
export function TaskStatusSelect({ settlementId, listed: { id, title, numbers }, mayEdit }: Props) {
  const { status, completed, target } = numbers
  const percent = target === 0 ? 0 : (100 * completed) / target
  return (
    <span className="inline-flex items-center gap-1">
      {/* The mark is that of projects, whose first status is called `not_started`. */}
      <StatusMark status={status === 'pending' ? 'not_started' : status} percent={percent} />
      <QuietSelect
        label={text.row.status(title)}
        value={status}
        options={options}
        mayEdit={mayEdit}
        notYours={text.panel.notYours}
        onChange={(next) => void setStatus(settlementId, id, next)}
      />
    </span>
  )
}
