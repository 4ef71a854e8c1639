import { expect, test } from 'vitest'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { asCountedBy } from './as-counted-by.ts'
import { countingRules } from './counting-rules.ts'
import { toGetChanges } from './plan-difference.ts'
import { createPlanner } from './planner.ts'

const stacks = (amounts: Record<string, number>) =>
  Object.entries(amounts).map(([id, quantity]) => ({ itemId: itemId(id), quantity }))

const catalog = aCatalog({
  Path: { recipes: [{ from: { Pebble: 50 } }] },
  Pebble: { recipes: [{ from: { Chunk: 1 }, outputQuantity: 12 }] },
  Gem: { recipes: [{ from: { Chunk: 1 }, chances: { 1: 0.16 }, byproducts: stacks({ Pebble: 12 }) }] },
  Belt: { recipes: [{ from: { Scrap: 50 }, keptOnFailure: stacks({ Cord: 1 }), chances: { 1: 0.1 } }] },
  Ring: { recipes: [{ from: { Ingot: 1 }, catalysts: stacks({ Mould: 2 }) }] },
  Chunk: {},
  Scrap: {},
  Cord: {},
  Ingot: {},
  Mould: {},
})

function toGet(wanted: Record<string, number>, rules: number) {
  const planner = createPlanner(asCountedBy(catalog, rules))
  const buildList = stacks(wanted).map((row) => ({ ...row, recipeIndex: 0 }))
  planner.update({ buildList, inventory: new Map(), choices: new Map() })
  return planner.materials()
}

const changes = (wanted: Record<string, number>) =>
  toGetChanges(toGet(wanted, 1), toGet(wanted, countingRules)).map(({ itemName, before, after }) => [
    itemName,
    before,
    after,
  ])

test('BEY-14: 10 gems and 14 paths took 122 chunks by the rules of an earlier release; today 63, with which the 700 pebbles come along', () => {
  // 10 / 0.16 = 63 chunks for the gems; 14 × 50 = 700 pebbles were another 59 chunks of 12.
  expect(changes({ Gem: 10, Path: 14 })).toEqual([
    ['Pebble', 700, 0],
    ['Chunk', 122, 63],
  ])
})

test('BEY-14: by the rules of an earlier release 5 rings needed no mould and a belt no cord; today they need 2 moulds and 1 cord', () => {
  expect(changes({ Ring: 5, Belt: 1 })).toEqual([
    ['Mould', 0, 2],
    ['Cord', 0, 1],
  ])
})

test('BEY-14: where nothing is given back or comes along, the numbers are those of the earlier release', () => {
  expect(changes({ Pebble: 30, Path: 2 })).toEqual([])
})
