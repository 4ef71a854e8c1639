/** Whether tabs can agree on which of them does something: not on plain http. */
export function canLock(): boolean {
  return 'locks' in navigator
}

/** Does the work while no other tab does work of that name; without Web Locks (plain http) tabs take their chances. */
export function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return canLock() ? (navigator.locks.request(name, work) as Promise<Result>) : work()
}

/**
 * Does the work as the one tab that holds the name, as soon as it can; needs Web Locks.
 * @returns a function that lets the name go
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
  // Rejected only where it is let go before it was held.
  holdSoon().catch(() => {})
  return () => over.abort()
}

/**
 * Acts once, as soon as nobody holds the name; needs Web Locks.
 * @returns a function that stops waiting
 */
export function whenFree(name: string, act: () => void): () => void {
  const over = new AbortController()
  navigator.locks.request(name, { signal: over.signal }, async () => act()).catch(() => {})
  return () => over.abort()
}
