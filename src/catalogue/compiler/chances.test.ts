import { expect, test } from 'vitest'
import { inMillionths, roundedAmount } from './chances.ts'

test('CAT-2: with a chance of 1 in 3 three crafts give one piece, and a fourth is not needed', () => {
  expect(inMillionths(new Map([[1, 1 / 3]]))).toEqual([{ amount: 1, probability: 0.333334 }])
})

test('CAT-2: three amounts with 1 in 3 each sum to exactly 1: the largest gets the missing millionth', () => {
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

test('CAT-2: a by-product of 1 in 3 crafts is rounded up, so that three crafts give one and not four', () => {
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
