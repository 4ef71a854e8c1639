import { expect, test } from 'vitest'
import { sha1 } from './sha1.ts'
import { uuidV5 } from './uuid-v5.ts'

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test('sha1 gives the standard’s digests of an empty text, of abc and of 56 letters', () => {
  expect(hex(sha1(bytesOf('')))).toBe('da39a3ee5e6b4b0d3255bfef95601890afd80709')
  expect(hex(sha1(bytesOf('abc')))).toBe('a9993e364706816aba3e25717850c26c9cd0d89d')
  expect(hex(sha1(bytesOf('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')))).toBe(
    '84983e441c3bd26ebaae4aa1f95129e5e54670f1',
  )
})

test('uuidV5 gives the known uuids of www.example.com and python.org in the DNS namespace', () => {
  const dns = '6ba7b810-9dad-11d1-80b4-00c04fd430c8'
  expect(uuidV5(dns, 'www.example.com')).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2')
  expect(uuidV5(dns, 'python.org')).toBe('886313e1-3b8a-5372-9b90-0c9aee199e5d')
})
