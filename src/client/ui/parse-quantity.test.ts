import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAmount } from '#domain/read-amount'
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
  ['1,5k', 1500],
  ['12,25K', 12_250],
  ['2,5m', 2_500_000],
  ['1,500k', 1_500_000],
  ['1,500,000', 1_500_000],
  ['1.234,5k', null],
  ['2m', 2_000_000],
  ['1.500', 1500],
  ['1.500.000', 1_500_000],
  // No thousand is written with a 0 before its mark, so these are decimals, which are cut off.
  ['0.500', 0],
  ['k', null],
  // With a unit a point is a decimal mark, and a comma before three digits is not.
  ['1.500k', 1500],
  ['twelve', null],
  ['Infinity', null],
  ['１２', 12],
  ['0x10', null],
  ['1e309', null],
  ['1e3', null],
  ['9'.repeat(400), null],
  ['1.2.3', null],
  ['-1.500', -1500],
  // A field showed 1,200 and lost a digit.
  ['1,20', 120],
  ['1,234,5k', null],
  ['1.500,00', null],
  ['__proto__', null],
])('CAL-4: "%s" is read as %s', (typed, value) => {
  expect(parseQuantity(typed)).toBe(value)
})

test('CAL-4, BEY-7: whatever is an amount in a pasted list is the same amount in a field', () => {
  const written = fc.string({ unit: fc.constantFrom(...'0125', ',', '.', ' ', "'", 'k', 'm'), maxLength: 9 })
  const isSame = (text: string) => [null, parseQuantity(text)].includes(readAmount(text))
  fc.assert(fc.property(written, isSame), { seed: 20261127, numRuns: 2000 })
})
