import { beforeEach, expect, test } from 'vitest'
import { emptyPlan } from '#domain/crafting/whole-plan'
import { itemId } from '#tests/support/catalog-builder'
import { calculatorStore } from './calculator.ts'
import { removeFromQueue, takeList } from './edits.ts'
import { forgetHistory, historyStore } from './history.ts'

const [plank, rope] = [itemId('101'), itemId('102')]

beforeEach(() => calculatorStore.setState({ ...emptyPlan, inventory: new Map([[plank, 5]]) }))

test.each([
  ['set', {}],
  ['add', { '101': 5 }],
] as const)(
  'BEY-7: with 5 planks owned, a pasted list of 0 planks (%s) leaves the inventory %j',
  (how, left) => {
    takeList(
      new Map([
        [plank, 0],
        [rope, 0],
      ]),
      how,
    )
    expect(Object.fromEntries(calculatorStore.getState().inventory)).toEqual(left)
  },
)

test('BEY-6: removing from a place of the queue where nothing stands, as after another tab has removed it, is no step to take back', () => {
  forgetHistory()
  calculatorStore.setState({ buildList: [{ itemId: plank, quantity: 1, recipeIndex: 0 }] })
  removeFromQueue(1)
  expect(historyStore.getState().past).toEqual([])
  removeFromQueue(0)
  expect(historyStore.getState().past).toMatchObject([{ name: { kind: 'dequeued', itemId: plank } }])
})
