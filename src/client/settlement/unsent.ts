import { useMemo } from 'react'
import type { ListedTask } from './listed-tasks.ts'
import type { PendingAct } from './pending-act.ts'
import { useSettlements } from './selectors.ts'

/** How much was entered for each task and waits to be sent. */
export function useUnsentAmounts(): ReadonlyMap<string, number> {
  const pending = useSettlements(({ opened }) => (opened.status === 'ready' ? opened.held.pending : null))
  return useMemo(() => unsentAmounts(pending ?? []), [pending])
}

/** The same of these acts. */
export function unsentAmounts(pending: readonly PendingAct[]): ReadonlyMap<string, number> {
  const amounts = new Map<string, number>()
  for (const { name, input } of pending) {
    if (name !== 'completeTask') continue
    const { taskId, amount } = input as PendingAct<'completeTask'>['input']
    amounts.set(taskId, (amounts.get(taskId) ?? 0) + amount)
  }
  return amounts
}

/**
 * How much can be entered now for a task: what waits to be sent is not asked for again (BEY-11). For a generated task it is in the
 * stock that is shown, and so in its numbers; the numbers of a task made by hand come with the server's answer.
 */
export function leftNow({ task, now }: Pick<ListedTask, 'task' | 'now'>, unsent: number): number {
  return task.generation === null ? Math.max(0, now - unsent) : now
}
