import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { RequestContext } from './server-env.ts'

export function sendJson(c: RequestContext, value: unknown, status: ContentfulStatusCode = 200): Response {
  return sendJsonText(c, JSON.stringify(value), status)
}

/** Sends JSON with a charset, which `c.json` leaves out. */
export function sendJsonText(
  c: RequestContext,
  text: string | Buffer<ArrayBuffer>,
  status: ContentfulStatusCode,
): Response {
  return c.body(text, status, { 'content-type': 'application/json; charset=utf-8' })
}
