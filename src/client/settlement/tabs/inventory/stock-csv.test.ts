import { expect, test } from 'vitest'
import { createPastedListReader, isClear } from '#domain/inventory/pasted-list'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { namedStock } from './listed-stock.ts'
import { stockCsv } from './stock-csv.ts'

const catalog = aCatalog({
  '101': { name: 'Rough Plank', tier: 1 },
  '201': { name: 'Rathium Hoe', tier: 6, rarity: 1 },
  '202': { name: 'Rathium Hoe', tier: 6, rarity: 3 },
})
const row = { reserved: 0, kept: 0, storageId: null, updatedAt: '' }
const stock = namedStock(catalog, [
  { ...row, itemId: itemId('101'), quantity: 1200, reserved: 200, storageId: 'bank' },
  { ...row, itemId: itemId('202'), quantity: 3 },
])
const csv = stockCsv(stock, () => '=Town bank, "second" page')

test('INV-1: the stock as CSV has a line for each item, with what is available and where it lies', () => {
  expect(csv.split('\r\n')).toEqual([
    'Item,Tier,Rarity,Quantity,Reserved,Available,Storage',
    `Rough Plank,1,Common,1200,200,1000,"'=Town bank, ""second"" page"`,
    'Rathium Hoe,6,Rare,3,0,3,',
    '',
  ])
})

test('INV-1: what was downloaded is read again as the same amounts of the same items', () => {
  const lines = createPastedListReader(catalog)(csv)
  expect(lines.every(isClear)).toBe(true)
  expect(lines.map(({ candidates, quantity }) => [...candidates, quantity])).toEqual([
    ['101', 1200],
    ['202', 3],
  ])
})
