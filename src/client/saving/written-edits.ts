import { savingText } from '../messages/saving-text.ts'
import type { MadeEdits } from '../state/edit-log.ts'
import { addEdits } from './add-edits.ts'
import type { Journal } from './journal.ts'
import type { JournalRecord } from './journal-record.ts'
import { setSaveStatus } from './save-status.ts'

/** The edits of this tab on their way to the journal: written one after the other, in order. */
export type WrittenEdits = {
  readonly write: (edits: MadeEdits) => void
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
    write(edits) {
      taken += 1
      written = written
        .then(() => addEdits(journal, userId, edits))
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
