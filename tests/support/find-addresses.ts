import { base64Inside } from './base64-inside.ts'

/** The domains of all test users' addresses, with those of the development sign-in. */
const domains = ['players.example', 'example.org', 'example.com', 'id.invalid']
const inBase64 = domains.flatMap((one) => base64Inside(`@${one}`))
const domain = new RegExp(
  `(?:@|%40|&#64;|\\\\u0040)(?:${domains.map(literally).join('|')})|${inBase64.map(literally).join('|')}`,
  'gi',
)

const longestName = 64
/** So many bytes of a piece are searched again with the next one: more than the longest address has. */
const overlap = 160

/** Finds addresses in bytes that come in pieces, also across two pieces. @returns for each piece the new ones */
export function createAddressFinder(): (piece: Uint8Array) => readonly string[] {
  const found = new Set<string>()
  let last = ''
  return (piece) => {
    // One character for each byte, so that the end of a piece cannot split a letter.
    const text = last + Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength).toString('latin1')
    // A name that is cut at its beginning would look like another whole one.
    last = text.slice(-overlap).replace(/^[\w.+-]+/, '')
    const fresh = addressesIn(text).filter((address) => !found.has(address))
    for (const address of fresh) found.add(address)
    return fresh
  }
}

/** The addresses in a text, each once. */
export function addressesIn(text: string): readonly string[] {
  return [...new Set(Array.from(text.matchAll(domain), addressAt))]
}

function addressAt({ 0: end, index, input }: RegExpExecArray): string {
  const [name] = /[\w.+-]*$/.exec(input.slice(Math.max(0, index - longestName), index)) ?? ['']
  return (name + end).toLowerCase()
}

function literally(text: string): string {
  return text.replace(/[.+]/g, '\\$&')
}
