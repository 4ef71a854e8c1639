import { expect, test } from 'vitest'
import { aRecipe } from '#tests/support/catalog-builder'
import { expectedAmount } from './expected-amount.ts'

test('CAL-11: 4 crafts of 3 planks give 12', () => {
  expect(expectedAmount(aRecipe({ from: { log: 1 }, outputQuantity: 3 }), 4)).toBe(12)
})

test('CAL-11: 5 upgrades that succeed three times in four give 3.75 on average, rounded down to 3', () => {
  expect(expectedAmount(aRecipe({ from: { ore: 1 }, chances: { 0: 0.25, 1: 0.75 } }), 5)).toBe(3)
})
