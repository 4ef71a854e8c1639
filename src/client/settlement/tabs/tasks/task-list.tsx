import { useRowHeight } from '../../../item/use-row-height.ts'
import { tasksText as text } from '../../../messages/tasks-text.ts'
import { useQueryPart } from '../../../state/address-query.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { stripe } from '../../../ui/stripe.ts'
import { VirtualList } from '../../../ui/virtual-list.tsx'
import { isMine, type ListedTask } from '../../listed-tasks.ts'
import { useMay } from '../../membership.ts'
import { usePeople } from '../../people.tsx'
import { useSettlementId } from '../../selectors.ts'
import { TaskRow } from './task-row.tsx'

type Props = { tasks: readonly ListedTask[]; mine: ReadonlySet<string>; onReset: () => void }

/** The tasks, one row each; only the rows in sight are drawn. */
export function TaskList({ tasks, mine, onReset }: Props) {
  const settlementId = useSettlementId()
  const openId = useQueryPart('task')
  const rowHeight = useRowHeight({ modern: 53, classic: 31, phone: 100 })
  const may = useMay()
  const people = usePeople()

  if (tasks.length === 0)
    return (
      <EmptyState title={text.nothing.title} hint={text.nothing.hint}>
        <Button onClick={onReset}>{text.nothing.show}</Button>
      </EmptyState>
    )
  return (
    <div className="flex min-h-0 flex-1 flex-col border-t border-line">
      <VirtualList
        label={text.list}
        count={tasks.length}
        rowHeight={rowHeight}
        keyAt={(index) => tasks[index]?.id ?? index}
        rowClass={(index) => {
          const look = tasks[index]?.id === openId ? 'bg-accent-soft' : stripe(index)
          return `task-row border-b border-line ${look}`
        }}
      >
        {(index) => {
          const listed = tasks[index]!
          return (
            <TaskRow
              settlementId={settlementId}
              listed={listed}
              people={people}
              isMine={isMine(listed, mine)}
              mayClaim={may('task.claim')}
              maySetStatus={may('task.set_status')}
              isOpen={listed.id === openId}
            />
          )
        }}
      </VirtualList>
    </div>
  )
}
