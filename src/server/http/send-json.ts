import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { RequestContext } from './server-env.ts'

/** Sends JSON with a charset, which `c.json` leaves out. */
export function sendJson(c: RequestContext, value: unknown, status: ContentfulStatusCode = 200): Response {
  return c.body(JSON.stringify(value), status, { 'content-type': 'application/json; charset=utf-8' })
}
