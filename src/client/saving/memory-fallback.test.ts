import { expect, test } from 'vitest'
import type { ItemId } from '#domain/catalog/item'
import { emptyUserDocument } from '#domain/user-data/user-document'
import { type Journal, journalInMemory } from './journal.ts'
import { acknowledged, type JournalRecord, newRecord, withBatch, withOperations } from './journal-record.ts'
import { withMemoryFallback } from './memory-fallback.ts'
import { toWire } from './wire-document.ts'

const olivia = 'olivia'
const clientId = '00000000-0000-4000-8000-000000000000'
const now = '2026-11-21T10:00:00.000Z'
const start = newRecord(olivia, clientId, {
  version: 1,
  lastUpdated: null,
  catalogue: null,
  document: toWire(emptyUserDocument),
})
const adding = (amount: number) => (record: JournalRecord) =>
  withOperations(record, [{ op: 'inv.add', itemId: 'Log' as ItemId, amount }])
const answered = (record: JournalRecord) =>
  acknowledged(record, { version: record.version + 1, lastUpdated: now, document: null, catalogue: null })

const noRoom = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))

/** A journal of a browser that keeps this record, and has no room for any other. */
async function full(record: JournalRecord) {
  const kept = journalInMemory()
  await kept.put(record)
  const storage: Journal = { ...kept, update: noRoom, updateAll: noRoom, put: noRoom }
  return { kept, journal: withMemoryFallback(storage) }
}

test('R10: a change for which there is no room is sent under a new client id, and what is stored stays', async () => {
  const { kept, journal } = await full(start)
  await journal.update(olivia, adding(5))
  const sent = await journal.update(olivia, withBatch)
  expect(sent).toMatchObject({ inFlight: { seq: 1 }, open: [] })
  expect(sent!.clientId).not.toBe(clientId)
  await journal.update(olivia, answered)
  expect(await journal.read(olivia)).toMatchObject({ clientId: sent!.clientId, seq: 1, version: 2 })
  expect(await kept.read(olivia)).toEqual(start)
})

test('R10: a stored batch is sent under the number that the next visit will use, and later changes under a new client id', async () => {
  const stored = adding(5)({ ...start, seq: 7 })
  const { kept, journal } = await full(stored)
  const sent = await journal.update(olivia, withBatch)
  expect(sent).toMatchObject({ clientId, inFlight: withBatch(stored).inFlight })
  await journal.update(olivia, adding(2))
  await journal.update(olivia, answered)
  const next = await journal.update(olivia, withBatch)
  expect(next).toMatchObject({ inFlight: { seq: 1, operations: [{ amount: 2 }] }, open: [] })
  expect(next!.clientId).not.toBe(clientId)
  expect(await kept.read(olivia)).toEqual(stored)
})

test('R10: without room a new player’s journal is in memory, and starting over fails', async () => {
  const { kept, journal } = await full(start)
  await journal.put({ ...start, userId: 'ben' })
  expect(await journal.read('ben')).toMatchObject({ clientId })
  expect(await kept.read('ben')).toBe(undefined)
  await expect(journal.updateAll((record) => record)).rejects.toThrow('full')
  await journal.remove(olivia)
  expect(await journal.read(olivia)).toBe(undefined)
})

test('R10, I11: of two changes made at the same moment while there is no room, both are kept', async () => {
  const kept = journalInMemory()
  await kept.put(start)
  let reads = 0
  const journal = withMemoryFallback({
    ...kept,
    update: noRoom,
    async read(userId) {
      const record = await kept.read(userId)
      reads += 1
      // Each write reads twice as it fails, which makes 4; the stored record is copied by the 5th. A 6th would be a second copy,
      // which waits here until it would overwrite the first change.
      if (reads === 6) await first
      return record
    },
  })
  const first = journal.update(olivia, adding(5))
  await Promise.all([first, journal.update(olivia, adding(2))])
  expect((await journal.read(olivia))!.open).toMatchObject([{ amount: 5 }, { amount: 2 }])
})

/** A journal whose storage fails as told: each call of a kind takes the next of its answers, and works where none is left. */
async function failing(fails: { readonly read: readonly boolean[]; readonly update: readonly boolean[] }) {
  const kept = journalInMemory()
  await kept.put(start)
  const left = { read: [...fails.read], update: [...fails.update] }
  const unless = <Result>(kind: keyof typeof left, work: () => Promise<Result>) =>
    left[kind].shift() ? Promise.reject(new DOMException('The database connection is closing.')) : work()
  const journal = withMemoryFallback({
    ...kept,
    read: (userId) => unless('read', () => kept.read(userId)),
    update: (userId, change) => unless('update', () => kept.update(userId, change)),
  })
  return { kept, journal }
}

test.each([
  ['nothing can be read either', { read: [true], update: [true] }],
  ['it fails once more, and nothing can be read any more', { read: [false, true], update: [true, true] }],
])(
  'R6, R10: where a change fails and %s, the journal does not go on in memory: the next change is stored',
  async (_, fails) => {
    const { kept, journal } = await failing(fails)
    await expect(journal.update(olivia, adding(5))).rejects.toThrow('closing')
    await journal.update(olivia, adding(2))
    expect((await kept.read(olivia))!.open).toMatchObject([{ amount: 2 }])
  },
)

test('R10: a change that fails once, though what is stored can be read, is stored', async () => {
  const { kept, journal } = await failing({ read: [], update: [true] })
  await journal.update(olivia, adding(5))
  expect((await kept.read(olivia))!.open).toMatchObject([{ amount: 5 }])
})
