import fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemId } from '#tests/support/catalog-builder'
import {
  arbitraryChoices,
  arbitraryEntry,
  arbitraryInventory,
  arbitraryKeptBack,
  arbitraryOdds,
} from '#tests/support/plan-arbitraries'
import type { WholePlan } from '../crafting/whole-plan.ts'
import { applyChange, reverse } from './plan-change.ts'

const arbitraryPlan: fc.Arbitrary<WholePlan> = fc.record({
  buildList: fc.uniqueArray(arbitraryEntry, { selector: (entry) => `${entry.itemId} ${entry.recipeIndex}` }),
  inventory: arbitraryInventory,
  choices: arbitraryChoices,
  odds: arbitraryOdds,
  keptBack: arbitraryKeptBack,
})

const stock = (amounts: Record<string, number>) =>
  new Map(Object.entries(amounts).map(([id, amount]) => [itemId(id), amount]))
const entry = (id: string, quantity: number) => ({ itemId: itemId(id), quantity, recipeIndex: 0 })

test('BEY-6: undoing a step gives the plan before it, redoing it the plan after it', () => {
  fc.assert(
    fc.property(arbitraryPlan, arbitraryPlan, (before, after) => {
      const step = { before, after }
      expect(applyChange(before, step)).toEqual(after)
      expect(applyChange(after, reverse(step))).toEqual(before)
    }),
  )
})

test('BEY-6: undo keeps what another tab has added since', () => {
  const before: WholePlan = {
    buildList: [entry('Chair', 1)],
    inventory: stock({ Log: 5 }),
    choices: new Map(),
    odds: new Map(),
    keptBack: new Map(),
  }
  const cleared: WholePlan = {
    buildList: [],
    inventory: new Map(),
    choices: new Map(),
    odds: new Map(),
    keptBack: new Map(),
  }
  const now: WholePlan = {
    buildList: [entry('Table', 2)],
    inventory: stock({ Ore: 9 }),
    choices: new Map(),
    odds: new Map(),
    keptBack: new Map(),
  }
  const undone = applyChange(now, reverse({ before, after: cleared }))
  expect(undone.buildList).toEqual([entry('Table', 2), entry('Chair', 1)])
  expect(Object.fromEntries(undone.inventory)).toEqual({ Log: 5, Ore: 9 })
})

test('BEY-6: undoing a change of one amount keeps the other entries', () => {
  const before: WholePlan = {
    buildList: [entry('Chair', 1)],
    inventory: new Map(),
    choices: new Map(),
    odds: new Map(),
    keptBack: new Map(),
  }
  const after: WholePlan = { ...before, buildList: [entry('Chair', 7)] }
  const now: WholePlan = { ...before, buildList: [entry('Chair', 7), entry('Table', 2)] }
  expect(applyChange(now, reverse({ before, after })).buildList).toEqual([
    entry('Chair', 1),
    entry('Table', 2),
  ])
})
