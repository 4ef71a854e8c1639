import { beforeEach, expect, test } from 'vitest'
import { emptyPlan } from '#domain/crafting/whole-plan'
import { itemId } from '#tests/support/catalog-builder'
import { calculatorStore } from './calculator.ts'
import { takeList } from './edits.ts'

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
