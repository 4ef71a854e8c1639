import type { Refusal } from './refuse.ts'
import type { RequestContext } from './server-env.ts'

const largestBody = 256 * 1024
const deepest = 20
const mostKeys = 10_000

type JsonBody = { readonly value: unknown; readonly refusal?: never } | { readonly refusal: Refusal }

const tooLarge: Refusal = {
  code: 'PAYLOAD_TOO_LARGE',
  message: `A request may hold at most ${largestBody / 1024} KiB.`,
}
const notJson: Refusal = { code: 'BAD_REQUEST', message: 'The body of this request is not valid JSON.' }

/** Reads a request's body as JSON within our limits (S6). */
export async function readJsonBody(c: RequestContext): Promise<JsonBody> {
  const type = (c.req.header('content-type') ?? '').split(';', 1)[0]!.trim().toLowerCase()
  if (type !== 'application/json')
    return {
      refusal: { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send the request as application/json.' },
    }
  const bytes = await readAtMost(c, largestBody)
  if (bytes === null) return { refusal: tooLarge }
  return parseWithinLimits(bytes)
}

async function readAtMost(c: RequestContext, limit: number): Promise<Buffer | null> {
  if (Number(c.req.header('content-length') ?? 0) > limit) return null
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength
    if (size > limit) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function parseWithinLimits(bytes: Buffer): JsonBody {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const { depth, keys } = measure(text)
    if (depth > deepest)
      return { refusal: { ...notJson, message: `JSON may be at most ${deepest} levels deep.` } }
    if (keys > mostKeys)
      return { refusal: { ...notJson, message: `JSON may hold at most ${mostKeys} fields.` } }
    const value: unknown = JSON.parse(text)
    if (hasOddLength(value))
      return { refusal: { ...notJson, message: 'No field called “length” may hold an object or a list.' } }
    return { value }
  } catch {
    return { refusal: notJson }
  }
}

/** Nesting depth and number of fields, counted in the text before it is parsed. */
function measure(text: string): { depth: number; keys: number } {
  let depth = 0
  let deepestSeen = 0
  let keys = 0
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const char = text[at]
    if (inString) {
      if (char === '\\') at++
      else if (char === '"') inString = false
    } else if (char === '"') inString = true
    else if (char === '{' || char === '[') deepestSeen = Math.max(deepestSeen, ++depth)
    else if (char === '}' || char === ']') depth--
    else if (char === ':') keys++
  }
  return { depth: deepestSeen, keys }
}

/**
 * Zod compares the `length` of whatever was sent in place of a list or a text, and fails where that cannot be compared, such as
 * `{"length": {"toString": 1}}`. No input has such a field.
 */
function hasOddLength(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return value.some(hasOddLength)
  return Object.entries(value).some(
    ([name, part]) => (name === 'length' && typeof part === 'object' && part !== null) || hasOddLength(part),
  )
}
