import { Hono } from 'hono'
import type { Logger } from 'pino'
import { isLoopback } from '../configuration/loopback.ts'
import { refuse, refuseUnexpected, refuseUnknown } from '../http/refuse.ts'
import { setSecurityHeaders } from '../http/security-headers.ts'
import type { Middleware, ServerEnv } from '../http/server-env.ts'
import type { Prometheus } from './prometheus.ts'
import type { Status } from './status.ts'
import { statusPage, statusPolicy } from './status-page.ts'

type OperatorParts = {
  readonly host: string
  readonly publicOrigin: string
  readonly prometheus: Pick<Prometheus, 'text'>
  readonly readStatus: () => Promise<Status>
  readonly log: Logger
}

/**
 * What the operator sees: a page and the numbers for Prometheus. It changes nothing. It is on a port of
 * its own, so that no proxy that leads people to the app leads them here (decision 26).
 */
export function createOperatorApp({
  host,
  publicOrigin,
  prometheus,
  readStatus,
  log,
}: OperatorParts): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  app.onError(refuseUnexpected(log))
  app.notFound(refuseUnknown)
  app.use(setSecurityHeaders(publicOrigin), neverCached)
  if (isLoopback(host)) app.use(refuseOtherNames)
  app.get('/', async (c) => {
    c.header('content-security-policy', statusPolicy)
    return c.body(statusPage(await readStatus()), 200, { 'content-type': 'text/html; charset=utf-8' })
  })
  app.get('/metrics', async (c) => {
    const { type, body } = await prometheus.text()
    return c.body(body, 200, { 'content-type': type })
  })
  return app
}

const neverCached: Middleware = async (c, next) => {
  c.header('cache-control', 'no-store')
  await next()
}

/** Refuses names that are not this machine's: a page elsewhere could give its own name this machine's address, and read along. */
const refuseOtherNames: Middleware = async (c, next) => {
  const asked = URL.parse(`http://${c.req.header('host')}`)?.hostname ?? ''
  if (isLoopback(asked)) return next()
  return refuse(c, {
    code: 'MISDIRECTED_REQUEST',
    message: 'The operator’s page is open to this machine alone; OPERATOR_HOST can change that.',
  })
}
