import { setTimeout as sleep } from 'node:timers/promises'

type OnError = (error: unknown) => void

/**
 * Runs the work of each id one run at a time; calls made during a run lead to one more run after it.
 * @param restMs how long the work of an id rests after a run: calls made meanwhile lead to that one run too
 */
export function oneAtATime<Id>(
  work: (id: Id) => Promise<void>,
  onError: OnError,
  restMs = 0,
): (id: Id) => void {
  /** The ids whose work is running or rests, and whether it must run once more after that. */
  const running = new Map<Id, boolean>()
  const run = async (id: Id) => {
    do {
      running.set(id, false)
      await work(id).catch(onError)
      if (restMs > 0) await sleep(restMs, undefined, { ref: false })
    } while (running.get(id))
    running.delete(id)
  }
  return (id) => {
    if (running.has(id)) running.set(id, true)
    else void run(id)
  }
}

/**
 * Like `oneAtATime`, for work that takes many ids at once: ids that come during a run, or in the rest after it, are handled together in
 * the next.
 */
export function allWaitingAtOnce<Id>(
  work: (ids: readonly Id[]) => Promise<void>,
  onError: OnError,
  restMs: number,
): (id: Id) => void {
  const waiting = new Set<Id>()
  const workOnAll = async () => {
    const ids = [...waiting]
    waiting.clear()
    await work(ids)
  }
  const run = oneAtATime(workOnAll, onError, restMs)
  return (id) => {
    waiting.add(id)
    run('all')
  }
}
