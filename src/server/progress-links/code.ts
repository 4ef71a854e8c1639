import { createHash, createHmac } from 'node:crypto'

/** 128 bits, as hexadecimal digits: chat programs cut off the `-` and `_` that other ways of writing end in. */
const length = 32

/**
 * The code of a progress link, which its page is found by. It is computed from the server's secret, so that it need not be stored,
 * and whoever may manage the link can copy it again (decision 21).
 */
export function progressCodeOf(secret: string, linkId: string): string {
  return createHmac('sha256', secret).update(`progress link ${linkId}`).digest('hex').slice(0, length)
}

/** Whether a text can be a code at all. */
export function isProgressCode(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text)
}

/** The hash that is stored, in hexadecimal. A plain one suffices: 128 random bits cannot be guessed. */
export function hashOfCode(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}
