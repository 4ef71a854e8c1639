import { expect, test } from 'vitest'
import { put } from '#domain/settlement/change'
import { aCatalog } from '#tests/support/catalog-builder'
import { afterAct, aProject, aProjectItem, aStockRow, emptyRows, withItems } from '#tests/support/ledger-rows'
import { itemsThere } from './items-there.ts'
import { createLedgerCatalog } from './ledger-catalog.ts'

const ledger = createLedgerCatalog(
  aCatalog({
    Table: { recipes: [{ from: { Plank: 4 } }] },
    Plank: { recipes: [{ from: { Log: 3 }, outputQuantity: 2 }] },
    Log: {},
  }),
)
const hall = aProject('hall')
const needs = { kind: 'needs', projectId: 'hall' } as const

test('BEY-16: a project of 2 tables and 10 planks needs 18 planks; with 15 in stock, 7 of its 10 planks are there', () => {
  const stock = [put('stock', aStockRow('Plank', 15))]
  const rows = afterAct(ledger, emptyRows, [...stock, ...withItems(hall, { Table: 2, Plank: 10 })], needs)
  expect(itemsThere(ledger, rows, 'hall')).toEqual([
    { itemId: 'Table', wanted: 2, there: 0 },
    { itemId: 'Plank', wanted: 10, there: 7 },
  ])
})

test('BEY-16: logs that were added twice, 5 and 3, are told of once: 8 are wanted, and none is there', () => {
  const twice = [
    ...withItems(hall, { Log: 5 }),
    put('projectItems', aProjectItem('hall', 'Log', 3, { id: 'again' })),
  ]
  const rows = afterAct(ledger, emptyRows, twice, needs)
  expect(itemsThere(ledger, rows, 'hall')).toEqual([{ itemId: 'Log', wanted: 8, there: 0 }])
})

test('BEY-16: a project that is not there has no items', () => {
  expect(itemsThere(ledger, emptyRows, 'hall')).toEqual([])
})
