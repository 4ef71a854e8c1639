import { expect, test } from 'vitest'
import { actedLedger } from '#tests/support/acted-ledger'
import { aCatalog, type ItemDraft, itemId } from '#tests/support/catalog-builder'
import type { Rows, Snapshot } from '../settlement/tables.ts'
import { catalogueMove } from './catalogue-move.ts'
import { createLedgerCatalog } from './ledger-catalog.ts'

const chair = { recipes: [{ from: { plank: 4 } }] }
const former = aCatalog({ chair, plank: { recipes: [{ from: { log: 20 } }] }, log: {}, rope: {} })

/** A project of 2 chairs, with 10 logs and 3 ropes in the stock, moved to a catalogue of those items. */
function movedTo(drafts: Readonly<Record<string, ItemDraft>>) {
  const settlement = actedLedger(former)
  const projectId = settlement.nextId()
  settlement.act('createProject', { name: 'Chairs', items: [{ itemId: itemId('chair'), quantity: 2 }] })
  for (const [item, quantity] of [
    ['log', 10],
    ['rope', 3],
  ] as const)
    settlement.act('addItemsToInventory', { items: [{ itemId: itemId(item), quantity }] })
  const catalog = aCatalog(drafts)
  const moved = actedLedger(catalog, snapshotOf(settlement.rows()))
  moved.act('moveCatalogue', { version: 'later' })
  const move = catalogueMove(
    { ledger: createLedgerCatalog(former), rows: settlement.rows() },
    { ledger: createLedgerCatalog(catalog), rows: moved.rows() },
  )
  return { move, projectId }
}

function snapshotOf(rows: Rows): Snapshot {
  const tables = Object.entries(rows).map(([name, table]) => [name, [...table.values()]])
  return { seq: 1, tables: Object.fromEntries(tables) }
}

test('CAT-2: a recipe that takes half as many logs halves what the project misses of them; the 10 logs it holds stay', () => {
  const { move, projectId } = movedTo({
    chair,
    plank: { recipes: [{ from: { log: 10 } }] },
    log: {},
    rope: {},
  })
  expect(move).toEqual({
    items: [],
    projects: [{ id: projectId, needs: [{ itemId: 'log', name: 'log', before: 150, after: 70 }] }],
    orders: [],
  })
})

test('CAT-2: a renamed item and one that is gone are reported where the settlement uses them, others are not', () => {
  const { move, projectId } = movedTo({
    chair: { ...chair, name: 'Armchair' },
    plank: {},
    log: {},
    stone: {},
  })
  expect(move.items).toEqual([
    { itemId: 'rope', before: 'rope', after: null },
    { itemId: 'chair', before: 'chair', after: 'Armchair' },
  ])
  expect(move.projects).toEqual([
    { id: projectId, needs: [{ itemId: 'log', name: 'log', before: 150, after: 0 }] },
  ])
})

test('CAT-2: the same catalogue changes nothing', () => {
  const { move } = movedTo({ chair, plank: { recipes: [{ from: { log: 20 } }] }, log: {}, rope: {} })
  expect(move).toEqual({ items: [], projects: [], orders: [] })
})

test('CAT-2, BEY-18: a standing order of 5 planks then misses 50 logs in the place of 100', () => {
  const later = aCatalog({ chair, plank: { recipes: [{ from: { log: 10 } }] }, log: {}, rope: {} })
  const settlement = actedLedger(former)
  settlement.act('setStandingOrder', { itemId: itemId('plank'), atLeast: 5 })
  const moved = actedLedger(later, snapshotOf(settlement.rows()))
  moved.act('moveCatalogue', { version: 'later' })
  const { orders } = catalogueMove(
    { ledger: createLedgerCatalog(former), rows: settlement.rows() },
    { ledger: createLedgerCatalog(later), rows: moved.rows() },
  )
  expect(orders).toEqual([
    { itemId: 'plank', name: 'plank', needs: [{ itemId: 'log', name: 'log', before: 100, after: 50 }] },
  ])
})
