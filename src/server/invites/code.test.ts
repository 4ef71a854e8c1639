import { expect, test } from 'vitest'
import { hashOfCode } from '../changes/link-code.ts'
import { inviteCodeOf, tidyCode } from './code.ts'

const newCode = (_: unknown, place = 0) => inviteCodeOf('a secret of the server', `link ${place}`)

test('S5: 10,000 codes are all different, and each of the 32 letters occurs about equally often', () => {
  const codes = Array.from({ length: 10_000 }, newCode)
  expect(new Set(codes).size).toBe(10_000)
  const letters = new Map<string, number>()
  for (const letter of codes.join('')) letters.set(letter, (letters.get(letter) ?? 0) + 1)
  expect(letters.size).toBe(32)
  // A code has 26 letters.
  const even = (10_000 * 26) / 32
  // Six standard deviations: by chance, one letter in 500 million is so far from even.
  for (const count of letters.values()) expect(Math.abs(count - even)).toBeLessThan(6 * Math.sqrt(even))
})

test('S5: with another secret a link has another code', () => {
  expect(inviteCodeOf('another secret', 'link 0')).not.toBe(newCode(null))
})

test('SET-3: a code typed in small letters, with spaces or dashes, or with O, I and L for 0 and 1, is the same code', () => {
  const code = newCode(null)
  for (const typed of [code.toLowerCase(), ` ${code} `, code.replaceAll(/(.{4})/g, '$1-')])
    expect(tidyCode(typed)).toBe(code)
  expect(tidyCode('oil')).toBe('011')
  expect(hashOfCode(code)).toMatch(/^[0-9a-f]{64}$/)
})
