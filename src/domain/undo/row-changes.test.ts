import { expect, test } from 'vitest'
import type { ItemId } from '../catalog/item.ts'
import { emptyPlan, type WholePlan } from '../crafting/whole-plan.ts'
import { choiceChanges, rowChanges } from './row-changes.ts'

const id = (text: string) => text as ItemId
const before: WholePlan = {
  ...emptyPlan,
  buildList: [
    { itemId: id('a b'), quantity: 2, recipeIndex: 0 },
    { itemId: id('5'), quantity: 1, recipeIndex: 0 },
  ],
  inventory: new Map([
    [id('2'), 4],
    [id('3'), 1],
  ]),
  choices: new Map([[id('2'), { source: 'gather' }]]),
}

test('SYS-7: a preview lists what is added, changed and removed, the queue first', () => {
  const after: WholePlan = {
    ...emptyPlan,
    buildList: [
      { itemId: id('a b'), quantity: 7, recipeIndex: 0 },
      { itemId: id('5'), quantity: 1, recipeIndex: 2 },
    ],
    inventory: new Map([[id('2'), 4]]),
    choices: new Map([[id('3'), { source: 'craft', recipeIndex: 1 }]]),
  }
  expect(rowChanges(before, after)).toEqual([
    { key: 'buildList 0 a b', part: 'buildList', itemId: 'a b', before: 2, after: 7 },
    { key: 'buildList 0 5', part: 'buildList', itemId: '5', before: 1, after: 0 },
    { key: 'buildList 2 5', part: 'buildList', itemId: '5', before: 0, after: 1 },
    { key: 'inventory 3', part: 'inventory', itemId: '3', before: 1, after: 0 },
  ])
  expect(choiceChanges(before, after)).toBe(2)
})

test('SYS-7: a plan compared with itself has no changes', () => {
  expect(rowChanges(before, { ...before, inventory: new Map(before.inventory) })).toEqual([])
  expect(
    choiceChanges(before, {
      ...before,
      choices: new Map(before.choices),
      odds: new Map(),
      keptBack: new Map(),
    }),
  ).toBe(0)
})
