import { expect, test } from 'vitest'
import { parseQuantity } from './parse-quantity.ts'

test.each([
  ['12', 12],
  [' 1,500 ', 1500],
  ['1 000 000', 1_000_000],
  ['12.9', 12],
  ['-3', -3],
  ['', null],
  ['twelve', null],
  ['Infinity', null],
])('CAL-4: "%s" is read as %s', (typed, value) => {
  expect(parseQuantity(typed)).toBe(value)
})
