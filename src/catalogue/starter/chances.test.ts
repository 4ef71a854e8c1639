import { expect, test } from 'vitest'
import { chances, expected, oneOf, possibilities, sometimes } from './chances.ts'

test('CAT-2: three equal outcomes sum to exactly 1, and the largest amount gets the missing millionth', () => {
  expect(possibilities(oneOf(1, 2, 3))).toEqual([
    { amount: 1, probability: 0.333333 },
    { amount: 2, probability: 0.333333 },
    { amount: 3, probability: 0.333334 },
  ])
})

test('CAT-2: weights need not sum to one', () => {
  expect(possibilities(chances({ 4: 77, 6: 23 }))).toEqual([
    { amount: 4, probability: 0.77 },
    { amount: 6, probability: 0.23 },
  ])
})

test('CAT-2: amount 0 is not listed, but it has its share of the chance', () => {
  expect(possibilities(sometimes(0.25))).toEqual([{ amount: 1, probability: 0.25 }])
})

test('CAL-11: the pebbles of a stone chunk are 11.87 on average', () => {
  const outcomes = possibilities(chances({ 8: 0.25, 10: 0.035, 12: 0.49, 16: 0.215, 20: 0.01 }))
  expect(expected(outcomes)).toBeCloseTo(11.87, 9)
})
