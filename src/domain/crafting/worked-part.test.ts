import { expect, test } from 'vitest'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { stepsOf } from '#tests/support/steps-of'
import { completeStep } from './complete-step.ts'
import { explain } from './explain.ts'
import { leftoversOf } from './leftovers.ts'
import { createPlanner } from './planner.ts'
import { workOf } from './professions.ts'
import { workByProfession } from './work.ts'

const hive = { action: 'gather', from: { Smoke: 1 }, skill: 'Foraging', effort: 1000 } as const
const catalog = aCatalog({
  Argus: {
    recipes: [
      { from: { Bait: 5 }, action: 'gather', outputQuantity: 90, skill: 'Fishing', effort: 3000, xp: 900 },
    ],
  },
  Filet: { recipes: [{ from: { Argus: 1 }, outputQuantity: 2, skill: 'Cooking', effort: 30 }] },
  Queen: {
    recipes: [{ ...hive, outputQuantity: 20, byproducts: [{ itemId: itemId('Honey'), quantity: 4000 }] }],
  },
  Honey: { recipes: [{ ...hive, outputQuantity: 4000 }] },
  Mead: { recipes: [{ from: { Honey: 100 }, skill: 'Cooking', effort: 1 }] },
  Find: {
    recipes: [{ from: { Key: 1 }, action: 'gather', chances: { 1: 0.3 }, skill: 'Exploration', effort: 10 }],
  },
  Carp: {
    recipes: [{ from: { Bait: 1 }, action: 'gather', outputQuantity: 90, skill: 'Fishing', effort: 900 }],
  },
  Catch: {
    recipes: [
      { from: { Bait: 1 }, action: 'gather', chances: { 2: 0.5, 4: 0.5 }, skill: 'Fishing', effort: 500 },
    ],
  },
  Bait: {},
  Key: {},
  Smoke: {},
})

function planOf(amounts: Readonly<Record<string, number>>) {
  const planner = createPlanner(catalog)
  const buildList = Object.entries(amounts).map(([id, quantity]) => ({
    itemId: itemId(id),
    quantity,
    recipeIndex: 0,
  }))
  planner.update({ buildList, inventory: new Map(), choices: new Map() })
  const work = workByProfession(catalog, planner.materials().map(workOf))
  return {
    effort: Object.fromEntries(work.map(({ skill, effort }) => [skill, effort])),
    toGet: Object.fromEntries(planner.materials().map(({ itemName, toGet }) => [itemName, toGet])),
    leftovers: leftoversOf(catalog, planner.materials()).map(
      (row) => `${row.surplus + row.byproduct} ${row.itemId}`,
    ),
    explained: (name: string) =>
      explain(planner.plan(), { itemId: itemId(name), recipeIndex: 0, obtainFirst: false }),
    step: (name: string) => stepsOf(planner).find(({ itemName }) => itemName === name)!,
  }
}

test('BEY-9: a spot that was baited is fished until the wanted fish are there, a craft is done to its end', () => {
  expect(planOf({ Argus: 9 }).effort).toEqual({ Fishing: 300 })
  expect(planOf({ Argus: 180 }).effort).toEqual({ Fishing: 6000 })
  // 900 × 47/90 is a little over 470 in binary.
  expect(planOf({ Carp: 47 }).effort).toEqual({ Fishing: 470 })
  // One of 90 fish is 33.3 of 3,000 points.
  expect(planOf({ Filet: 1 }).effort).toEqual({ Cooking: 30, Fishing: 34 })
})

test('BEY-3: a hive that was smoked for one queen of twenty gives a twentieth of its honey', () => {
  const plan = planOf({ Queen: 1 })
  expect(plan.step('Queen')).toMatchObject({ crafts: 1, needToCraft: 1, surplus: 0 })
  expect(plan.step('Queen').comesWith).toMatchObject([{ itemId: 'Honey', total: 200 }])
  expect(plan.leftovers).toEqual(['200 Honey'])
  expect([...completeStep(new Map(), plan.step('Queen'))]).toEqual([
    ['Honey', 200],
    ['Queen', 1],
  ])
})

test('BEY-9, CAL-11: a queen and 1,000 of the 4,000 honey of one hive take one smoke, and a quarter of the work', () => {
  const plan = planOf({ Queen: 1, Mead: 10 })
  expect(plan.toGet).toMatchObject({ Smoke: 1, Queen: 1, Honey: 0 })
  // A quarter of the hive for 1,000 honey; with it come five queens.
  expect(plan.effort).toEqual({ Cooking: 10, Foraging: 250 })
  expect(plan.step('Queen')).toMatchObject({ worked: 0.25, needToCraft: 5, surplus: 4 })
  expect(plan.leftovers).toEqual(['4 Queen'])
  expect(plan.explained('Honey')).toMatchObject({ comesAlong: 1000, comesWith: [{ quantity: 1000 }] })
})

test('BEY-9, CAL-11: honey beyond what the first hive holds takes a second one', () => {
  const plan = planOf({ Queen: 1, Mead: 50 })
  // 5,000 honey: all of the first hive, and a quarter of the second.
  expect(plan.toGet).toMatchObject({ Smoke: 2, Honey: 1000 })
  expect(plan.effort).toEqual({ Cooking: 50, Foraging: 1250 })
})

test('BEY-3: the explanation of nine fish says that a tenth of a spot of 90 is fished, of one find that all four chests are opened', () => {
  expect(planOf({ Argus: 9 }).explained('Argus')?.rounding).toMatchObject({
    crafts: 1,
    worked: 0.1,
    toCraft: 9,
    surplus: 0,
  })
  expect(planOf({ Find: 1 }).explained('Find')?.rounding).toMatchObject({ crafts: 4, worked: 4 })
})

test('BEY-9: a place that gives 2 or 4 fish by chance is worked to its end for one fish, and gives 2 more than wanted', () => {
  expect(planOf({ Catch: 1 }).effort).toEqual({ Fishing: 500 })
  expect(planOf({ Catch: 1 }).explained('Catch')?.rounding).toMatchObject({
    crafts: 1,
    worked: 1,
    toCraft: 3,
    surplus: 2,
  })
})

test('BEY-9: the four chests that one find takes on average are opened to their end', () => {
  expect(planOf({ Find: 1 }).effort).toEqual({ Exploration: 40 })
})
