import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ItemId } from '#domain/catalog/item'
import { emptyUserDocument } from '#domain/user-data/user-document'
import { browserStorage } from '#tests/support/browser-storage'
import { leaveWaiting, type MadeEdits, waitingEdits } from '../state/waiting-edits.ts'
import { addEdits } from './add-edits.ts'
import { type Journal, journalInMemory } from './journal.ts'
import { expectedDocument, newRecord, withBatch } from './journal-record.ts'
import { toWire } from './wire-document.ts'
import { createWrittenEdits } from './written-edits.ts'

const log = 'Log' as ItemId
const olivia = 'olivia'
const version = 10

beforeEach(() => {
  vi.stubGlobal('localStorage', browserStorage())
})
afterEach(() => vi.unstubAllGlobals())

const leave = (amount: number, madeOn = version) =>
  leaveWaiting(olivia, { operations: [{ op: 'inv.add', itemId: log, amount }], madeWith: null, madeOn })

/** A journal with a record of Olivia's. With `fails.before` a change fails and writes nothing; with `fails.after` it fails once written. */
async function aJournal() {
  const kept = journalInMemory()
  const document = toWire(emptyUserDocument)
  await kept.put(newRecord(olivia, 'laptop', { version, lastUpdated: null, document, catalogue: null }))
  const fails = { before: false, after: false }
  const journal: Journal = {
    ...kept,
    async update(userId, change) {
      if (fails.before) throw new DOMException('lost')
      const record = await kept.update(userId, change)
      if (fails.after) throw new DOMException('lost')
      return record
    },
  }
  const logs = async () => expectedDocument((await kept.read(olivia))!).inventory.get(log) ?? 0
  const edits = createWrittenEdits({ journal, userId: olivia, onWritten: () => {} })
  return { journal, fails, logs, edits }
}

test('R6, R10: while the journal cannot be written, three edits wait in the browser; later they are written in order', async () => {
  const { fails, edits, logs, journal } = await aJournal()
  fails.before = true
  const made = [1, 20, 300].map((amount) => leave(amount))
  for (const one of made) edits.write(one)
  await expect(edits.allWritten()).rejects.toThrow('lost')
  await expect(edits.showWhole(() => expect.unreachable())).rejects.toThrow('lost')
  expect([edits.areAllWritten(), await logs(), waitingEdits(olivia)]).toEqual([false, 0, made])

  fails.before = false
  await edits.allWritten()
  expect([edits.areAllWritten(), await logs(), waitingEdits(olivia)]).toEqual([true, 321, []])
  const operations = made.flatMap((one) => one.operations)
  expect((await journal.read(olivia))?.open).toEqual(operations)
})

test('I11, R5: an edit that was written to the journal, but still waits after the page was closed, is not added again by two tabs', async () => {
  const { journal, fails, logs, edits } = await aJournal()
  const made = leave(5)
  fails.after = true
  edits.write(made)
  await expect(edits.allWritten()).rejects.toThrow('lost')
  expect(await logs()).toBe(5)

  fails.after = false
  const found: readonly MadeEdits[] = waitingEdits(olivia)
  expect(found).toEqual([made])
  // Two tabs find the same edit.
  await Promise.all([...found, ...found].map((one) => addEdits(journal, olivia, one)))
  await edits.allWritten()
  expect([await logs(), waitingEdits(olivia)]).toEqual([5, []])
})

test('SAVE-4: what is done in a tab that shows an older version than another tab has loaded counts as made on the older', async () => {
  const { journal, edits } = await aJournal()
  // Made on the versions 8 and 10.
  for (const one of [leave(1, 8), leave(1)]) edits.write(one)
  await edits.allWritten()
  expect(withBatch((await journal.read(olivia))!).inFlight).toMatchObject({ baseVersion: 8 })
  // Made on the versions 10, 7 and 12.
  for (const one of [leave(1), leave(1, 7), leave(1, 12)]) edits.write(one)
  await edits.allWritten()
  expect(await journal.read(olivia)).toMatchObject({ openBase: 7 })
})
