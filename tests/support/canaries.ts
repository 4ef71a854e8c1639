import { createHash } from 'node:crypto'
import { base64Inside } from './base64-inside.ts'
import type { Issuer } from './issuer.ts'

/** Private data of a user, in every spelling in which it could leak. */
export type Canary = { readonly of: string; readonly what: string; readonly needles: readonly Needle[] }

type Needle = { readonly spelling: string; readonly bytes: string }

/** A user's data at the provider, with words that occur nowhere else: letters in lower case, no digits. */
export function personWithCanaries(of: string): {
  readonly person: Issuer['person']
  readonly canaries: Canary[]
} {
  const word = (what: string) => `${what}zq${crypto.randomUUID().replaceAll('-', '').replace(/\d/g, 'k')}`
  const [mail, name, picture, sub] = [word('mail'), word('name'), word('picture'), word('sub')]
  const email = `${mail}@players.example`
  return {
    person: {
      sub,
      name,
      email,
      email_verified: true,
      picture: `https://pictures.example/${picture}.png`,
    },
    canaries: [
      { of, what: 'email', needles: [...spellings(mail), ...digests(email)] },
      { of, what: 'provider name', needles: spellings(name) },
      { of, what: 'picture', needles: spellings(picture) },
      { of, what: 'subject at the provider', needles: spellings(sub) },
    ],
  }
}

export type CanaryHit = { readonly of: string; readonly what: string; readonly spelling: string }

/** The canaries in some bytes. */
export function canariesIn(bytes: Uint8Array, canaries: readonly Canary[]): CanaryHit[] {
  // One character for each byte, so that nothing is lost.
  const text = Buffer.from(bytes).toString('latin1')
  const folded = text.toLowerCase()
  return canaries.flatMap(({ of, what, needles }) =>
    needles
      .filter(({ spelling, bytes }) => (spelling === 'base64' ? text : folded).includes(bytes))
      .map(({ spelling }) => ({ of, what, spelling })),
  )
}

/** The spellings in which a word could leak; it must be in lower case. */
function spellings(word: string): Needle[] {
  return [
    { spelling: 'plain', bytes: word },
    { spelling: 'hex', bytes: Buffer.from(word).toString('hex') },
    { spelling: 'UTF-16', bytes: Buffer.from(word, 'utf16le').toString('latin1') },
    ...base64Inside(word).map((bytes) => ({ spelling: 'base64', bytes })),
  ]
}

/** The hashes of an email address that picture services use. */
function digests(email: string): Needle[] {
  return ['md5', 'sha1', 'sha256'].map((name) => ({
    spelling: name,
    bytes: createHash(name).update(email).digest('hex'),
  }))
}
