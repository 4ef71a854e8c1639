import { openKept } from './kept-settlements.ts'
import { forgetShared } from './kept-shared.ts'
import { announceQueue } from './queue-news.ts'
import { isSettled } from './queue-record.ts'

/**
 * Deletes an account's settlements, and what is shared with it, from this browser (AUTH-3, AUTH-5).
 * @param keepsWaiting keeps changes that another tab has just made, until the same user signs in again
 */
export async function forgetSettlements(
  userId: string,
  { keepsWaiting }: { readonly keepsWaiting: boolean },
): Promise<void> {
  const kept = await openKept()
  for (const tables of await kept.all('tables', userId)) await kept.remove('tables', tables)
  await kept.removeList(userId)
  await forgetShared(userId)
  for (const queue of await kept.all('queues', userId)) {
    if (keepsWaiting && !isSettled(queue)) continue
    await kept.remove('queues', queue)
    announceQueue(queue.settlementId)
  }
}
