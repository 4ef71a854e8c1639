import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { arbitraryDrafts, arbitraryEntry, arbitraryInventory } from '#tests/support/plan-arbitraries'
import { stepsOf } from '#tests/support/steps-of'
import { beforeTicking, completeStep } from './complete-step.ts'
import { createPlanner } from './planner.ts'
import { partOfStep, stepUnits } from './step-part.ts'

const catalog = aCatalog({
  Rope: { recipes: [{ from: { Fiber: 4 }, outputQuantity: 2 }] },
  Ingot: { recipes: [{ from: { Ore: 2 }, chances: { 0: 0.3, 1: 0.7 } }] },
  Fiber: {},
  Ore: {},
})

const stock = (amounts: Record<string, number>) =>
  new Map(Object.entries(amounts).map(([id, amount]) => [itemId(id), amount]))

function stepsFor(id: string, quantity: number, held: Record<string, number> = {}) {
  const planner = createPlanner(catalog)
  planner.update({
    buildList: [{ itemId: itemId(id), quantity, recipeIndex: 0 }],
    inventory: stock(held),
    choices: new Map(),
  })
  return stepsOf(planner)
}

const craftOf = (id: string, quantity: number, held?: Record<string, number>) =>
  stepsFor(id, quantity, held).find((step) => step.itemId === id)!

test('CAL-9: two of five crafts take their share of the ingredients and give their share', () => {
  const step = craftOf('Rope', 10)
  const part = partOfStep(step, 2)
  expect(part).toEqual({ crafts: 2, amount: 4 })
  const after = completeStep(stock({ Fiber: 20 }), step, part)
  expect(Object.fromEntries(after)).toEqual({ Fiber: 12, Rope: 4 })
  expect(craftOf('Rope', 10, Object.fromEntries(after)).crafts).toBe(3)
})

test('CAL-9: a step that gathers 20 fiber counts in pieces: 13 ticked off are 13 fiber', () => {
  const gather = stepsFor('Rope', 10)[0]!
  expect([gather.itemId, stepUnits(gather)]).toEqual(['Fiber', 20])
  const after = completeStep(new Map(), gather, partOfStep(gather, 13))
  expect(Object.fromEntries(after)).toEqual({ Fiber: 13 })
})

test('CAL-9: 99 crafts ticked off a step of 5 crafts count as 5', () => {
  expect(partOfStep(craftOf('Rope', 10), 99)).toEqual({ crafts: 5, amount: 10 })
})

test('CAL-9: a random craft gives what came out, by default its expected amount in whole pieces', () => {
  const step = craftOf('Ingot', 2)
  // 3 crafts at a chance of 0.7 give 2.1 ingots on average, one gives 0.7.
  expect(step.crafts).toBe(3)
  expect(partOfStep(step)).toEqual({ crafts: 3, amount: 2 })
  expect(partOfStep(step, 1)).toEqual({ crafts: 1, amount: 0 })
  const more = completeStep(stock({ Ore: 6 }), step, { crafts: 3, amount: 3 })
  expect(Object.fromEntries(more)).toEqual({ Ingot: 3 })
})

test('CAL-9: a step that takes 20 fiber, ticked off with 7 there, names the 13 that are short and takes the 7', () => {
  const step = craftOf('Rope', 10)
  const held = stock({ Fiber: 7 })
  expect(beforeTicking(held, step, 5).short).toEqual([{ itemId: 'Fiber', itemName: 'Fiber', short: 13 }])
  expect(beforeTicking(held, step, 1).short).toEqual([])
  expect(Object.fromEntries(completeStep(held, step))).toEqual({ Rope: 10 })
})

test('CAL-9: whichever step is done whole, in whichever order, no other step grows', () => {
  fc.assert(
    fc.property(
      arbitraryDrafts({ circles: false }),
      fc.array(arbitraryEntry, { minLength: 1, maxLength: 4 }),
      arbitraryInventory,
      fc.nat(),
      (drafts, entries, inventory, pick) => {
        const planner = createPlanner(aCatalog(drafts))
        const buildList = entries.map((entry) => ({ ...entry, recipeIndex: 0 }))
        const plan = (held: typeof inventory) => {
          planner.update({ buildList, inventory: held, choices: new Map() })
          fc.pre(planner.problem() === null)
          return stepsOf(planner)
        }
        const before = plan(inventory)
        fc.pre(before.length > 0)
        const done = before[pick % before.length]!
        const unitsBefore = new Map(before.map((step) => [step.itemId, stepUnits(step)]))
        for (const step of plan(new Map(completeStep(inventory, done)))) {
          expect(stepUnits(step)).toBeLessThanOrEqual(unitsBefore.get(step.itemId) ?? 0)
        }
      },
    ),
    { numRuns: 500 },
  )
})
