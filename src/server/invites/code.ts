import { createHash, createHmac } from 'node:crypto'

/** Base32 without the letters that look like numbers. */
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789'
const length = 26

/**
 * The code of a link: 130 bits (S5) that nobody can work out without the server's secret, as people can read them out:
 * capital letters and numbers. It is stored nowhere, and yet the same when a request is repeated.
 */
export function inviteCodeOf(secret: string, linkId: string): string {
  const bytes = createHmac('sha256', secret).update(`invitation ${linkId}`).digest().subarray(0, length)
  return Array.from(bytes, (byte) => letters[byte & 31]).join('')
}

/** As it was made, however it was typed: case, spaces and dashes do not matter, and O is 0, I and L are 1. */
export function tidyCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
}

/** What is stored of it. A code has so many possibilities that a plain hash cannot be searched. */
export function hashOfCode(code: string): Buffer {
  return createHash('sha256').update(code).digest()
}
