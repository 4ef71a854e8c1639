import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<{ sent: boolean }>()

/** Remembers, while one request is answered, whether the database was told to keep something. */
export function rememberWrites<Result>(work: () => Result): Result {
  return current.run({ sent: false }, work)
}

/** To be called before a commit is sent, and before a statement that is a transaction of its own. */
export function noteWrite(): void {
  const writes = current.getStore()
  if (writes) writes.sent = true
}

/** Whether this request may have changed something, even if the database never said so. */
export function mayHaveWritten(): boolean {
  return current.getStore()?.sent ?? false
}
