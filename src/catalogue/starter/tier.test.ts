import { expect, test } from 'vitest'
import { atTier, growing, only, since, tierLevel } from './tier.ts'

test('CAT-3: a craft of 40 in T1 takes 425 in T10', () => {
  expect(growing(40)).toEqual([40, 50, 70, 90, 115, 150, 195, 250, 325, 425])
})

test('CAT-3: T1 needs level 1, every other tier ten times its number', () => {
  expect([1, 2, 10].map(tierLevel)).toEqual([1, 20, 100])
})

test('CAT-3: a single value counts for all tiers, a list gives one to each', () => {
  expect(atTier(3, 7)).toBe(3)
  expect(atTier([1, 1, 2, 2, 3, 3, 4, 4, 5, 5], 7)).toBe(4)
})

test('CAT-3: things without a tier count as T1', () => {
  expect(atTier([5, 6], -1)).toBe(5)
})

test('CAT-3: an amount from T3 on, or in one tier alone', () => {
  expect(since(3, 2)).toEqual([0, 0, 2, 2, 2, 2, 2, 2, 2, 2])
  expect(only(1, 5)).toEqual([5, 0, 0, 0, 0, 0, 0, 0, 0, 0])
})
