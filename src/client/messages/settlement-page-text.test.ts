import { expect, test } from 'vitest'
import { timeOr } from './settlement-page-text.ts'

test('SYS-9: an absent time is Never, one that cannot be parsed is Unknown', () => {
  expect(timeOr(undefined)).toBe('Never')
  expect(timeOr('')).toBe('Never')
  expect(timeOr('soon')).toBe('Unknown')
  expect(timeOr('2020-01-02T03:04:05.000Z')).toBe('Jan 2, 2020, 3:04 AM')
})
