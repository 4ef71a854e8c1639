import { ask, Refusal } from '../api/ask.ts'
import { newId } from '../api/new-id.ts'
import { savingText } from '../messages/saving-text.ts'
import { withLock } from '../tabs/with-lock.ts'
import { afterRefusal } from './after-refusal.ts'
import type { Journal } from './journal.ts'
import { withMoveMade } from './journal-catalogue.ts'
import {
  acknowledged,
  type Batch,
  forgottenBatch,
  isOnItsWay,
  type JournalRecord,
  refusedBatch,
  withBatch,
  withBatchBack,
  withNewClient,
} from './journal-record.ts'
import { loadState } from './load-state.ts'
import { updateWithCatalogs } from './with-catalogs.ts'

const saveWithinMs = 10_000

/** The result of sending everything. */
export type SendOutcome =
  | { readonly outcome: 'sent'; readonly record: JournalRecord }
  | { readonly outcome: 'signed-out' }
  | { readonly outcome: 'failed'; readonly message: string }

/** Runs the work while no tab of this browser sends. */
export function whenNobodySends<Result>(work: () => Promise<Result>): Promise<Result> {
  return withLock('bit-calculator.sending', work)
}

/**
 * Sends the journal's operations batch by batch, from one tab at a time. Where the browser stops the sending tab for long, another takes
 * over, and both may send the same batch: by its number it is saved once, and only the first answer counts (I11).
 */
export function sendAll(journal: Journal, userId: string): Promise<SendOutcome> {
  return whenNobodySends(async () => {
    for (;;) {
      // A batch from an earlier attempt may have reached the server, though no answer came.
      let isRepeated = false
      // Where the next operation moves the plan to another catalogue, it is made from the plan as it is by now. null: a catalogue for that
      // cannot be fetched now. false: it is nowhere any more, and the move is sent as it stands.
      const isReady = await updateWithCatalogs(journal, userId, withMoveMade).catch(() => null)
      if (isReady === null) return { outcome: 'failed', message: savingText.offline }
      const record = await journal.update(userId, (before) => {
        isRepeated = before.inFlight !== null
        return withBatch(before)
      })
      // A sign-out removes the account's record.
      if (!record) return { outcome: 'signed-out' }
      if (!record.inFlight) return { outcome: 'sent', record }
      const failure = await sendBatch(journal, record, { ...record.inFlight, isRepeated })
      if (failure) return failure
    }
  })
}

/** @returns null where the next batch can be sent */
async function sendBatch(
  journal: Journal,
  sent: JournalRecord,
  { seq, baseVersion, operations, catalogue, isRepeated }: Batch & { readonly isRepeated: boolean },
): Promise<SendOutcome | null> {
  const { userId, clientId } = sent
  const change: Change = (step) =>
    journal.update(userId, (record) => (isOnItsWay(record, sent) ? step(record) : record))
  try {
    const reply = await ask(
      'saveUserData',
      { clientId, seq, baseVersion, operations: [...operations], ...(catalogue && { catalogue }) },
      { signal: AbortSignal.timeout(saveWithinMs) },
    )
    await change((record) => acknowledged(record, reply))
    return null
  } catch (error) {
    return afterFailure(error, isRepeated, change, () => loadState(journal, userId))
  }
}

/** Changes the record, unless another tab has gone on. */
type Change = (step: (record: JournalRecord) => JournalRecord) => Promise<unknown>

async function afterFailure(
  error: unknown,
  isRepeated: boolean,
  change: Change,
  load: () => Promise<void>,
): Promise<SendOutcome | null> {
  if (!(error instanceof Refusal)) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError'
    return { outcome: 'failed', message: isLate ? savingText.saveTimeout : savingText.offline }
  }
  switch (afterRefusal(error, isRepeated)) {
    case 'signed-out':
      return { outcome: 'signed-out' }
    case 'new-client':
      await change((record) => withNewClient(record, newId()))
      return null
    case 'forgotten':
      await change((record) => forgottenBatch(record, newId(), savingText.perhapsSaved))
      // Where this fails, the stream still reports the missing version.
      await load().catch(() => {})
      return null
    case 'follow':
      // What waits is followed to the catalogue that the plan has by now, and sent again (BEY-14).
      await change(withBatchBack)
      return load().then(
        () => null,
        () => ({ outcome: 'failed', message: savingText.offline }),
      )
    case 'set-aside':
      await change((record) => refusedBatch(record, sentenceOf(error)))
      return null
    case 'try-again':
      return { outcome: 'failed', message: error.message }
  }
}

/** The sentence for a refused batch; for one of the wrong form, the specification's (SYS-9). */
function sentenceOf({ reason, message }: Refusal): string {
  return reason === 'input-invalid' ? savingText.invalidFormat : message
}
