import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ItemId } from '#domain/catalog/item'
import type { Operation } from '#domain/user-data/operation'
import { emptyUserDocument } from '#domain/user-data/user-document'
import { withServerState } from './journal-catalogue.ts'
import {
  acknowledged,
  expectedDocument,
  forgottenBatch,
  isAllSent,
  isOnItsWay,
  type JournalRecord,
  newRecord,
  recordForMemory,
  refusedBatch,
  startedOver,
  withBatch,
  withNewClient,
  withOperations,
} from './journal-record.ts'
import { toWire } from './wire-document.ts'

const log = 'Log' as ItemId
const now = '2026-11-21T10:00:00.000Z'
const empty = { version: 1, lastUpdated: null, document: toWire(emptyUserDocument), catalogue: null }
/** No document here names recipes, so no catalogue is ever asked for. */
const noCatalog = (version: string): never => {
  throw new Error(version)
}
const held = (amount: number) => toWire({ ...emptyUserDocument, inventory: new Map([[log, amount]]) })
/** The record after a document of that version, with so many logs, was loaded. */
const loaded = (record: JournalRecord, version: number, amount: number) =>
  withServerState(record, { version, lastUpdated: now, document: held(amount), catalogue: null }, noCatalog)
const add = (amount: number) => ({ op: 'inv.add' as const, itemId: log, amount })
const logsIn = (record: JournalRecord) => expectedDocument(record).inventory.get(log) ?? 0

const start = newRecord('olivia', '00000000-0000-4000-8000-000000000000', empty)

test('SAVE-4: unsent operations are shown at once, on top of the server’s document', () => {
  expect(logsIn(withOperations(start, [add(5), add(2)]))).toBe(7)
})

test('SAVE-4: a batch keeps its number until it is answered; later operations wait for the next batch', () => {
  const sent = withBatch(withOperations(start, [add(5)]))
  expect(sent.inFlight).toMatchObject({ seq: 1, baseVersion: 1 })
  const more = withBatch(withOperations(sent, [add(2)]))
  expect(more.inFlight).toEqual(sent.inFlight)
  // The answer has no document, since no other device had changed the account's: the one that this browser expects is right.
  const answered = acknowledged(more, { version: 2, lastUpdated: now, document: null, catalogue: null })
  expect(answered).toMatchObject({ seq: 1, version: 2, inFlight: null })
  expect(logsIn(answered)).toBe(7)
  expect(withBatch(answered).inFlight).toMatchObject({ seq: 2, baseVersion: 1 })
})

test('SAVE-4: the server’s merged document replaces the expected one', () => {
  const sent = withBatch(withOperations(start, [add(5)]))
  const answered = acknowledged(sent, { version: 3, lastUpdated: now, document: held(25), catalogue: null })
  expect(logsIn(answered)).toBe(25)
  expect(isAllSent(answered)).toBe(true)
})

test('R10: without room the first batch is sent just as the next visit will send it, and the rest is left to that visit', () => {
  const sent = withBatch(withOperations(start, [add(5)]))
  const behind = withOperations(sent, [add(2)])
  for (const [stored, batch] of [
    [withOperations(start, [add(5)]), withBatch(withOperations(start, [add(5)]))],
    [behind, sent],
  ] as const) {
    const spare = recordForMemory(stored)
    expect(spare).toMatchObject({ clientId: start.clientId, inFlight: batch.inFlight, open: [] })
    expect(withBatch(stored).inFlight).toEqual(spare.inFlight)
    expect(logsIn(spare)).toBe(logsIn(stored))
  }
})

test('I11: the answer to a batch sent twice adds nothing to a document that contains it already', () => {
  const sent = withBatch(withOperations(start, [add(5)]))
  const newer = loaded(sent, 4, 9)
  const answered = acknowledged(newer, { version: 2, lastUpdated: now, document: null, catalogue: null })
  expect(logsIn(answered)).toBe(9)
  expect(answered.version).toBe(4)
})

test('I11: a late answer to a stopped tab changes no batch but its own', () => {
  const sent = withBatch(withOperations(start, [add(5)]))
  expect(isOnItsWay(structuredClone(withOperations(sent, [add(2)])), sent)).toBe(true)
  const answered = acknowledged(sent, { version: 2, lastUpdated: now, document: null, catalogue: null })
  const goneOn = [
    answered,
    withBatch(withOperations(answered, [add(5)])),
    withBatch(withOperations(refusedBatch(sent, 'Not now.'), [add(2)])),
    withNewClient(sent, 'another client'),
  ]
  expect(goneOn.map((record) => isOnItsWay(record, sent))).toEqual([false, false, false, false])
})

test('SAVE-4: an operation is sent with the version it was made on, however late', () => {
  const removed = withOperations(start, [{ op: 'inv.remove', itemId: log }])
  const caughtUp = loaded(removed, 4, 9)
  expect(withBatch(caughtUp).inFlight).toMatchObject({ baseVersion: 1 })

  const later = withOperations(loaded(start, 4, 9), [add(1)])
  expect(withBatch(later).inFlight).toMatchObject({ baseVersion: 4 })
})

test('SAVE-4: an operation made during a request has the version of that request', () => {
  const sent = withBatch(withOperations(start, [add(5)]))
  const more = withOperations(sent, [add(2)])
  const answered = acknowledged(more, { version: 3, lastUpdated: now, document: held(25), catalogue: null })
  expect(withBatch(answered).inFlight).toMatchObject({ seq: 2, baseVersion: 1 })
  expect(logsIn(answered)).toBe(27)
})

test('R6: a batch that the server refuses is set aside and does not block the next', () => {
  const sent = withBatch(withOperations(start, [add(5)]))
  const next = refusedBatch(withOperations(sent, [add(2)]), 'Too many items.')
  expect(next.refused).toEqual([{ message: 'Too many items.', operations: [add(5)] }])
  expect(logsIn(next)).toBe(2)
  expect(withBatch(next).inFlight?.operations).toEqual([add(2)])
})

test('R1: a server that has forgotten this browser gets the same batch under a new client id', () => {
  const sent = withBatch(withOperations({ ...start, seq: 7 }, [add(5)]))
  const renewed = withNewClient(sent, '11111111-1111-4111-8111-111111111111')
  expect(renewed).toMatchObject({ seq: 0, clientId: '11111111-1111-4111-8111-111111111111' })
  expect(renewed.inFlight).toMatchObject({ seq: 1, operations: [add(5)] })
})

test('I11: a batch that the server may have already is set aside; the next one is the first of a new client id', () => {
  const sent = withBatch(withOperations({ ...start, seq: 7 }, [add(5)]))
  const name = '11111111-1111-4111-8111-111111111111'
  const next = withBatch(forgottenBatch(withOperations(sent, [add(2)]), name, 'Not known.'))
  expect(next.refused).toEqual([{ message: 'Not known.', operations: [add(5)] }])
  expect(next.clientId).toBe(name)
  expect(next.inFlight).toEqual({ seq: 1, baseVersion: 1, operations: [add(2)], catalogue: null })
  expect(logsIn(next)).toBe(2)
})

test('R9: a document older than the known one changes nothing', () => {
  const newer = loaded(start, 4, 9)
  expect(loaded(newer, 1, 0)).toBe(newer)
})

test('SAVE-4: a retired operation in a journal of an earlier release changes nothing here, and is sent along with the others', () => {
  const settlement = { name: 'Hill', projects: [{ id: 'barn' }], tasks: [] }
  const retired = { op: 'settlement.set', settlement, force: false } as unknown as Operation
  // The server ignores the retired operation and saves the other two.
  const record = { ...start, open: [add(5), retired, add(2)], openBase: 1 }
  expect(logsIn(record)).toBe(7)
  const sent = withBatch(record)
  expect(sent.inFlight?.operations).toHaveLength(3)
  const answered = acknowledged(sent, { version: 2, lastUpdated: now, document: null, catalogue: null })
  expect([logsIn(answered), isAllSent(answered)]).toEqual([7, true])
  expect(answered.document.settlement).toEqual({ name: '', projects: [], tasks: [] })
})

test('I7: the journal keeps the server’s settlement unchanged', () => {
  const settlement = { name: 'Hill', projects: [{ id: 'barn', nested: { list: [1, null] } }], tasks: [] }
  const held = { ...empty, document: { ...empty.document, settlement } }
  const sent = withBatch(withOperations(newRecord('olivia', start.clientId, held), [add(5)]))
  const answered = acknowledged(sent, { version: 2, lastUpdated: now, document: null, catalogue: null })
  expect(answered.document).toEqual({ ...held.document, inventory: { Log: 5 } })
})

test('R2: after the server was set back, 7 unsent logs are shown on top of the 1 it has now, and are sent under a new client id', () => {
  const sent = withBatch(withOperations({ ...start, seq: 7, version: 12 }, [add(5)]))
  const record = startedOver(withOperations(sent, [add(2)]), 'another')
  expect([record.clientId, record.seq, record.inFlight]).toEqual(['another', 0, null])
  const there = loaded(record, 3, 1)
  expect(logsIn(there)).toBe(8)
  expect(withBatch(there).inFlight).toMatchObject({ seq: 1, baseVersion: 3 })
})

test('I6: however edits are split into batches, the result is the same', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.integer({ min: 1, max: 50 }), fc.constant('send')), { maxLength: 30 }),
      (acts) => {
        let version = 1
        const end = acts.reduce((record, act) => {
          if (act !== 'send') return withOperations(record, [add(act as number)])
          const sent = withBatch(record)
          if (!sent.inFlight) return sent
          version += 1
          return acknowledged(sent, { version, lastUpdated: now, document: null, catalogue: null })
        }, start)
        const sum = acts.reduce<number>((total, act) => total + (act === 'send' ? 0 : (act as number)), 0)
        expect(logsIn(end)).toBe(sum)
      },
    ),
  )
})
