import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { monotonicMs } from '../configuration/clock.ts'
import type { Middleware } from './server-env.ts'

const longestPath = 200

/** Gives each request an id and logs its outcome: no query, cookie, body or address (S7). */
export function logRequests(log: Logger): Middleware {
  return async (c, next) => {
    const startedAt = monotonicMs()
    // Never taken from the request: a caller could use another request's id.
    const requestId = randomUUID()
    c.set('requestId', requestId)
    c.header('x-request-id', requestId)
    await next()
    const level = c.req.path === '/healthz' || c.req.path === '/readyz' ? 'debug' : 'info'
    log[level](
      {
        requestId,
        method: c.req.method,
        path: shownPath(c.req.path),
        status: c.res.status,
        ms: Math.round(monotonicMs() - startedAt),
      },
      'request',
    )
  }
}

/** The path as it is logged: without the code of a progress page, which is a secret. */
function shownPath(path: string): string {
  return path.replace(/^\/p\/.*/, '/p/…').slice(0, longestPath)
}
