import { expect, test } from 'vitest'
import { personIn } from './id-token.ts'

const us = 'the-client'
const claims = { sub: 'one', name: 'Olivia', exp: 2_000_000_000, aud: us }

/** Whom a token with these claims speaks of, once its signature was checked. */
function subjectIn(forged: object): string | null {
  const part = Buffer.from(JSON.stringify({ ...claims, ...forged })).toString('base64url')
  return personIn(`header.${part}.signature`, us)?.sub ?? null
}

test('S4: a token is for this client where it has it alone as its audience, or names it as the one that asked', () => {
  expect(subjectIn({})).toBe('one')
  expect(subjectIn({ aud: [us] })).toBe('one')
  expect(subjectIn({ azp: us })).toBe('one')
  expect(subjectIn({ aud: [us, 'a-project'], azp: us })).toBe('one')
})

test('S4: a token for somebody else besides, or without an end, speaks of nobody', () => {
  expect(subjectIn({ aud: [us, 'another'] })).toBe(null)
  expect(subjectIn({ aud: [us, 'another'], azp: 'another' })).toBe(null)
  expect(subjectIn({ azp: 'another' })).toBe(null)
  expect(subjectIn({ exp: undefined })).toBe(null)
  expect(subjectIn({ exp: 'never' })).toBe(null)
})

test('S4: what a provider writes oddly of a name or an address is left out, and the person stays', () => {
  expect(
    personIn(`.${Buffer.from(JSON.stringify({ ...claims, name: 7 })).toString('base64url')}.`, us),
  ).toEqual({
    sub: 'one',
  })
})
