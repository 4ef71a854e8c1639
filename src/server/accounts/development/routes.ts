import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import { sendHtml } from '../../http/html.ts'
import { isLocal } from '../../http/local-request.ts'
import { refuseUnknown } from '../../http/refuse.ts'
import type { RequestContext, ServerEnv } from '../../http/server-env.ts'
import { type DevelopmentIssuer, responseMode } from './issuer.ts'
import { choosePage, lostPage } from './pages.ts'
import { readyUsers, typedUser, userOf } from './users.ts'

/** The issuer's routes that signing in needs; its others are not reachable. */
const issuerAddresses: readonly (readonly ['GET' | 'POST', string])[] = [
  ['GET', '/.well-known/openid-configuration'],
  ['GET', '/jwks'],
  ['GET', '/auth'],
  ['GET', '/auth/:uid'],
  ['POST', '/token'],
]

/** The development issuer's routes and its page, for requests made on this machine only. */
export function developmentRoutes(issuer: DevelopmentIssuer): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>()
  routes.use(async (c, next) => (isLocal(c) ? next() : refuseUnknown(c)))
  routes.on(['GET', 'POST'], '/interaction/:uid', async (c) => {
    const socket = socketOf(c)
    if (!socket) return refuseUnknown(c)
    if (!(await issuer.isUnderWay(...socket))) return sendHtml(c, lostPage)
    if (c.req.method === 'GET') return sendHtml(c, choosePage({ refused: false }))
    const { account, name, cancel } = await c.req.parseBody()
    const user =
      typeof account === 'string' && readyUsers.some(({ subject }) => subject === account)
        ? userOf(account)
        : typedUser(typeof name === 'string' ? name : '')
    if (!user && cancel === undefined) return sendHtml(c, choosePage({ refused: true }))
    // The issuer itself writes the answer to Node's response; null tells it that signing in was cancelled.
    await issuer.finish(...socket, user?.subject ?? null)
    return RESPONSE_ALREADY_SENT
  })
  for (const [method, path] of issuerAddresses)
    routes.on(method, path, async (c) => {
      const socket = socketOf(c)
      if (!socket || !isOurResponseMode(c)) return refuseUnknown(c)
      await issuer.answer(...socket)
      return RESPONSE_ALREADY_SENT
    })
  return routes
}

/** Whether a request asks for no other response mode than `query`: `form_post` would need a page with an inline script. */
function isOurResponseMode(c: RequestContext): boolean {
  return (c.req.queries('response_mode') ?? []).every((mode) => mode === responseMode)
}

function socketOf(c: RequestContext): [HttpBindings['incoming'], HttpBindings['outgoing']] | null {
  const { incoming, outgoing } = c.env ?? {}
  return incoming && outgoing ? [incoming, outgoing] : null
}
