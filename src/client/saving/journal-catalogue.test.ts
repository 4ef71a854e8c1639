import { describe, expect, test } from 'vitest'
import { moveOf } from '#domain/user-data/follow-operations'
import type { Operation } from '#domain/user-data/operation'
import { emptyUserDocument, type UserDocument } from '#domain/user-data/user-document'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { aDocument, stockAndQueue } from '#tests/support/user-documents'
import {
  withEdits,
  withEditsAside,
  withMoveMade,
  withOpenAside,
  withServerState,
} from './journal-catalogue.ts'
import {
  acknowledged,
  expectedDocument,
  type JournalRecord,
  newRecord,
  numberingOf,
  startedOver,
  withBatch,
  withBatchBack,
  withOperations,
} from './journal-record.ts'
import { toWire } from './wire-document.ts'

/** Two catalogues: in v1 a plank's recipe 1 is Saw and 2 is Split, in v2 the other way round. */
const catalogOf = (version: string) => {
  const names = version === 'v1' ? ['Default', 'Saw', 'Split'] : ['Default', 'Split', 'Saw']
  const catalog = aCatalog({ plank: { recipes: names.map((name) => ({ name, from: { log: 1 } })) }, log: {} })
  return { ...catalog, info: { ...catalog.info, version } }
}
/** Given where no catalogue may be asked for. */
const none = (version: string): never => {
  throw new Error(`asked for ${version}`)
}

const planks = (recipeIndex: number, quantity: number): Operation => ({
  op: 'queue.setQty',
  itemId: itemId('plank'),
  recipeIndex,
  quantity,
})
const logs: Operation = { op: 'inv.add', itemId: itemId('log'), amount: 2 }
const state = (version: number, document: UserDocument, catalogue: string | null) => ({
  version,
  lastUpdated: '2026-11-21T10:00:00.000Z',
  document: toWire(document),
  catalogue,
})
const recordOf = (...from: Parameters<typeof state>) => newRecord('olivia', 'laptop', state(...from))
const queueOf = (record: JournalRecord) => stockAndQueue(expectedDocument(record)).queue
const opsOf = ({ inFlight }: JournalRecord) => inFlight?.operations.map(({ op }) => op)
const sawn = aDocument({ queue: { 'plank/1': 4 } })
const onSplit = (quantity: number) => aDocument({ queue: { 'plank/2': quantity } })
const move = (document: UserDocument) => ({
  operations: [moveOf(document, catalogOf('v1'), catalogOf('v2'))],
  madeWith: 'v1',
})

describe('BEY-14: by which game data a plan is numbered', () => {
  test('without a chosen recipe by none; from the first chosen recipe on, by the data it was chosen with', () => {
    const record = recordOf(3, aDocument({ queue: { 'plank/0': 4 } }), null)
    const more = withEdits(record, { operations: [logs, planks(0, 5)], madeWith: 'v1' }, none)
    expect([numberingOf(record), numberingOf(more)]).toEqual([null, null])
    const chosen = withEdits(more, { operations: [planks(1, 2)], madeWith: 'v2' }, none)
    expect(numberingOf(chosen)).toBe('v2')
    expect(withBatch(chosen).inFlight).toMatchObject({ catalogue: 'v2' })
  })

  test('SAVE-4: an edit made with older game data gets the recipe numbers of the plan’s game data', () => {
    const record = recordOf(3, onSplit(4), 'v2')
    const edits = { operations: [planks(1, 9)], madeWith: 'v1' }
    expect(queueOf(withEdits(record, edits, catalogOf))).toEqual({ 'plank/2': 9 })
    expect(withEdits(record, { operations: [logs], madeWith: 'v1' }, none).open).toEqual([logs])
  })

  test('SAVE-4: a second tab that moves the plan to the same game data changes nothing', () => {
    const moved = withEdits(recordOf(3, sawn, 'v1'), move(sawn), none)
    expect(queueOf(moved)).toEqual({ 'plank/2': 4 })
    expect(withEdits(moved, move(sawn), none)).toBe(moved)
  })

  test('R14: edits that an earlier release left waiting count as numbered like the plan', () => {
    const { catalogue: _catalogue, ...kept } = recordOf(3, sawn, null)
    const waiting = withOperations(kept, [planks(1, 5)])
    const taken = withServerState(waiting, state(4, sawn, 'v1'), none)
    expect([queueOf(taken), numberingOf(taken)]).toEqual([{ 'plank/1': 5 }, 'v1'])
    expect(numberingOf(newRecord('olivia', 'laptop', state(1, emptyUserDocument, null)))).toBeNull()
  })
})

describe('SAVE-4, BEY-14: a plan is moved', () => {
  const before = withOperations(recordOf(3, sawn, 'v1'), [planks(1, 5)])
  const changed = aDocument({ queue: { 'plank/1': 5 } })
  const moving = withEdits(
    withEdits(before, move(changed), none),
    { operations: [planks(2, 6)], madeWith: 'v2' },
    none,
  )

  test('the move is a batch of its own, sent in order with what was done before and after it', () => {
    const first = withBatch(moving)
    expect(first.inFlight).toMatchObject({ baseVersion: 3, catalogue: 'v1', operations: [planks(1, 5)] })
    const second = withBatch(
      acknowledged(first, { version: 4, lastUpdated: null, document: null, catalogue: 'v1' }),
    )
    expect(second.inFlight).toMatchObject({ seq: 2, baseVersion: 4, catalogue: 'v2' })
    expect(opsOf(second)).toEqual(['catalogue.move'])
    const third = withBatch(
      acknowledged(second, { version: 5, lastUpdated: null, document: null, catalogue: 'v2' }),
    )
    // Edits keep the version that they were made on, 3; the move took the one that was known when it was sent.
    expect(third.inFlight).toMatchObject({
      seq: 3,
      baseVersion: 3,
      catalogue: 'v2',
      operations: [planks(2, 6)],
    })
    const moved = acknowledged(third, { version: 6, lastUpdated: null, document: null, catalogue: 'v2' })
    expect([moved.version, moved.catalogue, queueOf(moved)]).toEqual([6, 'v2', { 'plank/2': 6 }])
  })

  test('the move is made when it is sent, so it moves what another device has queued meanwhile', () => {
    const there = aDocument({ queue: { 'plank/1': 5, 'plank/2': 7 } })
    const answer = { version: 5, lastUpdated: null, document: toWire(there), catalogue: 'v1' }
    const sent = withBatch(withMoveMade(acknowledged(withBatch(moving), answer), catalogOf))
    expect([sent.inFlight?.baseVersion, opsOf(sent)]).toEqual([5, ['catalogue.move']])
    expect(queueOf(sent)).toEqual({ 'plank/2': 6, 'plank/1': 7 })
  })

  test('a move that is refused because it missed a change is made again on the loaded plan', () => {
    const sent = withBatch(withEdits(recordOf(3, sawn, 'v1'), move(sawn), none))
    const there = state(5, aDocument({ queue: { 'plank/1': 4, 'plank/2': 7 } }), 'v1')
    const again = withBatch(withServerState(withBatchBack(sent), there, catalogOf))
    expect([again.inFlight?.baseVersion, queueOf(again)]).toEqual([5, { 'plank/2': 4, 'plank/1': 7 }])
  })

  test('where another device has moved the plan already, this device’s move is dropped', () => {
    const loaded = withServerState(moving, state(4, onSplit(4), 'v2'), catalogOf)
    expect(loaded.open).toEqual([planks(2, 5), planks(2, 6)])
  })
})

describe('SAVE-4, BEY-14: another device has moved the plan', () => {
  test('what was done offline is followed when the plan is loaded', () => {
    const waiting = withOperations(recordOf(3, sawn, 'v1'), [planks(1, 5)], 'v1')
    const taken = withServerState(waiting, state(7, onSplit(4), 'v2'), catalogOf)
    expect([queueOf(taken), numberingOf(taken)]).toEqual([{ 'plank/2': 5 }, 'v2'])
    expect(withServerState(recordOf(3, sawn, 'v1'), state(7, onSplit(4), 'v2'), none).catalogue).toBe('v2')
    const held = withOperations(recordOf(3, sawn, 'v1'), [logs])
    expect(withServerState(held, state(7, onSplit(4), 'v2'), none).open).toEqual([logs])
  })

  test('a refused batch is followed with what waits behind it, and sent again under its number', () => {
    const sent = withBatch(withOperations(recordOf(3, sawn, 'v1'), [planks(1, 5)], 'v1'))
    const waiting = withOperations(sent, [logs], 'v1')
    const there = state(4, onSplit(4), 'v2')
    // Until it is answered, the server may have it already.
    expect(withServerState(waiting, there, none)).toBe(waiting)
    const again = withBatch(withServerState(withBatchBack(waiting), there, catalogOf))
    expect(again.inFlight).toMatchObject({ seq: 1, baseVersion: 3, catalogue: 'v2' })
    expect(stockAndQueue(expectedDocument(again))).toEqual({ stock: { log: 2 }, queue: { 'plank/2': 5 } })
  })

  test('R2: after the server was restored from a backup, unsent edits are followed to its game data', () => {
    const sent = withBatch(withOperations(recordOf(9, sawn, 'v1'), [planks(1, 5)], 'v1'))
    const loaded = withServerState(startedOver(sent, 'another'), state(2, onSplit(1), 'v2'), catalogOf)
    expect([queueOf(loaded), loaded.openBase]).toEqual([{ 'plank/2': 5 }, null])
  })
})

test('R6, BEY-14: where the game data are nowhere any more, only what names recipes is set aside', () => {
  const record = recordOf(3, sawn, 'v1')
  const waiting = withOpenAside(withOperations(record, [logs, planks(1, 5)], 'v1'))
  expect([waiting.open, waiting.openBase, waiting.refused]).toMatchObject([
    [logs],
    3,
    [{ operations: [planks(1, 5)] }],
  ])
  const added = withEditsAside(record, { operations: [planks(1, 5), logs], madeWith: 'v0' })
  expect([added.open, added.refused]).toMatchObject([[logs], [{ operations: [planks(1, 5)] }]])
})
