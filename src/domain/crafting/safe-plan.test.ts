import { expect, test } from 'vitest'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { stepsOf } from '#tests/support/steps-of'
import { allItems, type PlanOdds } from './odds.ts'
import { createPlanner } from './planner.ts'
import { recipeTree } from './recipe-tree.ts'
import { safeCounting } from './safe-counting.ts'
import { withOdds } from './with-odds.ts'

/**
 * For 95 of 100 players, 224 crafts give 100 gems (on average 112), and 159 attempts give a blade (safe-crafts.test.ts). By the average
 * 100 gems take 200 crafts.
 */
const catalog = aCatalog({
  gem: { recipes: [{ from: { chunk: 2 }, chances: { 1: 0.5 } }] },
  ring: { recipes: [{ from: { gem: 1, ingot: 1 } }] },
  ingot: { recipes: [{ from: { ore: 3 } }] },
  blade: {
    recipes: [
      {
        from: { scrap: 50 },
        chances: { 1: 0.01875 },
        keptOnFailure: [{ itemId: itemId('sword'), quantity: 1 }],
      },
    ],
  },
  chunk: {},
  ore: {},
  scrap: {},
  sword: {},
})

function planned(queued: Record<string, number>, odds: PlanOdds) {
  const planner = createPlanner(catalog, () => safeCounting)
  const buildList = Object.entries(queued).map(([id, quantity]) => ({
    itemId: itemId(id),
    quantity,
    recipeIndex: 0,
  }))
  planner.update({ buildList, inventory: new Map(), choices: new Map(), odds })
  const toGet = Object.fromEntries(planner.materials().map((row) => [row.itemId, row.toGet]))
  const crafts = Object.fromEntries(planner.materials().map((row) => [row.itemId, row.craft?.crafts ?? 0]))
  return { planner, toGet, crafts }
}

test('BEY-4: a plan that is to be safe takes as many crafts as 95 of 100 players need, and asks for their ingredients', () => {
  const { toGet, crafts, planner } = planned({ ring: 100 }, new Map([[allItems, 'safe']]))
  expect(crafts).toMatchObject({ ring: 100, gem: 224, ingot: 100 })
  expect(toGet).toMatchObject({ gem: 100, chunk: 448, ore: 300 })
  const gem = stepsOf(planner).find((step) => step.itemId === 'gem')!
  expect([gem.crafts, gem.needToCraft, gem.surplus]).toEqual([224, 112, 12])
})

test('BEY-4, CAL-10: the tree shows the ingredients of the safe crafts', () => {
  const { planner } = planned({ ring: 100 }, new Map([[allItems, 'safe']]))
  const [gem] = recipeTree(planner.plan(), 0)!.ingredients
  expect(gem).toMatchObject({ itemId: 'gem', needed: 100, toGet: 100, demand: 100 })
  expect(gem!.ingredients[0]).toMatchObject({ itemId: 'chunk', needed: 448 })
})

test('BEY-4: one item can be safe in a plan of averages, and the other way round', () => {
  expect(planned({ gem: 100 }, new Map()).crafts).toEqual({ gem: 200, chunk: 0 })
  expect(planned({ gem: 100 }, new Map([[itemId('gem'), 'safe']])).crafts).toEqual({ gem: 224, chunk: 0 })
  const odds = withOdds(new Map([[allItems, 'safe']]), itemId('gem'), 'average')
  expect(planned({ gem: 100, blade: 1 }, odds).crafts).toMatchObject({ gem: 200, blade: 159 })
})

test('BEY-4: a blade raised safely takes scrap for 159 attempts but still only one sword, which only a success uses up', () => {
  const { toGet } = planned({ blade: 1 }, new Map([[allItems, 'safe']]))
  expect(toGet).toMatchObject({ blade: 1, sword: 1, scrap: 159 * 50 })
})

test('BEY-4: 100 safe gems count 200 crafts by the average until the code for safe counting is there, then 224', () => {
  let counting: typeof safeCounting | null = null
  const planner = createPlanner(catalog, () => counting)
  const input = {
    buildList: [{ itemId: itemId('gem'), quantity: 100, recipeIndex: 0 }],
    inventory: new Map(),
    choices: new Map(),
    odds: new Map([[allItems, 'safe']]) as PlanOdds,
  }
  planner.update(input)
  expect(planner.materials().find(({ itemId: id }) => id === 'gem')?.craft?.crafts).toBe(200)
  counting = safeCounting
  planner.update(input)
  expect(planner.materials().find(({ itemId: id }) => id === 'gem')?.craft?.crafts).toBe(224)
})
