import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import { sendHtml } from '../../http/html.ts'
import { refuseUnknown } from '../../http/refuse.ts'
import type { RequestContext, ServerEnv } from '../../http/server-env.ts'
import type { DevelopmentIssuer } from './issuer.ts'
import { choosePage, lostPage } from './pages.ts'
import { playerOf, readyPlayers, typedPlayer } from './players.ts'

/** The development issuer's addresses, and its page. */
export function developmentRoutes(issuer: DevelopmentIssuer): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>()
  routes.on(['GET', 'POST'], '/interaction/:uid', async (c) => {
    const socket = socketOf(c)
    if (!socket) return refuseUnknown(c)
    if (!(await issuer.isUnderWay(...socket))) return sendHtml(c, lostPage)
    if (c.req.method === 'GET') return sendHtml(c, choosePage({ refused: false }))
    const { account, name, cancel } = await c.req.parseBody()
    const player =
      typeof account === 'string' && readyPlayers.some(({ subject }) => subject === account)
        ? playerOf(account)
        : typedPlayer(typeof name === 'string' ? name : '')
    if (!player && cancel === undefined) return sendHtml(c, choosePage({ refused: true }))
    await issuer.finish(...socket, player?.subject ?? null)
    return RESPONSE_ALREADY_SENT
  })
  routes.all('/*', async (c) => {
    const socket = socketOf(c)
    if (!socket) return refuseUnknown(c)
    await issuer.answer(...socket)
    return RESPONSE_ALREADY_SENT
  })
  return routes
}

function socketOf(c: RequestContext): [HttpBindings['incoming'], HttpBindings['outgoing']] | null {
  const { incoming, outgoing } = c.env ?? {}
  return incoming && outgoing ? [incoming, outgoing] : null
}
