import { expect, test } from 'vitest'
import { chanceOf } from './chance.ts'

test('BEY-4: one piece at a chance of 1 in 10 is 10 crafts on average and 29 to be safe', () => {
  const chance = chanceOf([{ amount: 1, probability: 0.1 }], 1, 10)!
  expect(chance.expected).toBeCloseTo(1, 12)
  expect([chance.least, chance.most]).toEqual([0, 10])
  // 1 − 0.9^10, and the first n with 1 − 0.9^n ≥ 0.95.
  expect(chance.enough).toBeCloseTo(0.6513215599, 9)
  expect(chance.safeCrafts).toBe(29)
})

test('BEY-4: four or five pieces a craft never give fewer than four', () => {
  const chance = chanceOf(
    [
      { amount: 4, probability: 0.5 },
      { amount: 5, probability: 0.5 },
    ],
    9,
    2,
  )!
  expect([chance.expected, chance.least, chance.most]).toEqual([9, 8, 10])
  expect(chance.enough).toBeCloseTo(0.75, 12)
  expect(chance.safeCrafts).toBe(3)
})

test('BEY-4: for thousands of crafts the safe amount is a few per cent above the expected one', () => {
  const { safeCrafts } = chanceOf([{ amount: 1, probability: 0.25 }], 10_000, 40_000)!
  // 10,000 ≤ 0.25 n − 1.645 √(0.1875 n) from n = 40,573 on.
  expect(safeCrafts).toBeGreaterThan(40_500)
  expect(safeCrafts).toBeLessThan(40_650)
})

test('BEY-4: a certain output has no chance to speak of', () => {
  expect(chanceOf([], 5, 5)).toBeNull()
  expect(chanceOf([{ amount: 3, probability: 1 }], 5, 2)).toBeNull()
})
