import { type Change, put } from '../settlement/change.ts'
import type { TaskNumbers } from '../settlement/ledger-rows.ts'
import { type Rows, settlementIn } from '../settlement/tables.ts'

/**
 * The changes of status after an act in a personal settlement: a task counts as begun once somebody is assigned to it, and as pending
 * again where nobody is, as long as nothing was done for it and nobody set its status by hand (TSK-3).
 * @param after the rows after the act
 * @param changes what the act has changed
 */
export function beginAssignedTasks(after: Rows, changes: readonly Change[]): readonly Change[] {
  if (!settlementIn(after).isPersonal) return []
  const assigned = new Set(Array.from(after.assignees.values(), ({ taskId }) => taskId))
  return changedTasks(changes).flatMap((taskId) => {
    const numbers = after.taskNumbers.get(taskId)
    if (!numbers || !followsAssignees(numbers)) return []
    const status = assigned.has(taskId) ? 'in_progress' : 'pending'
    return numbers.status === status ? [] : [put('taskNumbers', { ...numbers, status })]
  })
}

function followsAssignees({ byHand, completed, status }: TaskNumbers): boolean {
  // A task that wants nothing any more is completed with 0 done.
  return !byHand && completed === 0 && status !== 'completed'
}

/** Tasks whose numbers or people have changed. */
function changedTasks(changes: readonly Change[]): readonly string[] {
  const ids = changes.flatMap((change) => {
    if ('put' in change)
      return change.put === 'assignees' || change.put === 'taskNumbers' ? [change.row.taskId] : []
    // The key of an assignee is the task's id, a colon, and the person's.
    return 'drop' in change && change.drop === 'assignees' ? [change.key.split(':')[0]!] : []
  })
  return [...new Set(ids)]
}
