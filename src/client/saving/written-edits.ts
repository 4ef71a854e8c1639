import type { Operation } from '#domain/user-data/operation'
import { savingText } from '../messages/saving-text.ts'
import type { Journal } from './journal.ts'
import { type JournalRecord, withOperations } from './journal-record.ts'
import { setSaveStatus } from './save-status.ts'

/** The edits of this tab on their way to the journal: written one after the other, in order. */
export type WrittenEdits = {
  readonly write: (operations: readonly Operation[]) => void
  /** Resolves when every edit so far is written. */
  readonly allWritten: () => Promise<unknown>
  /** Shows the account's record with every edit in it, also with those made while it was read. */
  readonly showWhole: (show: (record: JournalRecord) => void) => Promise<JournalRecord | undefined>
}

type Parts = { readonly journal: Journal; readonly userId: string; readonly onWritten: () => void }

export function createWrittenEdits({ journal, userId, onWritten }: Parts): WrittenEdits {
  let taken = 0
  let written: Promise<unknown> = Promise.resolve()

  return {
    write(operations) {
      taken += 1
      written = written
        .then(() => journal.update(userId, (record) => withOperations(record, operations)))
        .then(onWritten)
        .catch(() => setSaveStatus({ state: 'failed', message: savingText.saveFailed }))
    },
    allWritten: () => written,
    async showWhole(show) {
      for (;;) {
        const before = taken
        await written
        const record = await journal.read(userId)
        if (before !== taken) continue
        // Without an `await` in between, so that no edit can come first.
        if (record) show(record)
        return record
      }
    },
  }
}
