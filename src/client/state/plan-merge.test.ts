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
import type { CalculatorState } from './calculator.ts'
import { isSamePlan, mergeSides } from './plan-merge.ts'

const entry = (id: string, quantity: number) => ({ itemId: itemId(id), quantity, recipeIndex: 0 })
const stock = (amounts: Record<string, number>) =>
  new Map(Object.entries(amounts).map(([id, amount]) => [itemId(id), amount]))
const plan = (parts: Partial<CalculatorState>): CalculatorState => ({
  buildList: [],
  inventory: new Map(),
  choices: new Map(),
  odds: new Map(),
  keptBack: new Map(),
  ...parts,
})

test('R12: what two tabs add at the same time is in both plans', () => {
  const base = plan({ buildList: [entry('Chair', 1)], inventory: stock({ Log: 5 }) })
  const mine = { ...base, buildList: [entry('Chair', 1), entry('Table', 2)] }
  const theirs = { ...base, inventory: stock({ Log: 9, Ore: 3 }) }
  const merged = mergeSides({ base, mine, theirs })
  expect(merged.buildList).toEqual([entry('Chair', 1), entry('Table', 2)])
  expect(Object.fromEntries(merged.inventory)).toEqual({ Log: 9, Ore: 3 })
})

test('R12: where the other tab has the same two entries, in another order, its plan is taken and nothing is left to save', () => {
  const base = plan({})
  const mine = plan({ buildList: [entry('Chair', 1), entry('Table', 2)] })
  const theirs = plan({ buildList: [entry('Table', 2), entry('Chair', 1)] })
  expect(mergeSides({ base, mine, theirs })).toBe(theirs)
})

test('R12: whichever tab merges, both come to the same plan where they changed different things', () => {
  const arbitraryPlan: fc.Arbitrary<CalculatorState> = fc.record({
    buildList: fc.uniqueArray(arbitraryEntry, { selector: (row) => `${row.itemId} ${row.recipeIndex}` }),
    inventory: arbitraryInventory,
    choices: arbitraryChoices,
    odds: arbitraryOdds,
    keptBack: arbitraryKeptBack,
  })
  fc.assert(
    fc.property(arbitraryPlan, arbitraryPlan, arbitraryPlan, (base, one, other) => {
      const mine = { ...base, buildList: one.buildList }
      const theirs = { ...base, inventory: other.inventory, choices: other.choices }
      const here = mergeSides({ base, mine, theirs })
      const there = mergeSides({ base, mine: theirs, theirs: mine })
      expect(isSamePlan(here, there)).toBe(true)
    }),
  )
})
