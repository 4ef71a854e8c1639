import type { ActQueue } from './queue-record.ts'

/** What was not done, and what still waits, as a file to keep (R6). */
export function undoneFile(queues: readonly ActQueue[]): string {
  const undone = queues.map(({ settlementId, settlementName, acts, refused }) => ({
    settlementId,
    settlementName,
    refused: refused.map(({ id, name, input, at, words, why, because }) => ({
      ...{ id, act: name, input, at, words, why },
      ...(because !== null && { because }),
    })),
    waiting: acts.map(({ id, name, input, at, words }) => ({ id, act: name, input, at, words })),
  }))
  return JSON.stringify(undone, null, 2)
}
