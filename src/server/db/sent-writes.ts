import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<{ sent: boolean }>()

/** Runs a request and notes whether it has sent the database a write. */
export function rememberWrites<Result>(work: () => Result): Result {
  return current.run({ sent: false }, work)
}

/** To be called before a commit is sent, and before a writing statement outside a transaction. */
export function noteWrite(): void {
  const writes = current.getStore()
  if (writes) writes.sent = true
}

/** Whether this request may have written something, even if the database did not confirm it. */
export function mayHaveWritten(): boolean {
  return current.getStore()?.sent ?? false
}
