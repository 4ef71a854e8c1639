import { expect, test } from 'vitest'
import { inMillionths, roundedAmount } from './chances.ts'

test('CAT-2: with a chance of 1 in 3 three crafts give one piece, and a fourth is not needed', () => {
  expect(inMillionths(new Map([[1, 1 / 3]]))).toEqual([{ amount: 1, probability: 0.333334 }])
})

test('CAT-2: certain outcomes sum to exactly 1, the larger amount gets the missing millionth', () => {
  const chances = inMillionths(
    new Map([
      [2, 1 / 3],
      [1, 1 / 3],
      [4, 1 / 3],
    ]),
  )
  expect(chances).toEqual([
    { amount: 1, probability: 0.333333 },
    { amount: 2, probability: 0.333333 },
    { amount: 4, probability: 0.333334 },
  ])
})

test('CAT-2: rounding errors of adding decimals do not become chances', () => {
  expect(inMillionths(new Map([[1, 0.1 + 0.2]]))).toEqual([{ amount: 1, probability: 0.3 }])
  expect(inMillionths(new Map([[1, 0.7 + 0.2 + 0.1]]))).toEqual([{ amount: 1, probability: 1 }])
  expect(roundedAmount(0.1 + 0.2)).toBe(0.3)
})

test('CAT-2: what comes along in 1 of 3 crafts comes along once in three, not in four', () => {
  expect(roundedAmount(1 / 3)).toBe(0.333334)
  expect(roundedAmount(1.6)).toBe(1.6)
})

test('CAT-2: amount 0 is not listed, and the other chances stay as they are', () => {
  const chances = inMillionths(
    new Map([
      [0, 0.75],
      [2, 0.25],
    ]),
  )
  expect(chances).toEqual([{ amount: 2, probability: 0.25 }])
})
