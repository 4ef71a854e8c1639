import { expect, test } from 'vitest'
import { formatNumber, plural } from '#contract/sentences/numbers'
import { formatExpected, formatTime, percentReady } from './format.ts'

test('CAL-7: 100 % is shown only when nothing is missing, however little is', () => {
  expect(percentReady({ needed: 128, missing: 96 })).toBe(25)
  expect(percentReady({ needed: 10_000, missing: 1 })).toBe(99)
  expect(percentReady({ needed: 10_000, missing: 0 })).toBe(100)
  expect(percentReady({ needed: 0, missing: 0 })).toBe(100)
})

test('BEY-4: of amounts that depend on chance, 3.5 is marked as an average, and 1,200, which is whole, is not', () => {
  expect(formatExpected(3.5)).toBe('≈3.5')
  expect(formatExpected(1200)).toBe('1,200')
})

test('CAL-5: one item has the singular, 1,200 have the plural', () => {
  expect(plural(1, 'type', 'types')).toBe('1 type')
  expect(plural(1200, 'item', 'items')).toBe('1,200 items')
  expect(formatNumber(0)).toBe('0')
})

test('SYS-8: a line breaks within a time only between its day and its clock time', () => {
  // Tests run in UTC.
  expect(formatTime('2023-11-14T22:17:00Z').split(' ')).toEqual(['Nov\u00a014,\u00a02023,', '10:17\u00a0PM'])
})
