import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import {
  arbitraryChoices,
  arbitraryDrafts,
  arbitraryEntry,
  arbitraryInventory,
} from '#tests/support/plan-arbitraries'
import { explain } from './explain.ts'
import { createPlanner } from './planner.ts'

test('BEY-3: the planks say who asked for them, what stock was used and where they were rounded', () => {
  const planner = createPlanner(
    aCatalog({
      Chair: { recipes: [{ from: { Plank: 4 } }] },
      Plank: { recipes: [{ from: { Log: 1 }, outputQuantity: 3 }] },
      Log: {},
    }),
  )
  const buildList = [
    { itemId: itemId('Chair'), quantity: 2, recipeIndex: 0 },
    { itemId: itemId('Plank'), quantity: 5, recipeIndex: 0 },
  ]
  planner.update({ buildList, inventory: new Map([[itemId('Plank'), 3]]), choices: new Map() })
  expect(explain(planner.plan(), { itemId: itemId('Plank'), recipeIndex: 0, obtainFirst: false })).toEqual({
    itemId: 'Plank',
    isBaseItem: false,
    targets: [{ entry: 1, quantity: 5 }],
    uses: [
      {
        itemId: 'Chair',
        recipeIndex: 0,
        crafts: 2,
        kind: 'spent',
        quantityPerCraft: 4,
        quantity: 8,
        kept: 0,
      },
    ],
    keptAtHand: 0,
    demand: 13,
    stock: 3,
    used: 3,
    missing: 10,
    comesWith: [],
    comesAlong: 0,
    isRenewed: false,
    toGet: 10,
    rounding: {
      yieldNum: 3,
      yieldDen: 1,
      exactCrafts: 10 / 3,
      crafts: 4,
      isSafe: false,
      worked: 4,
      toCraft: 12,
      surplus: 2,
    },
  })
})

test('BEY-3, BEY-4: seeds say which plants keep them and give them, how many come along, and how many are to be got', () => {
  const planner = createPlanner(
    aCatalog({
      Plant: { recipes: [{ from: { Seed: 1 }, byproducts: [{ itemId: itemId('Seed'), quantity: 1.6 }] }] },
      Seed: {},
    }),
  )
  const buildList = [
    { itemId: itemId('Plant'), quantity: 10, recipeIndex: 0 },
    { itemId: itemId('Seed'), quantity: 6, recipeIndex: 0 },
  ]
  planner.update({ buildList, inventory: new Map(), choices: new Map() })
  // A plant takes 1 seed and gives 1.6 back: 0.6 more, 6 from ten plants. The first plant needs 1 seed at hand, so 1 of the 6 is to be
  // got beforehand, and the other 5 come along.
  const plants = { itemId: 'Plant', recipeIndex: 0, crafts: 10 }
  expect(explain(planner.plan(), { itemId: itemId('Seed'), recipeIndex: null, obtainFirst: false })).toEqual({
    itemId: 'Seed',
    isBaseItem: true,
    targets: [{ entry: 1, quantity: 6 }],
    uses: [{ ...plants, kind: 'kept', quantityPerCraft: 1, quantity: 0, kept: 1 }],
    keptAtHand: 0,
    demand: 6,
    stock: 0,
    used: 0,
    missing: 6,
    comesWith: [{ ...plants, quantityPerCraft: 0.6, quantity: 6, isCounted: true }],
    comesAlong: 5,
    isRenewed: false,
    toGet: 1,
    rounding: null,
  })
})

test('BEY-3: seeds that come back from the harvest say so: 9 of 10 plants are sown with what came back', () => {
  const planner = createPlanner(
    aCatalog({
      Grain: { recipes: [{ from: { Plant: 1 }, byproducts: [{ itemId: itemId('Seed'), quantity: 1.6 }] }] },
      Plant: { recipes: [{ from: { Seed: 1 } }] },
      Seed: {},
    }),
  )
  const buildList = [{ itemId: itemId('Grain'), quantity: 10, recipeIndex: 0 }]
  planner.update({ buildList, inventory: new Map(), choices: new Map() })
  const row = { itemId: itemId('Seed'), recipeIndex: null, obtainFirst: false }
  expect(explain(planner.plan(), row)).toMatchObject({
    uses: [{ itemId: 'Plant', crafts: 10, quantity: 10 }],
    missing: 10,
    comesWith: [{ itemId: 'Grain', quantity: 16, isCounted: true }],
    comesAlong: 9,
    isRenewed: true,
    toGet: 1,
  })
})

test('BEY-3: an item the catalogue lost is explained by the queue and the stock alone', () => {
  const planner = createPlanner(aCatalog({ Log: {} }))
  const buildList = [{ itemId: itemId('Gone'), quantity: 5, recipeIndex: 0 }]
  planner.update({ buildList, inventory: new Map([[itemId('Gone'), 2]]), choices: new Map() })
  const row = { itemId: itemId('Gone'), recipeIndex: null, obtainFirst: false }
  expect(explain(planner.plan(), row)).toMatchObject({
    targets: [{ entry: 0, quantity: 5 }],
    demand: 5,
    used: 2,
    missing: 3,
  })
})

test('BEY-3: every row of every plan is explained, and its parts add up to it', () => {
  fc.assert(
    fc.property(
      fc.record({ circles: fc.boolean(), givesBack: fc.boolean() }).chain(arbitraryDrafts),
      fc.array(arbitraryEntry, { minLength: 1, maxLength: 5 }),
      arbitraryInventory,
      arbitraryChoices,
      (drafts, buildList, inventory, choices) => {
        const planner = createPlanner(aCatalog(drafts))
        planner.update({ buildList, inventory, choices })
        fc.pre(planner.problem() === null)
        for (const row of planner.materials()) {
          const recipeIndex = row.craft?.recipeIndex ?? null
          const explained = explain(planner.plan(), {
            itemId: row.itemId,
            recipeIndex,
            obtainFirst: row.obtainFirst,
          })
          const asked = [...explained!.targets, ...explained!.uses].reduce(
            (sum, { quantity }) => sum + quantity,
            0,
          )
          expect(asked + explained!.keptAtHand).toBe(row.demand)
          expect(explained!.demand - explained!.used).toBe(row.missing)
          expect(explained!.missing - explained!.comesAlong).toBe(row.toGet)
          expect(explained!.rounding?.crafts).toBe(row.craft?.crafts)
        }
      },
    ),
    { numRuns: 500 },
  )
})
