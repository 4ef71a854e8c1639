/** Whether tabs can agree on which of them does something: not on plain http. */
export function canLock(): boolean {
  return 'locks' in navigator
}

/** Does the work while no other tab does work of that name; without Web Locks (plain http) tabs take their chances. */
export function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return canLock() ? (navigator.locks.request(name, work) as Promise<Result>) : work()
}

/** Does the work as the one tab that holds the name, as soon as it can; the answer lets the name go. */
export function holdLock(name: string, work: () => () => void): () => void {
  const over = new AbortController()
  const hold = () =>
    new Promise<void>((resolve) => {
      const end = work()
      over.signal.addEventListener('abort', () => {
        end()
        resolve()
      })
    })
  if (canLock()) {
    // Rejected only where it is let go before it was held.
    navigator.locks.request(name, { signal: over.signal }, hold).catch(() => {})
  } else void hold()
  return () => over.abort()
}
