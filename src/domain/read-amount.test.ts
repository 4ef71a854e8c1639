import { expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'

test.each([
  ['0', 0],
  ['120', 120],
  [' 12 ', 12],
  ['007', 7],
  ['1,200', 1200],
  ['1.200', 1200],
  ['1 200', 1200],
  ["1'200", 1200],
  ['1\u202F200', 1200],
  ['1,200,000', 1_200_000],
  ['12k', 12_000],
  ['1.5k', 1500],
  ['1,5k', 1500],
  ['12,25K', 12_250],
  ['1.5m', 1_500_000],
  ['１２', 12],
])('BEY-7, CAL-4: "%s" is the amount %s', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})

test.each([
  '',
  '-4',
  'twelve',
  '12 K',
  '1.5',
  '1,23',
  '12,0000',
  '0,500',
  '1,200k',
  '1.200k',
  '1,200.500',
  '1e3',
  '0x10',
  'k',
  '9'.repeat(400),
])('BEY-7, CAL-4: "%s" is no amount, or may be read as two', (text) => {
  expect(readAmount(text)).toBeNull()
})
