import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { accepts } from './accepts.ts'
import { sendJsonText } from './send-json.ts'
import type { RequestContext } from './server-env.ts'

/** Below this an answer fits into one packet. */
const smallestWorthIt = 1_400
/** Each is made for one request: 1.2 MB of rows take 15 ms at this level, and a second at the highest. */
const brotliLevel = 4

const makeBrotli = promisify(brotliCompress)
const makeGzip = promisify(gzip)
const params = { [constants.BROTLI_PARAM_QUALITY]: brotliLevel }
const ways = [
  { encoding: 'br', bytesOf: (text: string) => makeBrotli(text, { params }) },
  { encoding: 'gzip', bytesOf: (text: string) => makeGzip(text) },
] as const

/**
 * Sends JSON, a large one compressed as the browser accepts it: a settlement with 2,000 tasks is 1.2 MB of rows that are much alike.
 * Nobody reads a secret from the length (BREACH): other sites cannot make a browser send these requests, which are POSTs of JSON
 * with a cookie of this site.
 */
export async function sendCompressedJson(
  c: RequestContext,
  value: unknown,
  status: ContentfulStatusCode,
): Promise<Response> {
  const text = JSON.stringify(value)
  const compress = text.length < smallestWorthIt ? null : wayFor(c.req.header('accept-encoding') ?? '')
  if (!compress) return sendJsonText(c, text, status)
  c.header('content-encoding', compress.encoding)
  c.header('vary', 'accept-encoding')
  return sendJsonText(c, await compress.bytesOf(text), status)
}

function wayFor(accepted: string) {
  return ways.find(({ encoding }) => accepts(accepted, encoding))
}
