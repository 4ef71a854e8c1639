import { createHash, createHmac } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'

/** 128 bits, as hexadecimal digits: chat programs cut off the `-` and `_` that other ways of writing end in. */
const length = 32

/** What a code leads to: a public page of a project, or a project that is shared. */
type Purpose = 'progress link' | 'share link'

/** A link as it may be kept: with the hash of its code, in hexadecimal, in place of the code. */
export type Stored<Link> = Omit<Link, 'code'> & { readonly codeHash: string }

/**
 * The codes of one kind of link that leads to a project. They are computed from the server's secret, so that they need not be
 * stored, and whoever may manage a link can copy its code again (decision 21).
 */
export function linkCodes(secret: string, purpose: Purpose) {
  const codeOf = (linkId: string) =>
    createHmac('sha256', secret).update(`${purpose} ${linkId}`).digest('hex').slice(0, length)
  return {
    codeOf,
    /** The link with its code; null where the server's secret is not the one it was made with: such a code leads nowhere. */
    withCode<Link extends { readonly id: string; readonly codeHash: string }>({ codeHash, ...link }: Link) {
      const code = codeOf(link.id)
      return { ...link, code: hashOfCode(code) === codeHash ? code : null }
    },
  }
}

/** Whether a text can be a code of such a link at all. */
export function isLinkCode(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text)
}

/** The hash of a code of any link, in hexadecimal. A plain hash suffices: 128 random bits and more cannot be guessed. */
export function hashOfCode(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}

/** The hash of a code as SQL, as it is stored. */
export function codeHash(code: string): SQL {
  return sql`decode(${hashOfCode(code)}, 'hex')`
}
