import { expect, test } from 'vitest'
import { enoughFor } from './enough-for.ts'
import { keptBy, spentBy } from './item-balance.ts'
import type { ItemTake } from './recipe-flows.ts'

const plain: ItemTake = { spent: 0, backNum: 0, backDen: 1, once: 0, kept: 0 }
const craftsFrom = (take: Partial<ItemTake>, atHand: number) =>
  enoughFor({ ...plain, ...take }, atHand).crafts

test('TSK-5: 13 planks are enough for 3 chairs of 4, and with one plank that only lies ready for 3 as well', () => {
  expect(craftsFrom({ spent: 4 }, 13)).toBe(3)
  expect(craftsFrom({ spent: 4, kept: 1 }, 13)).toBe(3)
  expect(craftsFrom({ spent: 4, kept: 2 }, 13)).toBe(2)
})

test('TSK-5: one saw that every craft gives back is enough for any number of crafts, and none for no craft', () => {
  expect(craftsFrom({ kept: 1 }, 1)).toBe(Number.POSITIVE_INFINITY)
  expect(craftsFrom({ spent: 1, backNum: 1 }, 1)).toBe(Number.POSITIVE_INFINITY)
  expect(craftsFrom({ kept: 1 }, 0)).toBe(0)
})

test('CAL-11: of 5 straps, 2 for each success, 2 successes can come, however many attempts that takes', () => {
  expect(enoughFor({ ...plain, once: 2 }, 5)).toEqual({ crafts: Number.POSITIVE_INFINITY, successes: 2 })
  expect(enoughFor({ ...plain, once: 2 }, 1)).toEqual({ crafts: 0, successes: 0 })
})

test('TSK-5: what a plan of 1 to 200 crafts asks for is enough for them, and one piece fewer is not, where some comes back by chance', () => {
  for (const take of [
    { ...plain, spent: 2, backNum: 27, backDen: 50 },
    { ...plain, spent: 3, backNum: 7, backDen: 3, kept: 2 },
    { ...plain, spent: 1, backNum: 3, backDen: 5 },
  ]) {
    const flow = { ...take, gives: 0, givesParts: 0 }
    // The 0 successes do not matter: they would only use up `once`, which is 0 in all three.
    const asked = Array.from({ length: 200 }, (_, at) => spentBy(flow, at + 1, 0) + keptBy(flow, at + 1))
    expect(asked.every((atHand, at) => enoughFor(take, atHand).crafts >= at + 1)).toBe(true)
    expect(asked.every((atHand, at) => enoughFor(take, atHand - 1).crafts <= at)).toBe(true)
  }
})
