/** Where all persons of the tests have their addresses, those of the development issuer included. */
const domain = /(?:@|%40|&#64;|\\u0040)(?:players\.example|example\.(?:org|com)|id\.invalid)/gi

const longestName = 64
/** More bytes than the longest address has. */
const overlap = 160

/** Finds the addresses in what comes in pieces, also one that two pieces share; answers each piece with the new ones. */
export function createAddressFinder(): (piece: Uint8Array) => readonly string[] {
  const found = new Set<string>()
  let last = ''
  return (piece) => {
    // One character for each byte, so that no piece can break a letter in two.
    const text = last + Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength).toString('latin1')
    // Half a name at its beginning would pass for a whole one.
    last = text.slice(-overlap).replace(/^[\w.+-]+/, '')
    const fresh = addressesIn(text).filter((address) => !found.has(address))
    for (const address of fresh) found.add(address)
    return fresh
  }
}

/** Each once. */
export function addressesIn(text: string): readonly string[] {
  return [...new Set(Array.from(text.matchAll(domain), addressAt))]
}

function addressAt({ 0: end, index, input }: RegExpExecArray): string {
  const [name] = /[\w.+-]*$/.exec(input.slice(Math.max(0, index - longestName), index)) ?? ['']
  return (name + end).toLowerCase()
}
