import { expect, test } from 'vitest'
import type { StockRow } from '#domain/settlement/ledger-rows'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { countLow, firstView, namedStock, type StockView, viewOf } from './listed-stock.ts'

const catalog = aCatalog({
  log: { name: 'Rough Log', tier: 1 },
  plank: { name: 'Fine Plank', tier: 4 },
  cloth: { name: 'Fine Cloth', tier: 4 },
})
const stock = namedStock(catalog, [
  aRow('plank', 14, { reserved: 14, storageId: 'bank' }),
  aRow('log', 412, { reserved: 220 }),
  aRow('cloth', 26, { reserved: 22, storageId: 'loft' }),
  // An item that the catalogue does not have.
  aRow('9999', 3),
])

function aRow(item: string, quantity: number, facts: Partial<StockRow> = {}): StockRow {
  const row = { itemId: itemId(item), quantity, reserved: 0, kept: 0, storageId: null, updatedAt: '' }
  return { ...row, ...facts }
}

function names(view: Partial<StockView>) {
  return viewOf(stock, { ...firstView, ...view }, 10).map(({ item }) => item.name)
}

test('INV-1: at first the item of which the least is available stands on top', () => {
  expect(names({})).toEqual(['Fine Plank', 'Unknown Item', 'Fine Cloth', 'Rough Log'])
})

test('INV-1: with a threshold of 10 three items are low: 0 planks, 4 cloth and 3 of something unknown are available', () => {
  expect(countLow(stock, 10)).toBe(3)
  expect(names({ lowOnly: true })).toEqual(['Fine Plank', 'Unknown Item', 'Fine Cloth'])
})

test('INV-1: a search for “FINE  pl” finds the Fine Plank, which has both words; a search for “moon” finds nothing', () => {
  expect(names({ searchTerm: 'FINE  pl' })).toEqual(['Fine Plank'])
  expect(names({ searchTerm: 'moon' })).toEqual([])
})

test('INV-1: narrowed to the loft the stock shows what lies there, narrowed to no storage what lies nowhere in particular', () => {
  expect(names({ storageId: 'loft' })).toEqual(['Fine Cloth'])
  expect(names({ storageId: null })).toEqual(['Unknown Item', 'Rough Log'])
})

test('INV-1: the stock is sorted by name, by tier with unknown items last, or by the largest quantity', () => {
  expect(names({ sort: { by: 'name', direction: 'asc' } })[0]).toBe('Fine Cloth')
  expect(names({ sort: { by: 'tier', direction: 'asc' } })).toEqual([
    'Rough Log',
    'Fine Cloth',
    'Fine Plank',
    'Unknown Item',
  ])
  expect(names({ sort: { by: 'quantity', direction: 'desc' } })[0]).toBe('Rough Log')
})
