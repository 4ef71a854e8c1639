import { expect, test } from 'vitest'
import { actedLedger, stockText } from '#tests/support/acted-ledger'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { aSnapshotWithRoles } from '#tests/support/settlement-builder'

const [log, plank, rope] = [itemId('log'), itemId('plank'), itemId('rope')]
const catalog = aCatalog({ plank: { recipes: [{ from: { log: 20 } }] }, log: {}, rope: {} })

/** 30 Log, of which 8 are held by a project, and 4 Plank. */
function riverside() {
  const storages = [{ id: 'barn', name: 'Barn' }]
  const roles = { ines: 'admin', mika: 'contributor', vera: 'viewer' } as const
  const ledger = actedLedger(catalog, aSnapshotWithRoles(roles, { tables: { storages } }))
  ledger.act('createProject', { name: 'Raft', items: [{ itemId: log, quantity: 8 }] })
  const items = [
    { itemId: log, quantity: 30 },
    { itemId: plank, quantity: 4 },
  ]
  ledger.act('addItemsToInventory', { items })
  return ledger
}

test('BEY-7, INV-1: of a counted list 30 logs become 12, 4 planks stay, 5 ropes are new, and all of it lies in the barn', () => {
  const ledger = riverside()
  const items = [
    { itemId: log, quantity: 12 },
    { itemId: plank, quantity: 4 },
    { itemId: rope, quantity: 5 },
  ]
  const counted = ledger.act('countInventory', { items, storageId: 'barn' }, 'mika')
  // Mika is person 3: Olivia, the owner, is 1 and Ines is 2.
  expect(counted.entries).toMatchObject([
    { kind: 'counted', itemId: 'log', amount: -18, byNo: 3 },
    { kind: 'counted', itemId: 'rope', amount: 5, byNo: 3 },
  ])
  expect([log, plank, rope].map((item) => stockText(ledger.rows(), item))).toEqual([
    '12, reserved 8, kept 0',
    '4, reserved 0, kept 0',
    '5, reserved 0, kept 0',
  ])
  expect([...ledger.rows().stock.values()].map(({ storageId }) => storageId)).toEqual([
    'barn',
    'barn',
    'barn',
  ])
  expect(counted.activity).toEqual({
    kind: 'stock.counted',
    facts: { item: 'log', amount: 12, former: 30, others: 1 },
  })
})

test('INV-2: a list that would leave 7 logs of 8 that a project holds is refused whole', () => {
  const ledger = riverside()
  const items = [
    { itemId: rope, quantity: 5 },
    { itemId: log, quantity: 7 },
  ]
  expect(ledger.act('countInventory', { items }).refused).toEqual({
    why: 'only-so-many',
    facts: { possible: 22, heldBy: [{ name: 'Raft', amount: 8 }], kept: 0 },
  })
  expect(stockText(ledger.rows(), rope)).toBeUndefined()
})

test('BEY-7: a list that says what is there already changes nothing', () => {
  const ledger = riverside()
  const counted = ledger.act('countInventory', { items: [{ itemId: log, quantity: 30 }] })
  expect([counted.changes, counted.entries, counted.activity]).toEqual([[], [], undefined])
})

test('SET-5: a viewer counts nothing', () => {
  const ledger = riverside()
  const counted = ledger.act('countInventory', { items: [{ itemId: log, quantity: 3 }] }, 'vera')
  expect(counted.refused).toEqual({ why: 'no-right' })
})

test('API-1: a list for a place that is not there, or of an item that neither the game nor the stock has, is refused', () => {
  const { act } = riverside()
  const items = [{ itemId: log, quantity: 3 }]
  expect(act('countInventory', { items, storageId: 'nowhere' }).refused).toEqual({ why: 'no-storage' })
  const unknown = [...items, { itemId: itemId('gold'), quantity: 1 }]
  expect(act('countInventory', { items: unknown }).refused).toEqual({ why: 'no-item' })
})
