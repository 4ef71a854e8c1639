import { expect, test } from 'vitest'
import { itemId } from '#tests/support/catalog-builder'
import type { PlanInput } from '../crafting/plan.ts'
import { mergePlan } from './merge-plan.ts'

test('BEY-1: merging a plan adds up the queue, keeps my inventory and my choices', () => {
  const entry = (id: string, quantity: number) => ({ itemId: itemId(id), quantity, recipeIndex: 0 })
  const mine: PlanInput = {
    buildList: [entry('Chair', 1)],
    inventory: new Map([[itemId('Log'), 5]]),
    choices: new Map([[itemId('Plank'), { source: 'gather' }]]),
  }
  const theirs: PlanInput = {
    buildList: [entry('Table', 2), entry('Chair', 3)],
    inventory: new Map([[itemId('Log'), 900]]),
    choices: new Map([
      [itemId('Plank'), { source: 'elsewhere' }],
      [itemId('Nail'), { source: 'elsewhere' }],
    ]),
  }
  expect(mergePlan(mine, theirs)).toEqual({
    buildList: [entry('Chair', 4), entry('Table', 2)],
    inventory: mine.inventory,
    choices: new Map([
      [itemId('Plank'), { source: 'gather' }],
      [itemId('Nail'), { source: 'elsewhere' }],
    ]),
  })
})
