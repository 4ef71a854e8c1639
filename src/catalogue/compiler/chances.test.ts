import { expect, test } from 'vitest'
import { inMillionths, roundedAmount } from './chances.ts'

test('CAT-2: of a chance of 1 in 3 three crafts give one piece, not four', () => {
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

test('CAT-2: the noise of adding decimals is not a chance', () => {
  expect(inMillionths(new Map([[1, 0.1 + 0.2]]))).toEqual([{ amount: 1, probability: 0.3 }])
  expect(inMillionths(new Map([[1, 0.7 + 0.2 + 0.1]]))).toEqual([{ amount: 1, probability: 1 }])
  expect(roundedAmount(0.1 + 0.2)).toBe(0.3)
})

test('CAT-2: "nothing" is not listed, and what is left still counts in full', () => {
  const chances = inMillionths(
    new Map([
      [0, 0.75],
      [2, 0.25],
    ]),
  )
  expect(chances).toEqual([{ amount: 2, probability: 0.25 }])
})
