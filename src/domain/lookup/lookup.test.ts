import { expect, test } from 'vitest'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { createPlanner } from '../crafting/planner.ts'
import { blockers } from './blockers.ts'
import { makeableNow } from './makeable.ts'
import { createUsedIn } from './used-in.ts'

const catalog = aCatalog({
  Chair: { recipes: [{ from: { Plank: 4, Nail: 2 } }] },
  Table: { recipes: [{ from: { Plank: 6 } }] },
  Plank: { recipes: [{ from: { Log: 20 } }, { from: { Trunk: 1 }, outputQuantity: 3 }] },
  Nail: { recipes: [{ from: { Ore: 1 }, outputQuantity: 10 }] },
  Log: {},
  Trunk: {},
  Ore: {},
})
const held = (amounts: Record<string, number>) =>
  new Map(Object.entries(amounts).map(([id, amount]) => [itemId(id), amount]))

test('BEY-8: look-up finds every recipe that uses an item', () => {
  const usedIn = createUsedIn(catalog)
  expect(usedIn(itemId('Plank'))).toEqual([
    { itemId: 'Chair', recipeIndex: 0, quantity: 4 },
    { itemId: 'Table', recipeIndex: 0, quantity: 6 },
  ])
  expect(usedIn(itemId('Trunk'))).toEqual([{ itemId: 'Plank', recipeIndex: 1, quantity: 1 }])
  expect(usedIn(itemId('Chair'))).toEqual([])
})

test('BEY-8: what can be made now counts whole crafts of the scarcest ingredient', () => {
  expect(makeableNow(catalog, held({ Plank: 13, Nail: 5, Trunk: 2 }))).toEqual([
    { itemId: 'Chair', recipeIndex: 0, crafts: 2, amount: 2 },
    { itemId: 'Plank', recipeIndex: 1, crafts: 2, amount: 6 },
    { itemId: 'Table', recipeIndex: 0, crafts: 2, amount: 2 },
  ])
  expect(makeableNow(catalog, held({}))).toEqual([])
})

test('BEY-8: 16 cows are enough for 10 calves, as 0.54 of a cow comes back each time; 3 straps, kept on failure, for 3 belts', () => {
  const herd = aCatalog({
    Calf: { recipes: [{ from: { Cow: 2 }, byproducts: [{ itemId: itemId('Cow'), quantity: 0.54 }] }] },
    Belt: {
      recipes: [
        {
          from: { Scrap: 50 },
          keptOnFailure: [{ itemId: itemId('Strap'), quantity: 1 }],
          chances: { 1: 0.01875 },
        },
      ],
    },
    Cow: {},
    Scrap: {},
    Strap: {},
  })
  // A belt comes of 1 / 0.01875 attempts, so 3 belts take 160; the scrap would be enough for 214.
  expect(makeableNow(herd, held({ Cow: 16, Scrap: 10_700, Strap: 3 }))).toEqual([
    { itemId: 'Belt', recipeIndex: 0, crafts: 160, amount: 3 },
    { itemId: 'Calf', recipeIndex: 0, crafts: 10, amount: 10 },
  ])
  expect(makeableNow(herd, held({ Cow: 1, Scrap: 49, Strap: 3 }))).toEqual([])
})

test('BEY-8: the base item that holds up most of the queue comes first', () => {
  const planner = createPlanner(catalog)
  const entry = (id: string, quantity: number) => ({ itemId: itemId(id), quantity, recipeIndex: 0 })
  planner.update({
    buildList: [entry('Chair', 1), entry('Table', 2)],
    inventory: new Map(),
    choices: new Map(),
  })
  // 16 planks of 20 logs, then 3 pieces of furniture; the chair alone takes nails, from one craft.
  expect(blockers(planner.plan())).toEqual([
    { itemId: 'Log', missing: 320, blockedCrafts: 19, blockedEntries: 2 },
    { itemId: 'Ore', missing: 1, blockedCrafts: 2, blockedEntries: 1 },
  ])
})
