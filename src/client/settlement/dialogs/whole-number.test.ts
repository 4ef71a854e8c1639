import { expect, test } from 'vitest'
import { wholeNumberProblem } from './whole-number.ts'

const uses = { least: 0, most: 10_000 }

test.each(['0', '1', ' 25 ', '10000'])('SET-3: %j is a number of uses', (typed) => {
  expect(wholeNumberProblem(typed, uses)).toBeNull()
})

test.each(['', '-1', '1.5', '1e3', 'many', '10001', '٣'])(
  'SET-3: %j is not a number of uses, and the field says which numbers are',
  (typed) => {
    expect(wholeNumberProblem(typed, uses)).toBe('A whole number from 0 to 10,000.')
  },
)
