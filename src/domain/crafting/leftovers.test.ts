import { expect, test } from 'vitest'
import { aCatalog, aSource, itemId } from '#tests/support/catalog-builder'
import { leftoversOf } from './leftovers.ts'
import { createPlanner } from './planner.ts'
import { professionTotals } from './professions.ts'

const mould = { itemId: itemId('Mould'), quantity: 2 }
const catalog = aCatalog({
  Chair: {
    recipes: [{ from: { Plank: 5 }, skill: 'Carpentry', level: 20, effort: 100, catalysts: [mould] }],
  },
  Plank: {
    recipes: [
      {
        from: { Log: 2 },
        outputQuantity: 3,
        byproducts: [{ itemId: itemId('Bark'), quantity: 0.5 }],
        catalysts: [{ ...mould, quantity: 1 }],
      },
    ],
  },
  Log: {
    sources: [
      aSource({ skill: 'Forestry', level: 30 }),
      aSource({ name: 'Dead Tree', skill: 'Forestry', level: 3 }),
    ],
  },
  Bark: {},
  Mould: {},
})

function planOf(chairs: number, held: Record<string, number> = {}) {
  const planner = createPlanner(catalog)
  const inventory = new Map(Object.entries(held).map(([id, amount]) => [itemId(id), amount]))
  const buildList = [{ itemId: itemId('Chair'), quantity: chairs, recipeIndex: 0 }]
  planner.update({ buildList, inventory, choices: new Map() })
  return { materials: planner.materials() }
}

test('BEY-3: one chair leaves a plank of the second craft over, and the bark of both', () => {
  expect(leftoversOf(catalog, planOf(1).materials)).toEqual([
    { itemId: 'Bark', surplus: 0, byproduct: 1 },
    { itemId: 'Plank', surplus: 1, byproduct: 0 },
  ])
  expect(leftoversOf(catalog, planOf(1, { Chair: 1 }).materials)).toEqual([])
})

test('BEY-9: the professions of a plan are those of its crafts and of the easiest place to gather', () => {
  // 3 chairs take 15 planks: 5 crafts of 3, which name no profession, with 2 logs each; a log takes 1 point at the Dead Tree.
  // The last two arguments are the ways chosen and the levels told: none of either.
  const nothing = { crafts: 0, effort: 0, xp: 0 }
  expect(professionTotals(catalog, planOf(3).materials, new Map(), new Map())).toEqual([
    { skill: 'Carpentry', crafts: 3, effort: 300, xp: 0, level: 20, toGather: 0 },
    { skill: 'Forestry', ...nothing, effort: 10, level: 3, toGather: 10 },
  ])
  const bought = new Map([[itemId('Log'), { source: 'elsewhere' } as const]])
  expect(professionTotals(catalog, planOf(3).materials, bought, new Map()).map(({ skill }) => skill)).toEqual(
    ['Carpentry'],
  )
})

test('BEY-3: 45 fish from a spot that was baited for 90 leave no fish over, only the pearls that come with the 45', () => {
  const spots = aCatalog({
    Argus: {
      recipes: [
        {
          from: { Bait: 5 },
          action: 'gather',
          outputQuantity: 90,
          byproducts: [{ itemId: itemId('Pearl'), quantity: 0.9 }],
        },
      ],
    },
    Bait: {},
    Pearl: {},
  })
  const planner = createPlanner(spots)
  const buildList = [{ itemId: itemId('Argus'), quantity: 45, recipeIndex: 0 }]
  planner.update({ buildList, inventory: new Map(), choices: new Map() })
  expect(leftoversOf(spots, planner.materials())).toEqual([{ itemId: 'Pearl', surplus: 0, byproduct: 0.45 }])
})
