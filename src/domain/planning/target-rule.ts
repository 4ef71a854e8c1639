import type { TaskNumbers, TaskStatus } from '../settlement/ledger-rows.ts'

/**
 * Why the numbers of a task change: its project needs more or less, its project recorded a craft, or stock moved in
 * another way.
 */
export type Reason = 'needs' | 'craft' | 'stock'

type Amounts = Pick<TaskNumbers, 'target' | 'completed'>

/**
 * The amounts of a task of which so much is missing, so that target − completed = missing (TSK-2). Completed stays where needs change and
 * where a craft went badly, so that what was done is not taken back; it falls only where stock was lost.
 */
export function nextAmounts({ target, completed }: Amounts, missing: number, reason: Reason): Amounts {
  const needsMore = missing > target - completed
  if (reason === 'needs' || (reason === 'craft' && needsMore)) {
    return { target: completed + missing, completed }
  }
  const next = Math.max(target, missing)
  return { target: next, completed: next - missing }
}

/** The status that follows from a task's amounts: nothing done, something, or all. */
export function statusOf({ target, completed }: Amounts): TaskStatus {
  if (completed >= target) return 'completed'
  return completed > 0 ? 'in_progress' : 'pending'
}

/** A task's row after its amounts were found; the same row where they did not change, so that a status set by hand stays. */
export function nextNumbers(known: TaskNumbers, missing: number, reason: Reason): TaskNumbers {
  // As much is missing as before: the amounts would stay whatever the reason. So it is for nearly all tasks of a walk.
  if (missing === known.target - known.completed) return known
  return numbersWith(known.taskId, nextAmounts(known, missing, reason))
}

/** The row of a task that gets these amounts: they give its status, and one set by hand is gone. */
export function numbersWith(taskId: string, amounts: Amounts): TaskNumbers {
  return { taskId, ...amounts, status: statusOf(amounts), byHand: false, completedAt: null }
}

/** The numbers with the time at which the task was completed, which stays as long as the task is completed (TSK-3). */
export function withCompletedAt(known: TaskNumbers | undefined, next: TaskNumbers, now: string): TaskNumbers {
  if (next.status !== 'completed') return { ...next, completedAt: null }
  return { ...next, completedAt: known?.status === 'completed' ? known.completedAt : now }
}
