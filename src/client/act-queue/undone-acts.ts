import { openKept } from './kept-settlements.ts'
import { announceQueue } from './queue-news.ts'
import { type ActQueue, isSettled, startedOver, withAllAside, withoutSeen } from './queue-record.ts'

/** The account's queues that still hold changes: refused ones, or ones that wait. */
export async function undoneQueues(userId: string): Promise<readonly ActQueue[]> {
  const queues = await (await openKept()).all('queues', userId)
  return queues.filter((queue) => !isSettled(queue))
}

/**
 * Readies the account's queues for a server whose database was set back.
 * @param putAside lists waiting changes as not made, for this reason; null leaves them to be sent
 */
export async function startQueuesOver(userId: string, putAside: string | null): Promise<void> {
  const kept = await openKept()
  const change = (queue: ActQueue) => (putAside === null ? startedOver(queue) : withAllAside(queue, putAside))
  for (const waiting of await kept.all('queues', userId))
    await kept.changeQueue(waiting, (queue) => queue && change(queue))
}

/** Removes the refused changes that the user has seen. */
export async function dismissRefused(queues: readonly ActQueue[]): Promise<void> {
  const kept = await openKept()
  for (const seen of queues) {
    await kept.changeQueue(seen, (queue) => queue && withoutSeen(queue, seen))
    announceQueue(seen.settlementId)
  }
}

/** Refused and waiting changes as a file to keep (R6). */
export function undoneFile(queues: readonly ActQueue[]): string {
  const undone = queues.map(({ settlementId, settlementName, acts, refused }) => ({
    settlementId,
    settlementName,
    refused: refused.map(({ id, name, input, at, words, why, because }) => ({
      id,
      act: name,
      input,
      at,
      words,
      why,
      ...(because !== null && { because }),
    })),
    waiting: acts.map(({ id, name, input, at, words }) => ({ id, act: name, input, at, words })),
  }))
  return JSON.stringify(undone, null, 2)
}
