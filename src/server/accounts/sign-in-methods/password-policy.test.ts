import { expect, test } from 'vitest'
import { passwordRefusal } from './password-policy.ts'

const plain = { minLength: 6, maxLength: 10, needs: [] }
const strict = { ...plain, needs: ['lowercase', 'uppercase', 'digit', 'symbol'] as const }

test.each([
  [plain, 'abcde', 'A password must be at least 6 characters long.'],
  [plain, 'abcdef', null],
  [plain, '🔑🔑🔑🔑🔑🔑', null],
  [plain, 'abcdefghij', null],
  [plain, 'abcdefghijk', 'A password cannot be longer than 10 characters.'],
  [strict, 'ABCDE1!', 'A password must contain a lowercase letter.'],
  [strict, 'abcde1!', 'A password must contain an uppercase letter.'],
  [strict, 'Abcdef!', 'A password must contain a number.'],
  [strict, 'Abcdef1', 'A password must contain a character that is neither letter nor number.'],
  [strict, 'Abcde1!', null],
])('AUTH-2: under the policy %o, %j is answered with %j', (policy, password, sentence) => {
  expect(passwordRefusal(policy, password)).toBe(sentence)
})
