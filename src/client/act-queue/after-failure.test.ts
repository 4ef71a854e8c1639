import { expect, test } from 'vitest'
import type { ErrorReply } from '#contract/error-reply'
import { Refusal } from '../api/ask.ts'
import { afterFailure } from './after-failure.ts'

const refusal = (code: ErrorReply['code'], reason?: ErrorReply['reason']) =>
  new Refusal({ code, message: 'No.', ...(reason && { reason }) })
const once = { isRepeated: false, breakdowns: 0 }
const perhapsDone = { refusal: { message: 'No. It may have been done all the same.' } }
const again = { isRepeated: true, breakdowns: 0 }

test.each([
  ['no connection', new TypeError('Failed to fetch')],
  ['a database that is away', refusal('SERVICE_UNAVAILABLE')],
  ['too many requests', refusal('TOO_MANY_REQUESTS')],
  ['a session that is over', refusal('UNAUTHORIZED')],
  ['a server that fails', refusal('INTERNAL_SERVER_ERROR')],
])('R6: after %s an act is sent again later', (_, error) => {
  expect(afterFailure(error, once).what).toBe('wait')
})

test('R6: an act over which the server fails six times does not block the others', () => {
  const error = refusal('INTERNAL_SERVER_ERROR')
  expect(afterFailure(error, { isRepeated: true, breakdowns: 5 })).toMatchObject({
    what: 'perhaps-done',
    ...perhapsDone,
  })
})

test('I11: where the server has forgotten this browser, an act never sent before gets a new client id; any other is perhaps done', () => {
  for (const reason of ['perhaps-done', 'operation-id-used'] as const) {
    expect(afterFailure(refusal('CONFLICT', reason), once).what).toBe('new-client')
    expect(afterFailure(refusal('CONFLICT', reason), again).what).toBe('perhaps-done')
  }
})

test.each([
  ['CONFLICT', 'too-many-players'],
  ['INVALID', 'input-invalid'],
] as const)('R6: %s for %s refuses an act for good, also one that was sent before', (code, reason) => {
  expect(afterFailure(refusal(code, reason), again).what).toBe('refused')
})

test.each([
  ['FORBIDDEN', 'no-right'],
  ['NOT_FOUND', 'no-settlement'],
  ['NOT_FOUND', 'settlement-deleted'],
  ['NOT_FOUND', 'no-shared-project'],
] as const)(
  'R6: %s for %s: an act that was sent before is refused with the words that it may be done, as the right may have ended since',
  (code, reason) => {
    expect(afterFailure(refusal(code, reason), once)).toMatchObject({
      what: 'refused',
      refusal: { message: 'No.' },
    })
    expect(afterFailure(refusal(code, reason), again)).toMatchObject({ what: 'refused', ...perhapsDone })
  },
)
