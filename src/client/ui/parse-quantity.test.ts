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
