import fc from 'fast-check'
import { expect, test } from 'vitest'
import { put } from '#domain/settlement/change'
import type { Ways } from '#domain/settlement/ledger-rows'
import { aCatalog } from '#tests/support/catalog-builder'
import { afterAct, aProject, aStockRow, emptyRows, moved, withItems } from '#tests/support/ledger-rows'
import { createPlanner } from '../crafting/planner.ts'
import { neededStock } from './explain-need.ts'
import { createLedgerCatalog } from './ledger-catalog.ts'
import { projectQueue } from './project-queue.ts'

const catalog = aCatalog({
  Table: { recipes: [{ from: { Plank: 4, Nail: 6 } }] },
  Plank: { recipes: [{ from: { Log: 3 }, outputQuantity: 2 }, { from: { Board: 1 } }] },
  Nail: { recipes: [{ from: { Ore: 2 }, outputQuantity: 5 }] },
  Board: {},
  Log: {},
  Ore: {},
})
const ledger = createLedgerCatalog(catalog)

test('BEY-2: a hall of 2 tables that holds 3 planks and makes planks of boards is a queue of 2 tables', () => {
  const hall = aProject('hall', { ways: { Plank: 1 } })
  const start = afterAct(ledger, emptyRows, [put('stock', aStockRow('Plank', 3))])
  const rows = afterAct(ledger, start, withItems(hall, { Table: 2 }), { kind: 'needs', projectId: 'hall' })
  expect(projectQueue(rows, 'hall')).toEqual({
    buildList: [{ itemId: 'Table', quantity: 2, recipeIndex: 0 }],
    inventory: new Map([['Plank', 3]]),
    choices: new Map([['Plank', { source: 'craft', recipeIndex: 1 }]]),
  })
  expect(projectQueue(rows, 'no such project').buildList).toEqual([])
})

test('BEY-3: whatever a project holds and however it makes its items, the calculator finds missing what the project misses', () => {
  const amounts = fc.record({ Table: fc.nat(4), Plank: fc.nat(20), Nail: fc.nat(20), Log: fc.nat(40) })
  const ways = fc.constantFrom<Ways>({}, { Plank: 1 }, { Plank: 'gather' }, { Nail: 'elsewhere' })
  const planner = createPlanner(catalog)
  fc.assert(
    fc.property(amounts, amounts, ways, (stock, wanted, chosen) => {
      const hall = aProject('hall', { ways: chosen })
      const start = afterAct(ledger, emptyRows, moved(emptyRows, withoutZeros(stock)))
      const rows = afterAct(ledger, start, withItems(hall, withoutZeros(wanted)), {
        kind: 'needs',
        projectId: 'hall',
      })
      planner.update(projectQueue(rows, 'hall'))
      const found = planner.materials().map((material) => [material.itemId, material.missing] as const)
      const missed = new Map<string, number>()
      for (const [id, missing] of found) missed.set(id, (missed.get(id) ?? 0) + missing)
      for (const { itemId: id, missingInAll } of neededStock(ledger, rows, 'hall'))
        expect([id, missed.get(id)]).toEqual([id, missingInAll])
    }),
  )
})

function withoutZeros(amounts: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount > 0))
}
