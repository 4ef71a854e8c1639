import { expect, test } from 'vitest'
import { momentOr } from './settlement-page-text.ts'

test('SYS-9: a moment that is absent is Never, one that cannot be read is Unknown', () => {
  expect(momentOr(undefined)).toBe('Never')
  expect(momentOr('')).toBe('Never')
  expect(momentOr('soon')).toBe('Unknown')
  expect(momentOr('2020-01-02T03:04:05.000Z')).toBe('Jan 2, 2020, 3:04 AM')
})
