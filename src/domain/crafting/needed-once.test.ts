import { expect, test } from 'vitest'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { neededOnce } from './needed-once.ts'
import { createPlanner } from './planner.ts'

const moulds = (quantity: number) => [{ itemId: itemId('Mould'), quantity }]
const catalog = aCatalog({
  Chair: { recipes: [{ from: { Plank: 5 }, catalysts: moulds(2) }] },
  Plank: { recipes: [{ from: { Log: 2 }, catalysts: moulds(1) }] },
  Rubble: { recipes: [{ from: { Mould: 1 } }] },
  Log: {},
  Mould: {},
})

function planOf(queued: Record<string, number>, held: Record<string, number> = {}) {
  const planner = createPlanner(catalog)
  const buildList = Object.entries(queued).map(([id, quantity]) => ({
    itemId: itemId(id),
    quantity,
    recipeIndex: 0,
  }))
  const inventory = new Map(Object.entries(held).map(([id, amount]) => [itemId(id), amount]))
  planner.update({ buildList, inventory, choices: new Map() })
  return neededOnce(catalog, planner.materials(), buildList)
}

test('BEY-9: a mould is needed once, in the largest number any craft asks for', () => {
  expect([...planOf({ Chair: 3 })]).toEqual([['Mould', { quantity: 2, isOnly: true }]])
})

test('BEY-9: two moulds are still needed once when all three chairs are crafted already', () => {
  expect([...planOf({ Chair: 3 }, { Chair: 3 })]).toEqual([['Mould', { quantity: 2, isOnly: true }]])
})

test('BEY-9: a mould that is used up as well, or queued, is not only needed once', () => {
  expect(planOf({ Chair: 1, Rubble: 4 }).get(itemId('Mould'))).toEqual({ quantity: 2, isOnly: false })
  expect(planOf({ Chair: 1, Mould: 1 }).get(itemId('Mould'))).toEqual({ quantity: 2, isOnly: false })
  expect(planOf({ Rubble: 4 }).size).toBe(0)
})
