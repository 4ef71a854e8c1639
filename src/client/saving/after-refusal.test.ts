import { expect, test } from 'vitest'
import { afterRefusal } from './after-refusal.ts'

test('I11: a browser the server does not know any more sends what it never sent before under a new name', () => {
  expect(afterRefusal({ code: 'CONFLICT', reason: 'number-unexpected' }, false)).toBe('rename')
})

test('I11: what it sent before without an answer, and what is older than the server can tell, is not sent again', () => {
  expect(afterRefusal({ code: 'CONFLICT', reason: 'number-unexpected' }, true)).toBe('forgotten')
  expect(afterRefusal({ code: 'CONFLICT', reason: 'perhaps-saved' }, false)).toBe('forgotten')
  expect(afterRefusal({ code: 'CONFLICT', reason: 'perhaps-saved' }, true)).toBe('forgotten')
})

test('R6: what the server will never take is set aside, and what it may take later is tried again', () => {
  for (const code of ['INVALID', 'BAD_REQUEST', 'PAYLOAD_TOO_LARGE'] as const)
    expect(afterRefusal({ code }, false)).toBe('set-aside')
  for (const code of ['SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS', 'INTERNAL_SERVER_ERROR'] as const)
    expect(afterRefusal({ code }, true)).toBe('try-again')
  expect(afterRefusal({ code: 'UNAUTHORIZED' }, true)).toBe('signed-out')
})
