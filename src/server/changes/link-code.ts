import { createHash, createHmac } from 'node:crypto'

/** 128 bits, as hexadecimal digits: chat programs cut off the `-` and `_` that other ways of writing end in. */
const length = 32

/** What a code leads to: a public page of a project, or a project that is shared. */
type Purpose = 'progress link' | 'share link'

/**
 * The code of a link, which its project is found by. It is computed from the server's secret, so that it need not be stored, and
 * whoever may manage the link can copy it again (decision 21).
 */
export function linkCodeOf(secret: string, purpose: Purpose, linkId: string): string {
  return createHmac('sha256', secret).update(`${purpose} ${linkId}`).digest('hex').slice(0, length)
}

/** Whether a text can be a code at all. */
export function isLinkCode(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text)
}

/** The hash that is stored, in hexadecimal. A plain one suffices: 128 random bits cannot be guessed. */
export function hashOfCode(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}
