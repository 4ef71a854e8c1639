import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ItemId } from '#domain/catalog/item'
import { emptyUserDocument } from '#domain/user-data/user-document'
import { browserStorage } from '#tests/support/browser-storage'
import { dropWaiting, leaveWaiting, type MadeEdits } from '../state/waiting-edits.ts'
import { addedOnce } from './added-once.ts'
import { type JournalRecord, newRecord, withOperations } from './journal-record.ts'
import { toWire } from './wire-document.ts'

const olivia = 'olivia'
const start = newRecord(olivia, 'laptop', {
  version: 1,
  lastUpdated: null,
  catalogue: null,
  document: toWire(emptyUserDocument),
})

beforeEach(() => {
  vi.stubGlobal('localStorage', browserStorage())
})
afterEach(() => vi.unstubAllGlobals())

const oneLog = (): MadeEdits =>
  leaveWaiting(olivia, {
    operations: [{ op: 'inv.add', itemId: 'Log' as ItemId, amount: 1 }],
    madeWith: null,
  })
const add = (record: JournalRecord, edits: MadeEdits) =>
  addedOnce(record, edits, (before) => withOperations(before, edits.operations))

test('I11: an edit that goes on waiting is added once, though 150 others are added after it', () => {
  const first = oneLog()
  let record = add(start, first)
  for (let count = 0; count < 150; count++) {
    const next = oneLog()
    record = add(record, next)
    dropWaiting(next)
  }
  expect(add(record, first)).toBe(record)
  // Of those that wait no longer only the last hundred are remembered.
  expect(record.added!.length).toBeLessThanOrEqual(101)
})

test('I11, R5: edits that were dropped, and wait again after the browser was killed, are not added again', () => {
  const three = [oneLog(), oneLog(), oneLog()]
  let record = start
  for (const edits of three) {
    record = add(record, edits)
    dropWaiting(edits)
  }
  for (const edits of three) localStorage.setItem(edits.key!, JSON.stringify(edits))
  for (const edits of three) expect(add(record, edits)).toBe(record)
})
