/** Whether this browser has Web Locks: not on plain http. */
export function canLock(): boolean {
  return 'locks' in navigator
}

/** Runs the work while no other tab holds the lock; without Web Locks (plain http), at once. */
export function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return canLock() ? (navigator.locks.request(name, work) as Promise<Result>) : work()
}

/**
 * Starts the work as soon as this tab gets the lock, and keeps the lock; needs Web Locks.
 * @param work returns a function that ends it
 * @returns a function that ends the work and releases the lock
 */
export function holdLock(name: string, work: (hadToWait: boolean) => () => void): () => void {
  const over = new AbortController()
  const { signal } = over
  const hold = (hadToWait: boolean) =>
    new Promise<void>((resolve) => {
      if (signal.aborted) return resolve()
      const end = work(hadToWait)
      signal.addEventListener('abort', () => {
        end()
        resolve()
      })
    })
  const holdNow = async (lock: Lock | null) => {
    if (lock) await hold(false)
    return lock !== null
  }
  const holdSoon = async () => {
    const isDone = await navigator.locks.request(name, { ifAvailable: true }, holdNow)
    if (!isDone) await navigator.locks.request(name, { signal }, () => hold(true))
  }
  // Rejected only where it is released before it was held.
  holdSoon().catch(() => {})
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
