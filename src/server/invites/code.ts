import { createHmac } from 'node:crypto'

/** 32 letters and digits, so that five bits choose one: without I, L and O, which look like numbers, and without U. */
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789'
const length = 26

/**
 * The code of an invitation: 130 bits (S5), as capital letters and digits that are easy to read out. It is computed from the
 * server's secret, so it need not be stored and a repeated request gets the same code.
 */
export function inviteCodeOf(secret: string, linkId: string): string {
  const bytes = createHmac('sha256', secret).update(`invitation ${linkId}`).digest().subarray(0, length)
  return Array.from(bytes, (byte) => letters[byte & 31]).join('')
}

/** A typed code as it was made: without spaces and dashes, in capitals, O as 0, I and L as 1. */
export function tidyCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
}
