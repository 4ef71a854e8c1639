import { setTimeout as sleep } from 'node:timers/promises'

/** Pause between two batches: the built-in database runs one statement at a time, and requests wait for it. */
const pauseMs = 20

/** Repeats the work until it reports that nothing is left, or until the server is to stop. */
export async function inBatches(over: AbortSignal, hasMore: () => Promise<boolean>): Promise<void> {
  while (!over.aborted && (await hasMore())) await sleep(pauseMs)
}
