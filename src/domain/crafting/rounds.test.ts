import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Catalog } from '#domain/catalog/catalog'
import { aCatalog, type ItemDraft, itemId } from '#tests/support/catalog-builder'
import { stepsOf } from '#tests/support/steps-of'
import type { BuildStep } from './build-step.ts'
import { beforeTicking, completeStep } from './complete-step.ts'
import { doneBetween } from './done-between.ts'
import { createPlanner } from './planner.ts'
import { partOfStep } from './step-part.ts'

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

/** Seeds of a plan: missing, coming along, to get. */
function seedsOf(catalog: Catalog, wanted: Amounts, held?: Amounts) {
  const row = planned(catalog, wanted, held)
    .materials()
    .find(({ itemName }) => itemName === 'Seed')!
  return [row.missing, row.comesAlong, row.toGet]
}

/** Grain of a plant of a seed, where each harvest gives so many seeds back. */
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
  // 16 and 40 plants; the 10 harvests give 16 seeds.
  expect(seedsOf(field(1.6), { Plant: 6, Grain: 10 })).toEqual([16, 15, 1])
  expect(seedsOf(field(1.6), { Plant: 30, Grain: 10 })).toEqual([40, 16, 24])
})

test('BEY-4: seeds that are wanted themselves come from the harvest, as far as it gives more than was sown', () => {
  // The 10 harvests give 16 seeds, of which 10 are sown; the first seed must be there.
  expect(seedsOf(field(1.6), { Grain: 10, Seed: 6 })).toEqual([16, 15, 1])
  expect(seedsOf(field(1.6), { Grain: 10, Seed: 9 })).toEqual([19, 16, 3])
})

test('BEY-4: plants that lie there are harvested first, and their seeds sown', () => {
  // 7 more plants, begun with the 4.8 seeds of the 3; 9 more, for which 9 harvests give 5.4 seeds in time.
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

test('BEY-4: seeds that come with the flour, two crafts after the plant, are sown too', () => {
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

test('BEY-4: 5 wreaths of a plant and a flower ask for 6 seeds: 5 for what is grown first, 1 for the first of the others', () => {
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
  const steps = stepsOf(planned(field(1.6), { Grain: 4 }))
  expect(steps.map(({ action, itemName, needToCraft }) => `${action} ${needToCraft} ${itemName}`)).toEqual([
    'gather 4 Fertilizer',
    'gather 1 Seed',
    'craft 4 Plant',
    'craft 4 Grain',
  ])
})

const growing = (catalog: Catalog, wanted: Amounts, there: Amounts) =>
  stepsOf(planned(catalog, wanted, there)).find(({ itemName }) => itemName === 'Plant')!
const held = (amounts: Amounts) =>
  new Map(Object.entries(amounts).map(([id, amount]) => [itemId(id), amount]))
const done = (step: BuildStep, there: Amounts, crafts = step.crafts) =>
  Object.fromEntries(completeStep(held(there), step, partOfStep(step, crafts)))

test('CAL-9, BEY-4: ten plants ticked off with one seed: six are harvested meanwhile, and their nine seeds are sown', () => {
  const there = { Seed: 1, Fertilizer: 10 }
  const step = growing(field(1.6), { Grain: 10 }, there)
  expect(step.crafts).toBe(10)
  const [between] = doneBetween(held(there), step, 10)
  expect([between!.times, between!.back]).toEqual([6, 9])
  expect(beforeTicking(held(there), step, 10).short).toEqual([])
  const after = done(step, there)
  expect(after).toEqual({ Plant: 4, Grain: 6 })
  // The last four harvests give six seeds, and nothing more is to be gathered.
  const [harvest, ...others] = stepsOf(planned(field(1.6), { Grain: 10 }, after))
  expect([harvest!.itemName, harvest!.crafts, others]).toEqual(['Grain', 4, []])
  expect(done(harvest!, after)).toEqual({ Grain: 10, Seed: 6 })
})

test('CAL-9, BEY-4: 2 to 40 plants from fewer seeds are ticked off with no harvest too many, at 1.2, 1.5 and 1.6 seeds each', () => {
  for (const gives of [1.2, 1.5, 1.6])
    for (let plants = 2; plants <= 40; plants++)
      for (let seeds = 1; seeds < plants; seeds++) {
        const there = { Seed: seeds, Fertilizer: plants }
        const [between] = doneBetween(held(there), growing(field(gives), { Grain: plants }, there), plants)
        const backFrom = (times: number) => Math.floor(gives * times + 1e-9)
        const times = between!.times
        const enough = [times - 1, times].map((of) => seeds + backFrom(of) >= plants)
        expect([gives, plants, seeds, enough]).toEqual([gives, plants, seeds, [false, true]])
      }
})

test('CAL-9: a hundred million plants that give back just the seed they took are ticked off at once', () => {
  const there = { Seed: 1, Fertilizer: 100_000_000 }
  const step = growing(field(1), { Grain: 100_000_000 }, there)
  const [between] = doneBetween(held(there), step, step.crafts)
  expect(between!.times).toBe(step.crafts - 1)
})

test('CAL-9: a sack that each harvest takes and that is not there is named when the growing is ticked off', () => {
  const catalog = aCatalog({
    Grain: {
      recipes: [{ from: { Plant: 1, Sack: 1 }, byproducts: [{ itemId: itemId('Seed'), quantity: 2 }] }],
    },
    Plant: { recipes: [{ from: { Seed: 1 } }] },
    Seed: {},
    Sack: {},
  })
  const there = { Seed: 1 }
  const step = growing(catalog, { Grain: 3 }, there)
  expect(beforeTicking(held(there), step, 3).short).toEqual([{ itemId: 'Sack', itemName: 'Sack', short: 1 }])
  expect(beforeTicking(held({ Seed: 1, Sack: 1 }), step, 3).short).toEqual([])
})

test('CAL-9, BEY-4: with 4 seeds 4 of 10 plants are grown without a harvest, and 5 with one; with 10 seeds nothing is harvested', () => {
  const there = { Seed: 4, Fertilizer: 10 }
  const step = growing(field(1.6), { Grain: 10 }, there)
  expect(done(step, there, 4)).toEqual({ Plant: 4, Fertilizer: 6 })
  expect(done(step, there, 5)).toEqual({ Plant: 4, Fertilizer: 5, Grain: 1 })
  const all = { Seed: 10, Fertilizer: 10 }
  expect(done(growing(field(1.6), { Grain: 10 }, all), all)).toEqual({ Plant: 10 })
})

test('CAL-9, BEY-4: where even the harvest does not give enough seeds, what lacks is named, and what is there is taken', () => {
  const there = { Seed: 2, Fertilizer: 10 }
  const step = growing(field(0.6), { Grain: 10 }, there)
  // Grown and harvested: 2, then 1 of the seed they gave. The next seed comes only with a fourth harvest.
  expect(beforeTicking(held(there), step, 10).short).toEqual([{ itemId: 'Seed', itemName: 'Seed', short: 7 }])
  expect(done(step, there)).toEqual({ Plant: 7, Grain: 3 })
})

test('CAL-9, BEY-4: what is crafted between plant and seed is ticked off with the rounds, too', () => {
  const catalog = aCatalog({
    Flour: { recipes: [{ from: { Grain: 4 }, byproducts: [{ itemId: itemId('Seed'), quantity: 1.5 }] }] },
    Grain: { recipes: [{ from: { Plant: 1 }, outputQuantity: 2 }] },
    Plant: { recipes: [{ from: { Seed: 1 } }] },
    Seed: {},
  })
  const there = { Seed: 6 }
  const step = growing(catalog, { Flour: 9 }, there)
  expect(step.crafts).toBe(18)
  // Each flour takes the 4 grain of 2 plants; 8 of them give the 12 seeds that were short.
  expect(done(step, there)).toEqual({ Plant: 2, Flour: 8 })
})

type Farm = {
  /** Seeds that one growing takes, and plants that it gives. */
  readonly sown: number
  readonly grown: number
  /** Plants that one harvest takes, and thousandths of a seed that it gives back. */
  readonly harvested: number
  readonly back: number
  /** What is wanted in the end. */
  readonly grain: number
  readonly plants: number
  readonly seeds: number
  /** Plants that are there already. */
  readonly lying: number
}

const farms: fc.Arbitrary<Farm> = fc.record({
  sown: fc.integer({ min: 1, max: 4 }),
  grown: fc.integer({ min: 1, max: 4 }),
  harvested: fc.integer({ min: 1, max: 5 }),
  back: fc.integer({ min: 1, max: 9000 }),
  grain: fc.integer({ min: 1, max: 60 }),
  plants: fc.integer({ min: 0, max: 20 }),
  seeds: fc.integer({ min: 0, max: 40 }),
  lying: fc.integer({ min: 0, max: 30 }),
})

/** Whether all that is wanted comes of that many seeds: plants that are there are harvested, else as many are grown as that needs. */
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
