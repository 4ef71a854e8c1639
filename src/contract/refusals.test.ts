import { expect, test } from 'vitest'
import { errorStatus } from './errors.ts'
import { reasons, refusals } from './refusals.ts'

test('API-1: every reason has a code with an HTTP status below 500', () => {
  expect(reasons.length).toBeGreaterThan(40)
  for (const reason of reasons) expect(errorStatus[refusals[reason].code]).toBeLessThan(500)
})

test('SYS-9: messages that the specification gives are word for word', () => {
  expect(refusals['code-invalid'].message).toBe('Invalid or expired invite code')
  expect(refusals['member-already'].message).toBe('You are already a member of this settlement')
  expect(refusals['settlement-id-invalid'].message).toBe('Invalid settlementId')
})
