import { expect, test } from 'vitest'
import { itemId } from '#tests/support/catalog-builder'
import { addQuantity, setQuantity } from './inventory.ts'

const log = itemId('Log')

test('CAL-8: a quantity of zero or less removes the item', () => {
  const held = new Map([[log, 5]])
  expect([...setQuantity(held, log, 0)]).toEqual([])
  expect([...addQuantity(held, log, -9)]).toEqual([])
  expect([...held]).toEqual([['Log', 5]])
})

test('CAL-8: amounts add up, to at most 1,000,000,000', () => {
  expect(addQuantity(new Map([[log, 5]]), log, 7).get(log)).toBe(12)
  expect(addQuantity(new Map([[log, 999_999_999]]), log, 7).get(log)).toBe(1_000_000_000)
})
