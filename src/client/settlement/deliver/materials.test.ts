import { expect, test } from 'vitest'
import { createLedgerCatalog } from '#domain/planning/ledger-catalog'
import { put } from '#domain/settlement/change'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { afterAct, aProject, aStockRow, emptyRows, withItems } from '#tests/support/ledger-rows'
import { listedTasks } from '../listed-tasks.ts'
import { lineWords, materialsByDefault, materialsFor } from './materials.ts'

const catalog = aCatalog({
  // 10 crafts give 5.4 cows back: 5 whole ones.
  Calf: { recipes: [{ from: { Cow: 2 }, byproducts: [{ itemId: itemId('Cow'), quantity: 0.54 }] }] },
  Cow: {},
  Log: {},
  Nail: {},
  Plank: { recipes: [{ from: { Log: 3, Nail: 1 } }] },
})
const ledger = createLedgerCatalog(catalog)
const hall = aProject('hall')

/** 10 planks are wanted; of 12 logs 9 are held for them, and 3 nails are free. */
function ofPlanks() {
  const rows = afterAct(
    ledger,
    emptyRows,
    [
      ...withItems(hall, { Plank: 10 }),
      put('stock', { ...aStockRow('Log', 12), reserved: 9 }),
      put('allotments', { projectId: hall.id, itemId: itemId('Log'), amount: 9 }),
      put('stock', aStockRow('Nail', 3)),
    ],
    { kind: 'needs', projectId: hall.id },
  )
  const listed = listedTasks(ledger, rows, new Map()).find(({ item }) => item?.name === 'Plank')!
  return { rows, listed }
}

test('CON-1: 3 planks take 9 logs and 3 nails, of which the project holds the logs; so they are taken unless somebody says otherwise', () => {
  const { rows, listed } = ofPlanks()
  const materials = materialsFor(rows, listed, 3)
  expect(lineWords(catalog, materials.lines)).toBe('9 Log and 3 Nail')
  expect(materialsByDefault(materials)).toEqual(materials.lines)
})

test('CON-1: 5 planks take 15 logs and 5 nails; the stock lacks 3 and 2, so none of it is taken unasked', () => {
  const { rows, listed } = ofPlanks()
  const materials = materialsFor(rows, listed, 5)
  expect(lineWords(catalog, materials.lacking)).toBe('3 Log and 2 Nail')
  expect(materialsByDefault(materials)).toEqual([])
})

test('CON-1: 10 calves take 20 cows and give 5 back; the 16 that the plan asks for are enough, and 15 of them are used up', () => {
  // Before the last craft 9 crafts have given 4.86 cows back, 4 whole ones: 20 - 4 must be there.
  const rows = afterAct(
    ledger,
    emptyRows,
    [...withItems(hall, { Calf: 10 }), put('stock', aStockRow('Cow', 16))],
    { kind: 'needs', projectId: hall.id },
  )
  const listed = listedTasks(ledger, rows, new Map()).find(({ item }) => item?.name === 'Calf')!
  const materials = materialsFor(rows, listed, 10)
  expect(materials.lacking).toEqual([])
  expect(materialsByDefault(materials)).toEqual([{ itemId: 'Cow', quantity: 15 }])
})
