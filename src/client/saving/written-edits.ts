import type { MadeEdits } from '../state/waiting-edits.ts'
import { addEdits } from './add-edits.ts'
import type { Journal } from './journal.ts'
import type { JournalRecord } from './journal-record.ts'

/** The edits of this tab on their way to the journal: written one after the other, in order. */
export type WrittenEdits = {
  readonly write: (edits: MadeEdits) => void
  /** Resolves when every edit so far is written. @throws where one cannot be written now; it and those behind it are tried again */
  readonly allWritten: () => Promise<void>
  readonly areAllWritten: () => boolean
  /** Shows the account's record with every edit in it, also with those made while it was read. @throws as `allWritten` does */
  readonly showWhole: (show: (record: JournalRecord) => void) => Promise<JournalRecord | undefined>
}

type Parts = { readonly journal: Journal; readonly userId: string; readonly onWritten: () => void }

export function createWrittenEdits({ journal, userId, onWritten }: Parts): WrittenEdits {
  let taken = 0
  let waiting: readonly MadeEdits[] = []
  let writing = Promise.resolve()

  return {
    write(edits) {
      taken += 1
      waiting = [...waiting, edits]
      // The save that follows tries again, and says so where it fails.
      allWritten().catch(() => {})
    },
    allWritten,
    areAllWritten: () => waiting.length === 0,
    async showWhole(show) {
      for (;;) {
        const before = taken
        await allWritten()
        const record = await journal.read(userId)
        if (before !== taken) continue
        // Without an `await` in between, so that no edit can come first.
        if (record) show(record)
        return record
      }
    },
  }

  function allWritten(): Promise<void> {
    writing = writing.catch(() => {}).then(writeWaiting)
    return writing
  }

  async function writeWaiting(): Promise<void> {
    for (let next = waiting[0]; next; next = waiting[0]) {
      await addEdits(journal, userId, next)
      waiting = waiting.slice(1)
      onWritten()
    }
  }
}
