import type { ReactNode } from 'react'
import { shortTime } from '../../../plan/times/time-words.ts'
import { stripe } from '../../../ui/stripe.ts'
import { isMine, type ListedTask } from '../../listed-tasks.ts'
import { useMay } from '../../membership.ts'
import { useMyIds, usePeople } from '../../people.ts'
import { useSettlementId } from '../../selectors.ts'
import { useUnderWay } from '../../under-way.ts'
import { useTaskTime } from '../../use-task-time.ts'
import { TaskRow } from './task-row.tsx'

type TaskRows = {
  /** Classes of a row by its place in the list. */
  readonly rowClass: (listed: ListedTask, index: number) => string
  readonly draw: (listed: ListedTask) => ReactNode
}

/** How a list draws its tasks, on whichever part of the page. */
export function useTaskRows(openId: string | null): TaskRows {
  const settlementId = useSettlementId()
  const may = useMay()
  const mine = useMyIds()
  const people = usePeople()
  const underWayOf = useUnderWay()
  const timeOf = useTaskTime()
  return {
    rowClass: ({ id }, index) => `task-row ${id === openId ? 'bg-accent-soft' : stripe(index)}`,
    draw: (listed) => (
      <TaskRow
        settlementId={settlementId}
        listed={listed}
        people={people}
        isMine={isMine(listed, mine)}
        mayClaim={may('task.claim')}
        maySetStatus={may('task.set_status')}
        isOpen={listed.id === openId}
        inReview={underWayOf(listed.id).inReview}
        takes={shortTime(timeOf(listed))}
      />
    ),
  }
}
