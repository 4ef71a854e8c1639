import { expect, test } from 'vitest'
import { time, whole } from './columns.ts'

test('a count is a number, from either driver', () => {
  expect(whole({ count: 3 }, 'count')).toBe(3)
  expect(whole({ count: '3' }, 'count')).toBe(3)
})

test.each([null, undefined, '', '3.5', '9007199254740993', 'many'])('%s is no whole number', (value) => {
  expect(() => whole({ count: value }, 'count')).toThrow('column count should be a whole number')
})

test('a time is read with the time zone in its text', () => {
  expect(time({ at: '2026-11-21 03:22:00.5+00' }, 'at')).toBe(Date.UTC(2026, 10, 21, 3, 22, 0, 500))
  expect(time({ at: '2026-11-21 03:22:00+05:30' }, 'at')).toBe(Date.UTC(2026, 10, 20, 21, 52))
})
