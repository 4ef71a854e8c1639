import { expect, test } from 'vitest'
import { atTier, growing, tierLevel } from './tier.ts'

test('CAT-3: a craft of 40 in T1 takes 425 in T10', () => {
  expect(growing(40)).toEqual([40, 50, 70, 90, 115, 150, 195, 250, 325, 425])
})

test('CAT-3: T1 asks for level 1, every further tier for ten times its number', () => {
  expect([1, 2, 10].map(tierLevel)).toEqual([1, 20, 100])
})

test('CAT-3: a fact told once holds in all tiers, a list tells each its own', () => {
  expect(atTier(3, 7)).toBe(3)
  expect(atTier([1, 1, 2, 2, 3, 3, 4, 4, 5, 5], 7)).toBe(4)
})

test('CAT-3: what has no tier is told as T1', () => {
  expect(atTier([5, 6], -1)).toBe(5)
})
