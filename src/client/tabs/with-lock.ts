/** Longer than anything that is done under a lock takes, but for a long queue. */
const patienceMs = 15_000

/** Whether this browser has Web Locks: not on plain http. */
export function canLock(): boolean {
  return 'locks' in navigator
}

/**
 * Runs the work while no other tab holds the lock; without Web Locks (plain http), at once. A browser may stop a tab in the middle of its
 * work, lock and all: whoever has waited for long takes the lock away. So the work has to bear being done by two tabs at once.
 * @param longestMs how long to wait
 */
export function withLock<Result>(
  name: string,
  work: () => Promise<Result>,
  longestMs = patienceMs,
): Promise<Result> {
  if (!canLock()) return work()
  return new Promise((resolve, reject) => {
    const waiting = new AbortController()
    let done: Promise<Result> | null = null
    const begin = () => {
      clearTimeout(timer)
      done ??= work()
      resolve(done)
      return done
    }
    const timer = setTimeout(() => {
      waiting.abort()
      navigator.locks.request(name, { steal: true }, begin).catch(reject)
    }, longestMs)
    // Once begun, the work goes on to its end, though the lock may be taken away meanwhile.
    navigator.locks
      .request(name, { signal: waiting.signal }, begin)
      .catch((error: unknown) => waiting.signal.aborted || reject(error))
  })
}

/** `stolen`: taken away from a tab that does not answer. */
export type HowHeld = 'free' | 'waited' | 'stolen'

/**
 * Starts the work as soon as this tab gets the lock, and keeps the lock; needs Web Locks. Where another tab takes it away, the work ends and
 * this tab waits again.
 * @param work returns a function that ends it
 * @returns a function that ends the work and releases the lock
 */
export function holdLock(
  name: string,
  work: (how: HowHeld) => () => void,
  { steal = false } = {},
): () => void {
  const over = new AbortController()
  const { signal } = over
  let end: (() => void) | null = null
  signal.addEventListener('abort', () => end?.())
  const hold = (how: HowHeld) =>
    new Promise<void>((resolve) => {
      if (signal.aborted) return resolve()
      const stop = work(how)
      end = () => {
        end = null
        stop()
        resolve()
      }
    })
  const holdNow = async (lock: Lock | null) => {
    if (lock) await hold('free')
    return lock !== null
  }
  const holdSoon = async () => {
    const isDone = await navigator.locks.request(name, { ifAvailable: true }, holdNow)
    if (!isDone) await navigator.locks.request(name, { signal }, () => hold('waited'))
  }
  const keep = (held: Promise<void>) => {
    held.catch(() => {
      // Also rejected where it is released before it was held.
      if (!end) return
      end()
      keep(holdSoon())
    })
  }
  keep(steal ? navigator.locks.request(name, { steal }, () => hold('stolen')) : holdSoon())
  return () => over.abort()
}

/** Whether a tab of this browser holds the lock; never without Web Locks. */
export async function isHeld(name: string): Promise<boolean> {
  if (!canLock()) return false
  const { held = [] } = await navigator.locks.query()
  return held.some((lock) => lock.name === name)
}

/**
 * Calls back once, as soon as no tab holds the lock; needs Web Locks.
 * @returns a function that stops waiting
 */
export function whenFree(name: string, callback: () => void): () => void {
  const over = new AbortController()
  navigator.locks.request(name, { signal: over.signal }, async () => callback()).catch(() => {})
  return () => over.abort()
}
