import { expect, test } from 'vitest'
import { afterChanges, type Change, put } from '#domain/settlement/change'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { afterAct, aProject, aStockRow, emptyRows, moment, withItems } from '#tests/support/ledger-rows'
import { createLedgerCatalog } from './ledger-catalog.ts'
import { unclaimedStock } from './unclaimed-stock.ts'

const ledger = createLedgerCatalog(
  aCatalog({ Chair: { recipes: [{ from: { Plank: 4 } }] }, Plank: {}, Stone: {}, Shell: {} }),
)
const hall = aProject('hall')
/** A hall that asks for a chair, and with it for planks. */
const rows = afterAct(ledger, emptyRows, withItems(hall, { Chair: 1 }), { kind: 'needs', projectId: 'hall' })

const stones = put('stock', aStockRow('Stone', 5))
const unclaimed = (changes: readonly Change[], before = rows) =>
  unclaimedStock(ledger, afterChanges(before, changes), changes)?.map(({ itemId, quantity }) => [
    itemId,
    quantity,
  ])

test('INV-2: from stones that came in nothing follows for a hall of planks, however often they were counted', () => {
  expect(unclaimed([stones])).toEqual([['Stone', 5]])
  expect(unclaimed([stones, put('stock', aStockRow('Stone', 6))])).toEqual([['Stone', 6]])
})

test('INV-2: stones that were struck leave no row', () => {
  expect(unclaimed([{ drop: 'stock', key: 'Stone' }], afterChanges(rows, [stones]))).toEqual([])
})

const allotted = put('allotments', { projectId: 'hall', itemId: itemId('Stone'), amount: 2 })
const order = put('standingOrders', { itemId: itemId('Shell'), atLeast: 1, since: moment, begunBy: null })

test.each<[string, readonly Change[], typeof rows]>([
  ['planks come in that the hall asks for', [put('stock', aStockRow('Plank', 1))], rows],
  ['chairs come in beside the stones', [stones, put('stock', aStockRow('Chair', 1))], rows],
  ['the project itself has changed', [stones, put('projects', { ...hall, position: 1 })], rows],
  ['the hall still holds stones that it does not ask for', [stones], afterChanges(rows, [allotted])],
  ['its stones were struck', [{ drop: 'stock', key: 'Stone' }], afterChanges(rows, [stones, allotted])],
  ['the settlement wants to have a shell', [stones], afterChanges(rows, [order])],
  ['nothing was moved: the progress is to be counted again', [], rows],
])('INV-2: more may follow where %s', (_, changes, before) => {
  expect(unclaimedStock(ledger, afterChanges(before, changes), changes)).toBeNull()
})
