import { expect, test } from 'vitest'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { createLedgerCatalog, turnOf } from './ledger-catalog.ts'

test('INV-1: an item that the catalogue lacks has its turn after all others, also where a recipe names an id that no item has', () => {
  const catalog = aCatalog({ plank: { recipes: [{ from: { bark: 1, log: 3 } }] }, log: {} })
  expect([catalog.size, catalog.ids.length]).toEqual([2, 3])
  const ledger = createLedgerCatalog(catalog)
  const turns = [...catalog.ids, itemId('ghost'), itemId('spirit')].map((id) => turnOf(ledger, id))
  expect(new Set(turns).size).toBe(5)
  expect(turns.slice(3)).toEqual([3, 4])
})
