/** One message of a client of PostgreSQL, and the statement that it runs, if it runs one. */
type ClientMessage = { readonly bytes: Buffer; readonly statement: string | null }

/** The letters that these kinds of messages begin with in PostgreSQL’s protocol. */
const firstOf = { query: 'Q'.charCodeAt(0), parse: 'P'.charCodeAt(0), bind: 'B'.charCodeAt(0) }

/** @returns a function that cuts what one connection sends into messages, chunk by chunk */
export function cutClientMessages(): (chunk: Buffer) => readonly ClientMessage[] {
  let left: Buffer = Buffer.alloc(0)
  /** How many letters stand before the size of a message: none in the first message, one in all others. */
  let letters = 0
  const prepared = new Map<string, string>()
  return (chunk) => {
    left = Buffer.concat([left, chunk])
    const messages: ClientMessage[] = []
    while (left.length >= letters + 4) {
      const size = letters + left.readInt32BE(letters)
      if (left.length < size) break
      const bytes = left.subarray(0, size)
      left = left.subarray(size)
      messages.push({ bytes, statement: letters === 0 ? null : statementOf(bytes, prepared) })
      letters = 1
    }
    return messages
  }
}

/**
 * Statements are parsed once under a name, and bound whenever they run. After its letter and size, a message holds texts that end with
 * a zero byte: a query the statement; a parse the name and the statement; a bind the name of a portal and the name of the statement.
 */
function statementOf(bytes: Buffer, prepared: Map<string, string>): string | null {
  const [first = '', second = ''] = bytes.subarray(5).toString('utf8').split('\0', 2)
  if (bytes[0] === firstOf.query) return first
  if (bytes[0] === firstOf.parse) prepared.set(first, second)
  return bytes[0] === firstOf.bind ? (prepared.get(second) ?? '') : null
}
