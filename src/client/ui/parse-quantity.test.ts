import { expect, test } from 'vitest'
import { parseQuantity } from './parse-quantity.ts'

test.each([
  ['12', 12],
  [' 1,500 ', 1500],
  ['1 000 000', 1_000_000],
  ['12.9', 12],
  ['-3', -3],
  ['', null],
  ['12k', 12_000],
  ['1.5k', 1500],
  ['2.3 K', 2300],
  ['2m', 2_000_000],
  ['1.500', 1500],
  ['1.500.000', 1_500_000],
  ['0.500', 0],
  ['k', null],
  ['1.500k', 1500],
  ['twelve', null],
  ['Infinity', null],
  ['１２', 12],
  ['0x10', null],
  ['1e309', null],
  ['1e3', null],
  ['9'.repeat(400), null],
  ['1.2.3', null],
  ['__proto__', null],
])('CAL-4: "%s" is read as %s', (typed, value) => {
  expect(parseQuantity(typed)).toBe(value)
})
