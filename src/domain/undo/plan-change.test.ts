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
import { emptyPlan, type WholePlan } from '../crafting/whole-plan.ts'
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
      // `to`: an amount becomes what the step made it; `by`: it changes by as much as the step changed it.
      for (const meant of ['to', 'by'] as const) {
        expect(applyChange(before, step, meant)).toEqual(after)
        expect(applyChange(after, reverse(step), meant)).toEqual(before)
      }
    }),
  )
})

test('BEY-6, SAVE-4: undoing 40 logs taken and 2 chairs queued leaves the 50 logs and 5 chairs of another device', () => {
  const before = { ...emptyPlan, buildList: [entry('Chair', 1)], inventory: stock({ Log: 100 }) }
  const step = {
    before,
    after: { ...emptyPlan, buildList: [entry('Chair', 3)], inventory: stock({ Log: 60 }) },
  }
  const now = { ...emptyPlan, buildList: [entry('Chair', 8)], inventory: stock({ Log: 110 }) }
  const undone = applyChange(now, reverse(step), 'by')
  expect(undone).toEqual({ ...emptyPlan, buildList: [entry('Chair', 6)], inventory: stock({ Log: 150 }) })
  expect(applyChange(undone, step, 'by')).toEqual(now)
  // Where no logs are left, none can be taken: an amount does not fall below zero.
  expect(applyChange({ ...now, inventory: stock({}) }, step, 'by').inventory).toEqual(stock({}))
  expect(applyChange(now, reverse(step), 'to')).toEqual(before)
})

test('BEY-6: undo keeps what another tab has added since', () => {
  const before = { ...emptyPlan, buildList: [entry('Chair', 1)], inventory: stock({ Log: 5 }) }
  const now = { ...emptyPlan, buildList: [entry('Table', 2)], inventory: stock({ Ore: 9 }) }
  const undone = applyChange(now, reverse({ before, after: emptyPlan }))
  expect(undone.buildList).toEqual([entry('Table', 2), entry('Chair', 1)])
  expect(Object.fromEntries(undone.inventory)).toEqual({ Log: 5, Ore: 9 })
})

test('BEY-6: undoing a change of one amount keeps the other entries', () => {
  const before = { ...emptyPlan, buildList: [entry('Chair', 1)] }
  const after = { ...before, buildList: [entry('Chair', 7)] }
  const now = { ...before, buildList: [entry('Chair', 7), entry('Table', 2)] }
  expect(applyChange(now, reverse({ before, after })).buildList).toEqual([
    entry('Chair', 1),
    entry('Table', 2),
  ])
})
