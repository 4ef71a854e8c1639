import { openKept } from '../act-queue/kept-settlements.ts'
import { tellQueue } from '../act-queue/queue-news.ts'
import { type ActQueue, withoutSeen } from '../act-queue/queue-record.ts'

/** The player has seen what could not be done. */
export async function dismissRefused(queues: readonly ActQueue[]): Promise<void> {
  const kept = await openKept()
  for (const seen of queues) {
    await kept.changeQueue(seen, (queue) => queue && withoutSeen(queue, seen))
    tellQueue(seen.settlementId)
  }
}
