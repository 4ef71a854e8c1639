import { expect, test } from 'vitest'
import { typedUser } from './users.ts'

test('AUTH-2: two long names that begin alike have addresses of their own, of at most 64 characters before the @', () => {
  const begin = 'Bürgermeisterin Ottilie von Übersee, '
  const emails = ['Alt', 'Neu'].map((end) => typedUser(begin + end)!.email)
  expect(new Set(emails).size).toBe(2)
  for (const email of emails) expect(email.indexOf('@')).toBeLessThanOrEqual(64)
})
