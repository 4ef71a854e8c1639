import { expect, test } from 'vitest'
import { afterRefusal } from './after-refusal.ts'

test('I11: a browser that the server has forgotten sends a batch never sent before under a new client id', () => {
  expect(afterRefusal({ code: 'CONFLICT', reason: 'number-unexpected' }, false)).toBe('new-client')
})

test('I11: a batch sent before without an answer, or older than the server remembers, is not sent again', () => {
  expect(afterRefusal({ code: 'CONFLICT', reason: 'number-unexpected' }, true)).toBe('forgotten')
  expect(afterRefusal({ code: 'CONFLICT', reason: 'perhaps-saved' }, false)).toBe('forgotten')
  expect(afterRefusal({ code: 'CONFLICT', reason: 'perhaps-saved' }, true)).toBe('forgotten')
})

test('R6, I11: a batch under a number that the server knows with other changes is not sent again, and keeps nothing else waiting', () => {
  for (const isRepeated of [false, true])
    expect(afterRefusal({ code: 'INVALID', reason: 'number-of-other-changes' }, isRepeated)).toBe('forgotten')
})

test('R6: a batch that the server will never accept is set aside; one that it may accept later is tried again', () => {
  for (const code of ['INVALID', 'BAD_REQUEST', 'PAYLOAD_TOO_LARGE'] as const)
    expect(afterRefusal({ code }, false)).toBe('set-aside')
  for (const code of ['SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS', 'INTERNAL_SERVER_ERROR'] as const)
    expect(afterRefusal({ code }, true)).toBe('try-again')
  expect(afterRefusal({ code: 'UNAUTHORIZED' }, true)).toBe('signed-out')
})

test('R2: a batch waits while the player is asked what becomes of it after the server was set back', () => {
  expect(afterRefusal({ code: 'CONFLICT', reason: 'database-restored' }, true)).toBe('try-again')
})

test('BEY-14: a batch in the numbers of other game data is followed, sent before or not', () => {
  expect(afterRefusal({ code: 'CONFLICT', reason: 'other-catalogue' }, false)).toBe('follow')
  expect(afterRefusal({ code: 'CONFLICT', reason: 'other-catalogue' }, true)).toBe('follow')
})
