import { ask, Refusal } from '../api/ask.ts'
import { savingText } from '../messages/saving-text.ts'
import { newId } from '../state/new-id.ts'
import type { Journal } from './journal.ts'
import {
  acknowledged,
  type Batch,
  type JournalRecord,
  refusedBatch,
  renamedClient,
  withBatch,
} from './journal-record.ts'
import { withLock } from './with-lock.ts'

const saveWithinMs = 10_000

/** How an attempt to send everything ended. */
export type SendOutcome =
  | { readonly outcome: 'sent'; readonly record: JournalRecord }
  | { readonly outcome: 'signed-out' }
  | { readonly outcome: 'failed'; readonly message: string }

/** Does the work while no tab of this browser sends, and none begins to. */
export function whenNobodySends<Result>(work: () => Promise<Result>): Promise<Result> {
  return withLock('bit-calculator.sending', work)
}

/** Sends what the journal holds, batch by batch; one tab at a time, whichever comes first. */
export function sendAll(journal: Journal, userId: string): Promise<SendOutcome> {
  return whenNobodySends(async () => {
    for (;;) {
      const record = await journal.update(userId, withBatch)
      if (!record) return { outcome: 'signed-out' }
      if (!record.inFlight) return { outcome: 'sent', record }
      const failure = await sendBatch(journal, record, record.inFlight)
      if (failure) return failure
    }
  })
}

/** null where the batch is done with, one way or the other. */
async function sendBatch(
  journal: Journal,
  { userId, clientId }: JournalRecord,
  { seq, baseVersion, operations }: Batch,
): Promise<SendOutcome | null> {
  try {
    const reply = await ask(
      'saveUserData',
      { clientId, seq, baseVersion, operations: [...operations] },
      { signal: AbortSignal.timeout(saveWithinMs) },
    )
    await journal.update(userId, (record) => acknowledged(record, reply))
    return null
  } catch (error) {
    return afterFailure(journal, userId, seq, error)
  }
}

async function afterFailure(
  journal: Journal,
  userId: string,
  seq: number,
  error: unknown,
): Promise<SendOutcome | null> {
  if (!(error instanceof Refusal)) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError'
    return { outcome: 'failed', message: isLate ? savingText.saveTimeout : savingText.offline }
  }
  switch (error.code) {
    case 'UNAUTHORIZED':
      return { outcome: 'signed-out' }
    case 'CONFLICT':
      // The server has lost count of this browser. A first batch cannot be out of order.
      if (error.field === 'seq' && seq === 1) return { outcome: 'failed', message: error.message }
      if (error.field !== 'seq') return setAside(journal, userId, error.message)
      await journal.update(userId, (record) => renamedClient(record, newId()))
      return null
    case 'INVALID':
    case 'BAD_REQUEST':
    case 'PAYLOAD_TOO_LARGE':
      return setAside(journal, userId, error.message)
    default:
      return { outcome: 'failed', message: error.message }
  }
}

async function setAside(journal: Journal, userId: string, message: string): Promise<null> {
  await journal.update(userId, (record) => refusedBatch(record, message))
  return null
}
