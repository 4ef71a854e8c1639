import type { RequestContext } from '../http/server-env.ts'

/** A page elsewhere could not read a stream, but could keep our streams busy. */
export function isForeignPage(c: RequestContext): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site !== 'same-origin'
  const origin = c.req.header('origin')
  return origin !== undefined && URL.parse(origin)?.host !== c.req.header('host')
}

/** How a stream is answered. */
export const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Some proxies hold answers back until they are complete.
  'x-accel-buffering': 'no',
}
