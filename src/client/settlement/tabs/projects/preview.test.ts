import { expect, test } from 'vitest'
import { createLedgerCatalog } from '#domain/planning/ledger-catalog'
import { put } from '#domain/settlement/change'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { afterAct, aProject, aStockRow, emptyRows, withItems } from '#tests/support/ledger-rows'
import { previewOf } from './preview.ts'

const catalog = aCatalog({ Plank: { recipes: [{ from: { Log: 3 } }] }, Log: {} })
const ledger = createLedgerCatalog(catalog)
const hall = aProject('hall')

test('PRJ-2: of 10 logs the hall’s own planks need 6, so 2 more planks can count on 4, and 2 logs are still needed; the 6 are shown beside', () => {
  const stocked = afterAct(ledger, emptyRows, [put('stock', aStockRow('Log', 10))], { kind: 'stock' })
  const rows = afterAct(ledger, stocked, withItems(hall, { Plank: 2 }), { kind: 'needs', projectId: 'hall' })
  const wanted = { projectId: 'hall', itemId: itemId('Plank'), quantity: 2, recipeIndex: 0, ways: {} }
  const materials = previewOf(catalog, rows, wanted)
  expect(
    materials.map(({ itemName, needed, have, heldForOthers, missing }) => [
      itemName,
      ...[needed, have, heldForOthers, missing],
    ]),
  ).toEqual([
    ['Log', 6, 4, 6, 2],
    ['Plank', 2, 0, 0, 2],
  ])
})
