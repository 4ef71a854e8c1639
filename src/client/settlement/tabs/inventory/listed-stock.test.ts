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
  aRow('9999', 3),
])

function aRow(item: string, quantity: number, facts: Partial<StockRow> = {}): StockRow {
  const row = { itemId: itemId(item), quantity, reserved: 0, kept: 0, storageId: null, updatedAt: '' }
  return { ...row, ...facts }
}

function names(view: Partial<StockView>) {
  return viewOf(stock, { ...firstView, ...view }, 10).map(({ item }) => item.name)
}

test('INV-1: what is least available stands on top', () => {
  expect(names({})).toEqual(['Fine Plank', 'Unknown Item', 'Fine Cloth', 'Rough Log'])
})

test('INV-1: low are 0 planks, 4 cloth and 3 of something unknown, of which less than 10 are available', () => {
  expect(countLow(stock, 10)).toBe(3)
  expect(names({ lowOnly: true })).toEqual(['Fine Plank', 'Unknown Item', 'Fine Cloth'])
})

test('INV-1: the search finds every word, without case', () => {
  expect(names({ searchTerm: 'FINE  pl' })).toEqual(['Fine Plank'])
  expect(names({ searchTerm: 'moon' })).toEqual([])
})

test('INV-1: a storage shows what lies there, and none what lies nowhere', () => {
  expect(names({ storageId: 'loft' })).toEqual(['Fine Cloth'])
  expect(names({ storageId: null })).toEqual(['Unknown Item', 'Rough Log'])
})

test('INV-1: by name, by tier with unknown items last, and by the largest quantity', () => {
  expect(names({ sort: { by: 'name', direction: 'asc' } })[0]).toBe('Fine Cloth')
  expect(names({ sort: { by: 'tier', direction: 'asc' } })).toEqual([
    'Rough Log',
    'Fine Cloth',
    'Fine Plank',
    'Unknown Item',
  ])
  expect(names({ sort: { by: 'quantity', direction: 'desc' } })[0]).toBe('Rough Log')
})
