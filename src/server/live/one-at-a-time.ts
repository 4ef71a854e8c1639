import { setTimeout as sleep } from 'node:timers/promises'

type OnError = (error: unknown) => void

/** What fails at once, as without a database, is not begun again without a pause. */
const restAfterErrorMs = 250

/**
 * Runs the work of each id one run at a time; calls made during a run lead to one more run after it.
 * @param work gives the milliseconds for which the work of the id rests after this run: calls made meanwhile lead to that one run too
 */
export function oneAtATime<Id>(work: (id: Id) => Promise<number>, onError: OnError): (id: Id) => void {
  /** The ids whose work is running or rests, and whether it must run once more after that. */
  const running = new Map<Id, boolean>()
  const rest = (error: unknown) => {
    onError(error)
    return restAfterErrorMs
  }
  const run = async (id: Id) => {
    do {
      running.set(id, false)
      const restMs = await work(id).catch(rest)
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
 * @param restMs how long it rests after each run that does not fail
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
    return restMs
  }
  const run = oneAtATime(workOnAll, onError)
  return (id) => {
    waiting.add(id)
    run('all')
  }
}
