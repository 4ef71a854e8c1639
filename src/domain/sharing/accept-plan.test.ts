import { expect, test } from 'vitest'
import { itemId } from '#tests/support/catalog-builder'
import { allItems, type Odds, type OddsKey } from '../crafting/odds.ts'
import { emptyPlan, type WholePlan } from '../crafting/whole-plan.ts'
import { isSamePlan, mergePlan, replacePlan, wouldLose } from './accept-plan.ts'

const queued = (id: string, quantity: number) => ({ itemId: itemId(id), quantity, recipeIndex: 0 })
const stock = (amounts: Record<string, number>) =>
  new Map(Object.entries(amounts).map(([id, quantity]) => [itemId(id), quantity]))

test('BEY-1: a plan shared without an inventory leaves mine as it is', () => {
  const mine: WholePlan = { ...emptyPlan, buildList: [queued('Chair', 1)], inventory: stock({ Log: 5 }) }
  const theirs: WholePlan = {
    ...emptyPlan,
    buildList: [queued('Table', 2)],
    choices: new Map([[itemId('Plank'), { source: 'gather' }]]),
  }
  expect(replacePlan(mine, theirs)).toEqual({ ...theirs, inventory: stock({ Log: 5 }) })
  expect(replacePlan(mine, { ...theirs, inventory: stock({ Ore: 1 }) }).inventory).toEqual(stock({ Ore: 1 }))
})

test('BEY-1: an entry that is twice in a link becomes one', () => {
  const theirs = { ...emptyPlan, buildList: [queued('Table', 2), queued('Table', 3)] }
  expect(replacePlan(emptyPlan, theirs).buildList).toEqual([queued('Table', 5)])
})

test('BEY-1: merging a plan adds up the queue, keeps my inventory and my choices', () => {
  const mine: WholePlan = {
    ...emptyPlan,
    buildList: [queued('Chair', 1)],
    inventory: stock({ Log: 5 }),
    choices: new Map([[itemId('Plank'), { source: 'gather' }]]),
  }
  const theirs: WholePlan = {
    ...emptyPlan,
    buildList: [queued('Table', 2), queued('Chair', 3)],
    inventory: stock({ Log: 900 }),
    choices: new Map([
      [itemId('Plank'), { source: 'elsewhere' }],
      [itemId('Nail'), { source: 'elsewhere' }],
    ]),
  }
  expect(mergePlan(mine, theirs)).toEqual({
    ...emptyPlan,
    buildList: [queued('Chair', 4), queued('Table', 2)],
    inventory: mine.inventory,
    choices: new Map([
      [itemId('Plank'), { source: 'gather' }],
      [itemId('Nail'), { source: 'elsewhere' }],
    ]),
  })
})

test('BEY-1: nothing is lost if the queue is empty and the inventory stays', () => {
  const theirs: WholePlan = { ...emptyPlan, buildList: [queued('Table', 2)] }
  expect(wouldLose(emptyPlan, theirs)).toBe(false)
  expect(wouldLose({ ...emptyPlan, inventory: stock({ Log: 5 }) }, theirs)).toBe(false)
  expect(
    wouldLose({ ...emptyPlan, inventory: stock({ Log: 5 }) }, { ...theirs, inventory: stock({ Ore: 1 }) }),
  ).toBe(true)
  expect(wouldLose({ ...emptyPlan, buildList: [queued('Chair', 1)] }, theirs)).toBe(true)
})

test('BEY-1: two plans are equal whatever the order of their inventories', () => {
  const plan: WholePlan = {
    ...emptyPlan,
    buildList: [queued('Chair', 1)],
    inventory: stock({ Log: 5, Ore: 1 }),
    choices: new Map([[itemId('Plank'), { source: 'craft', recipeIndex: 1 }]]),
  }
  expect(isSamePlan(plan, { ...plan, inventory: stock({ Ore: 1, Log: 5 }) })).toBe(true)
  expect(isSamePlan(plan, { ...plan, inventory: stock({ Log: 5 }) })).toBe(false)
  expect(isSamePlan(plan, { ...plan, buildList: [queued('Chair', 2)] })).toBe(false)
  expect(isSamePlan(plan, { ...plan, choices: new Map([[itemId('Plank'), { source: 'gather' }]]) })).toBe(
    false,
  )
})

test('BEY-4: a replaced plan counts on chance as its maker did; a merged one takes over odds of single items, not of the whole plan', () => {
  const theirs: WholePlan = {
    ...emptyPlan,
    odds: new Map<OddsKey, Odds>([
      [allItems, 'safe'],
      [itemId('Gem'), 'safe'],
    ]),
  }
  expect(replacePlan(emptyPlan, theirs).odds).toEqual(theirs.odds)
  expect([...mergePlan(emptyPlan, theirs).odds]).toEqual([['Gem', 'safe']])
  expect(wouldLose({ ...emptyPlan, odds: new Map([[allItems, 'average']]) }, theirs)).toBe(true)
})

test('BEY-1, CAL-8: what the player keeps back stays when their plan is replaced', () => {
  const keptBack = new Map([[itemId('Log'), 5]])
  const theirs: WholePlan = { ...emptyPlan, buildList: [queued('Chair', 1)] }
  expect(replacePlan({ ...emptyPlan, keptBack }, theirs)).toEqual({ ...theirs, keptBack })
})
