import { useRowHeight } from '../../../item/use-row-height.ts'
import { tasksText as text } from '../../../messages/tasks-text.ts'
import { useQueryPart } from '../../../state/address-query.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { keepFocus } from '../../../ui/keep-focus.ts'
import { VirtualList } from '../../../ui/virtual-list.tsx'
import type { ListedTask } from '../../listed-tasks.ts'
import { useTaskRows } from './use-task-rows.tsx'

type Props = { tasks: readonly ListedTask[]; onReset: () => void }

/** The tasks, one row each; only the rows in sight are drawn. */
export function TaskList({ tasks, onReset }: Props) {
  const rows = useTaskRows(useQueryPart('task'))
  const rowHeight = useRowHeight({ modern: 53, classic: 31, phone: 100 })

  if (tasks.length === 0)
    return (
      <EmptyState title={text.nothing.title} hint={text.nothing.hint}>
        <Button onClick={onReset}>{text.nothing.show}</Button>
      </EmptyState>
    )
  return (
    <div ref={keepFocus} className="flex min-h-0 flex-1 flex-col border-t border-line">
      <VirtualList
        label={text.list}
        count={tasks.length}
        rowHeight={rowHeight}
        keyAt={(index) => tasks[index]?.id ?? index}
        rowClass={(index) => `border-b border-line ${rows.rowClass(tasks[index]!, index)}`}
      >
        {(index) => rows.draw(tasks[index]!)}
      </VirtualList>
    </div>
  )
}
