import { expect, test } from 'vitest'
import { chanceOf } from './chance.ts'

test('BEY-4: one piece at a chance of 1 in 10 is 10 crafts on average and 29 to be safe', () => {
  const chance = chanceOf([{ amount: 1, probability: 0.1 }], 1, 10)!
  expect(chance.expected).toBeCloseTo(1, 12)
  // Ten crafts give 0 pieces in 35 of 100 cases, at most 2 in 93, and at most 3 in 98.7.
  expect([chance.low, chance.high]).toEqual([0, 3])
  // 1 − 0.9^10, and the first n with 1 − 0.9^n ≥ 0.95.
  expect(chance.enough).toBeCloseTo(0.6513215599, 9)
  expect(chance.safeCrafts).toBe(29)
})

test('BEY-4: two crafts of four or five pieces each give 8 to 10 pieces, and the 9 that are missing in three of four cases', () => {
  const chance = chanceOf(
    [
      { amount: 4, probability: 0.5 },
      { amount: 5, probability: 0.5 },
    ],
    9,
    2,
  )!
  expect([chance.expected, chance.low, chance.high]).toEqual([9, 8, 10])
  expect(chance.enough).toBeCloseTo(0.75, 12)
  expect(chance.safeCrafts).toBe(3)
})

test('BEY-4: 200 crafts at a chance of 1 in 2 give 88 to 112 pieces to nine of ten players, not 0 to 200', () => {
  const chance = chanceOf([{ amount: 1, probability: 0.5 }], 100, 200)!
  expect([chance.low, chance.high]).toEqual([88, 112])
  expect(chance.enough).toBeCloseTo(0.5281742, 6)
})

test('BEY-4: a craft that is sure to give 3 pieces, or has no chances at all, has no range and no safe count', () => {
  expect(chanceOf([], 5, 5)).toBeNull()
  expect(chanceOf([{ amount: 3, probability: 1 }], 5, 2)).toBeNull()
})

test('BEY-4: outcomes of 1.9 and 2.5 pieces count as 1 and 2; where all are below one piece, nothing is left to chance', () => {
  const parts = [0.1, 0.4, 0.6].map((amount) => ({ amount, probability: 0.3 }))
  expect(chanceOf(parts, 1, 10)).toBeNull()
  const pieces = [
    { amount: 1.9, probability: 0.5 },
    { amount: 2.5, probability: 0.5 },
  ]
  expect(chanceOf(pieces, 3, 2)).toMatchObject({ expected: 3, low: 2, high: 4, enough: 0.75 })
})

test('BEY-4: with an outcome of a billion pieces beside one of a single piece, two crafts give two pieces in exactly 11 of 16 cases', () => {
  const chance = chanceOf(
    [
      { amount: 1, probability: 0.5 },
      { amount: 1_000_000_000, probability: 0.25 },
    ],
    2,
    2,
  )!
  // Two crafts give 0 or 1 piece in 1/16 + 4/16 of the cases.
  expect(chance.enough).toBeCloseTo(11 / 16, 12)
})
