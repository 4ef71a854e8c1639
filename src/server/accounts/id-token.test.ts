import { expect, test } from 'vitest'
import { personIn } from './id-token.ts'

const us = 'the-client'
const claims = { sub: 'one', name: 'Olivia', exp: 2_000_000_000, aud: us }

/** The subject that is read from a token with these claims; null if the token is refused. */
function subjectIn(forged: object): string | null {
  const part = Buffer.from(JSON.stringify({ ...claims, ...forged })).toString('base64url')
  return personIn(`header.${part}.signature`, us)?.sub ?? null
}

test('S4: a token is accepted whose only audience is this client, or whose `azp` is this client', () => {
  expect(subjectIn({})).toBe('one')
  expect(subjectIn({ aud: [us] })).toBe('one')
  expect(subjectIn({ azp: us })).toBe('one')
  expect(subjectIn({ aud: [us, 'a-project'], azp: us })).toBe('one')
})

test('S4: a token for another client as well, asked for by another client, or without an expiry is refused', () => {
  expect(subjectIn({ aud: [us, 'another'] })).toBe(null)
  expect(subjectIn({ aud: [us, 'another'], azp: 'another' })).toBe(null)
  expect(subjectIn({ azp: 'another' })).toBe(null)
  expect(subjectIn({ exp: undefined })).toBe(null)
  expect(subjectIn({ exp: 'never' })).toBe(null)
})

test('S4: a name that a provider writes as the number 7 is left out, and the person stays', () => {
  expect(
    personIn(`.${Buffer.from(JSON.stringify({ ...claims, name: 7 })).toString('base64url')}.`, us),
  ).toEqual({
    sub: 'one',
  })
})
