import type { PendingAct } from '../../pending-act.ts'

/** How much was entered for each task and waits to be sent: an open task does not ask for it again (BEY-11). */
export function unsentAmounts(pending: readonly PendingAct[]): ReadonlyMap<string, number> {
  const amounts = new Map<string, number>()
  for (const { name, input } of pending) {
    if (name !== 'completeTask') continue
    const { taskId, amount } = input as PendingAct<'completeTask'>['input']
    amounts.set(taskId, (amounts.get(taskId) ?? 0) + amount)
  }
  return amounts
}
