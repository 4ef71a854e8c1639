import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Catalog } from '#domain/catalog/catalog'
import { aCatalog, type ItemDraft, itemId } from '#tests/support/catalog-builder'
import { createPlanner } from './planner.ts'

type Amounts = Readonly<Record<string, number>>

function planned(catalog: Catalog, wanted: Amounts, held: Amounts = {}) {
  const planner = createPlanner(catalog)
  planner.update({
    buildList: Object.entries(wanted).map(([id, quantity]) => ({
      itemId: itemId(id),
      quantity,
      recipeIndex: 0,
    })),
    inventory: new Map(Object.entries(held).map(([id, quantity]) => [itemId(id), quantity])),
    choices: new Map(),
  })
  return planner
}

function seedsOf(catalog: Catalog, wanted: Amounts, held?: Amounts) {
  const row = planned(catalog, wanted, held)
    .materials()
    .find(({ itemName }) => itemName === 'Seed')!
  return [row.missing, row.comesAlong, row.toGet]
}

const field = (back: number, more: Readonly<Record<string, ItemDraft>> = {}) =>
  aCatalog({
    Grain: { recipes: [{ from: { Plant: 1 }, byproducts: [{ itemId: itemId('Seed'), quantity: back }] }] },
    Plant: { recipes: [{ from: { Seed: 1, Fertilizer: 1 } }] },
    Seed: {},
    Fertilizer: {},
    ...more,
  })

test('BEY-4: ten harvests that give 1.6 seeds each ask for the seed of the first plant', () => {
  expect(seedsOf(field(1.6), { Grain: 10 })).toEqual([10, 9, 1])
  expect(seedsOf(field(1.6), { Grain: 10 }, { Seed: 1 })).toEqual([9, 9, 0])
})

test('BEY-4: ten harvests that give 0.6 seeds each ask for five: 5.4 come back before the last plant is sown', () => {
  expect(seedsOf(field(0.6), { Grain: 10 })).toEqual([10, 5, 5])
})

test('BEY-4: plants that are not harvested give no seeds back', () => {
  expect(seedsOf(field(1.6), { Plant: 10 })).toEqual([10, 0, 10])
  expect(seedsOf(field(1.6), { Plant: 6, Grain: 10 })).toEqual([16, 15, 1])
  expect(seedsOf(field(1.6), { Plant: 30, Grain: 10 })).toEqual([40, 16, 24])
})

test('BEY-4: seeds that are wanted themselves come from the harvest, as far as it gives more than was sown', () => {
  expect(seedsOf(field(1.6), { Grain: 10, Seed: 6 })).toEqual([16, 15, 1])
  expect(seedsOf(field(1.6), { Grain: 10, Seed: 9 })).toEqual([19, 16, 3])
})

test('BEY-4: plants that lie there are harvested first, and their seeds sown', () => {
  expect(seedsOf(field(1.6), { Grain: 10 }, { Plant: 3 })).toEqual([7, 7, 0])
  expect(seedsOf(field(0.6), { Grain: 10 }, { Plant: 1 })).toEqual([9, 5, 4])
})

test('BEY-4: a harvest of three plants asks for three seeds first', () => {
  const sheaf: ItemDraft = {
    recipes: [{ from: { Plant: 3 }, byproducts: [{ itemId: itemId('Seed'), quantity: 4.8 }] }],
  }
  expect(seedsOf(field(1.6, { Sheaf: sheaf }), { Sheaf: 10 })).toEqual([30, 27, 3])
})

test('BEY-4: two kinds of harvest of one plant give seeds for each other', () => {
  const straw: ItemDraft = {
    recipes: [{ from: { Plant: 1 }, byproducts: [{ itemId: itemId('Seed'), quantity: 1.6 }] }],
  }
  expect(seedsOf(field(1.6, { Straw: straw }), { Straw: 5, Grain: 10 })).toEqual([15, 14, 1])
})

test('BEY-4: seeds come back from further crafts, too', () => {
  const catalog = aCatalog({
    Flour: { recipes: [{ from: { Grain: 4 }, byproducts: [{ itemId: itemId('Seed'), quantity: 1.5 }] }] },
    Grain: { recipes: [{ from: { Plant: 1 }, outputQuantity: 2 }] },
    Plant: { recipes: [{ from: { Seed: 1 } }] },
    Seed: {},
  })
  // Two seeds are sown for each flour: half a seed is lost each time, and the last return comes too late.
  expect(seedsOf(catalog, { Flour: 9 })).toEqual([18, 12, 6])
  expect(seedsOf(catalog, { Flour: 9 }, { Grain: 4 })).toEqual([16, 12, 4])
})

test('BEY-4: of two things that a harvest needs one is grown first, and the seeds come back for the other', () => {
  const catalog = aCatalog({
    Wreath: {
      recipes: [{ from: { Plant: 1, Flower: 1 }, byproducts: [{ itemId: itemId('Seed'), quantity: 3 }] }],
    },
    Plant: { recipes: [{ from: { Seed: 1 } }] },
    Flower: { recipes: [{ from: { Seed: 1 } }] },
    Seed: {},
  })
  expect(seedsOf(catalog, { Wreath: 5 })).toEqual([10, 4, 6])
})

test('CAL-9: the step that grows stands before the harvest', () => {
  const steps = planned(field(1.6), { Grain: 4 }).steps()
  expect(steps.map(({ action, itemName, needToCraft }) => `${action} ${needToCraft} ${itemName}`)).toEqual([
    'gather 4 Fertilizer',
    'gather 1 Seed',
    'craft 4 Plant',
    'craft 4 Grain',
  ])
})

type Farm = {
  readonly sown: number
  readonly grown: number
  readonly harvested: number
  readonly back: number
  readonly grain: number
  readonly plants: number
  readonly seeds: number
  readonly lying: number
}

const farms: fc.Arbitrary<Farm> = fc.record({
  sown: fc.integer({ min: 1, max: 4 }),
  grown: fc.integer({ min: 1, max: 4 }),
  harvested: fc.integer({ min: 1, max: 5 }),
  /** In thousandths. */
  back: fc.integer({ min: 1, max: 9000 }),
  grain: fc.integer({ min: 1, max: 60 }),
  plants: fc.integer({ min: 0, max: 20 }),
  seeds: fc.integer({ min: 0, max: 40 }),
  lying: fc.integer({ min: 0, max: 30 }),
})

/** Whether all that is wanted comes of so many seeds: plants that are there are harvested, else as many are grown as that needs. */
function isEnough({ sown, grown, harvested, back, ...wanted }: Farm, seeds: number): boolean {
  const growings = Math.max(0, Math.ceil((wanted.grain * harvested + wanted.plants - wanted.lying) / grown))
  let thousandths = seeds * 1000
  let done = 0
  let lying = wanted.lying
  const grow = (times: number) => {
    thousandths -= times * sown * 1000
    done += times
    return thousandths >= 0
  }
  for (let harvest = 0; harvest < wanted.grain; harvest++) {
    if (lying >= harvested) lying -= harvested
    else if (!grow(Math.min(Math.ceil(harvested / grown), growings - done))) return false
    thousandths += back
  }
  return grow(growings - done) && thousandths >= wanted.seeds * 1000
}

test('BEY-4: a plan asks for the fewest seeds with which all can be grown round by round (random farms)', () => {
  fc.assert(
    fc.property(farms, (farm) => {
      const catalog = aCatalog({
        Grain: {
          recipes: [
            {
              from: { Plant: farm.harvested },
              byproducts: [{ itemId: itemId('Seed'), quantity: farm.back / 1000 }],
            },
          ],
        },
        Plant: { recipes: [{ from: { Seed: farm.sown }, outputQuantity: farm.grown }] },
        Seed: {},
      })
      let fewest = 0
      while (!isEnough(farm, fewest)) fewest++
      const wanted = { Grain: farm.grain, Plant: farm.plants, Seed: farm.seeds }
      const [, , toGet] = seedsOf(catalog, wanted, { Plant: farm.lying })
      expect(toGet).toBe(fewest)
    }),
    { numRuns: 1000 },
  )
})
