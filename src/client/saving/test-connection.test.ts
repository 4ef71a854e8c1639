import { expect, test } from 'vitest'
import type { ErrorCode } from '#contract/errors'
import { Refusal } from '../api/ask.ts'
import { connectionProblem } from './test-connection.ts'

const refusal = (code: ErrorCode) => new Refusal({ code, message: 'because' })

test('SAVE-5: a database that is down is named, with what that means for the user', () => {
  expect(connectionProblem(refusal('SERVICE_UNAVAILABLE'))).toEqual({
    title: 'Database Offline',
    text: 'Database not available - please check the database server',
    hint: 'App works normally, data saved locally',
  })
})

test.each([
  ['a session that has ended', refusal('UNAUTHORIZED'), 'Database permissions error - check database rules'],
  ['a refused reader', refusal('FORBIDDEN'), 'Database permissions error - check database rules'],
  ['a timeout', new DOMException('', 'TimeoutError'), 'Database connection timeout - check network'],
  ['no network', new TypeError('Failed to fetch'), 'Database connection timeout - check network'],
  ['any other refusal', refusal('TOO_MANY_REQUESTS'), 'Database error: because'],
  ['anything else', new Error('odd'), 'Database error: odd'],
])('SYS-5: %s has the message that the specification gives', (_, error, text) => {
  expect(connectionProblem(error)).toEqual({ text })
})
