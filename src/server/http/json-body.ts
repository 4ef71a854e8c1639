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
    return { value: JSON.parse(text) }
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
