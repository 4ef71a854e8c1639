import { expect, test } from 'vitest'
import { emptyPlan } from '#domain/crafting/whole-plan'
import { itemId } from '#tests/support/catalog-builder'
import type { CalculatorState } from '../state/calculator.ts'
import { mergedPlans, withLargerAmounts } from './merged-plans.ts'

const [chair, table, bench, plank] = ['chair', 'table', 'bench', 'plank'].map(itemId)

function aPlan(queue: Readonly<Record<string, number>>, planks: number, way: number): CalculatorState {
  return {
    ...emptyPlan,
    buildList: Object.entries(queue).map(([item, quantity]) => ({
      itemId: itemId(item),
      quantity,
      recipeIndex: 0,
    })),
    inventory: new Map([[plank!, planks]]),
    choices: new Map([[plank!, { source: 'craft', recipeIndex: way }]]),
  }
}
// The account holds 9 planks, this device 4: either way of merging keeps the larger amount, so the account's inventory.
const here = aPlan({ chair: 1, table: 3 }, 4, 1)
const account = aPlan({ chair: 1, table: 2, bench: 1 }, 9, 2)
const amounts = ({ buildList }: CalculatorState) =>
  new Map(buildList.map(({ itemId: item, quantity }) => [item, quantity]))

test('SAVE-3: when the journal was lost, each queue entry keeps its larger amount, and the account’s choices stay', () => {
  const merged = withLargerAmounts(here, account)
  expect(amounts(merged)).toEqual(
    new Map([
      [chair, 1],
      [table, 3],
      [bench, 1],
    ]),
  )
  expect([merged.inventory, merged.choices]).toEqual([account.inventory, account.choices])
})

test('SAVE-3: two plans are merged by adding their queues up, with the choices of this device', () => {
  const merged = mergedPlans(here, account)
  expect(amounts(merged)).toEqual(
    new Map([
      [chair, 2],
      [table, 5],
      [bench, 1],
    ]),
  )
  expect([merged.inventory, merged.choices]).toEqual([account.inventory, here.choices])
})
