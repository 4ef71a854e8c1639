import { Hono } from 'hono'
import * as z from 'zod'
import { endSessionWith } from '../access/session-commands.ts'
import { endedSessionCookie, sessionCookieName, sessionToken } from '../access/session-cookie.ts'
import { providersFor } from '../configuration/providers.ts'
import { sendHtml } from '../http/html.ts'
import { readJsonBody } from '../http/json-body.ts'
import { isLocal } from '../http/local-request.ts'
import { refuse, refuseUnknown } from '../http/refuse.ts'
import { sendJson } from '../http/send-json.ts'
import type { Middleware, RequestContext, ServerEnv } from '../http/server-env.ts'
import { followLink, takeCookies } from './ask-library.ts'
import { developmentRoutes } from './development/routes.ts'
import type { AccountsRoom } from './room.ts'
import { refuseSignIn, signInError } from './sign-in-errors.ts'
import { signInMethodRoutes } from './sign-in-methods/routes.ts'
import { donePage, startPage, windowScript, windowStyle } from './window-pages.ts'

/** The nonce names one attempt to sign in, so that only the page that began it listens to its outcome; empty where none was given. */
const start = z.strictObject({ provider: z.string().max(40), nonce: z.string().max(64).default('') })

/** All routes below /api/auth. The sign-in library has more, which are not reachable. */
export function accountsRoutes(room: AccountsRoom, limitSignIns: Middleware): Hono<ServerEnv> {
  const routes = new Hono<ServerEnv>()
  routes.get('/window.css', (c) => c.body(windowStyle, 200, { 'content-type': 'text/css; charset=utf-8' }))
  routes.get('/window.js', (c) =>
    c.body(windowScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  )
  routes.get('/start', (c) =>
    sendHtml(c, startPage({ provider: c.req.query('provider') ?? '', nonce: nonceOf(c) })),
  )
  routes.get('/done', (c) => {
    const code = c.req.query('error')
    const error = code === undefined ? null : signInError(code)
    return sendHtml(c, donePage({ nonce: nonceOf(c), error }), error === null ? 200 : 400)
  })
  routes.post('/start', limitSignIns, beginSignIn(room))
  routes.get('/callback/:provider', (c) => callBack(c, room))
  routes.post('/sign-out', (c) => signOut(c, room))
  if (room.development) routes.route('/development', developmentRoutes(room.development))
  routes.route('/', signInMethodRoutes(room, limitSignIns))
  routes.all('/*', refuseUnknown)
  return routes
}

function beginSignIn({ authByOrigin, providers }: AccountsRoom) {
  return async (c: RequestContext): Promise<Response> => {
    const body = await readJsonBody(c)
    if (body.refusal) return refuse(c, body.refusal)
    const asked = start.safeParse(body.value)
    if (!asked.success)
      return refuse(c, { code: 'INVALID', message: 'Say which provider, and nothing else.' })
    const { provider, nonce } = asked.data
    if (!providersFor(providers, isLocal(c)).some(({ id }) => id === provider))
      return refuse(c, { code: 'NOT_FOUND', message: 'This server offers no such way to sign in.' })
    const origin = authByOrigin.originOf(c.req.header('host'))
    const reached = await authByOrigin.withProvider(origin, provider)
    if (!reached) return refuseSignIn(c, 'network-request-failed')
    const returnTo = `/api/auth/done${isNonce(nonce) ? `?nonce=${nonce}` : ''}`
    const answer = await reached.auth.begin(c.req.raw.headers, { providerId: provider, returnTo })
    if (!answer.ok) return refuseSignIn(c, 'internal-error')
    const { url } = (await answer.json()) as { url: string }
    takeCookies(c, answer)
    return sendJson(c, { url })
  }
}

async function callBack(c: RequestContext, room: AccountsRoom): Promise<Response> {
  const id = c.req.param('provider') ?? ''
  if (!providersFor(room.providers, isLocal(c)).some((provider) => provider.id === id))
    return refuseUnknown(c)
  return followLink(c, room, { path: `/callback/${id}`, providerId: id })
}

async function signOut(
  c: RequestContext,
  { database, publicOrigin, secret }: AccountsRoom,
): Promise<Response> {
  // Nothing in the body is used; it is read because writes are accepted as JSON only (S2).
  const body = await readJsonBody(c)
  if (body.refusal) return refuse(c, body.refusal)
  const token = sessionToken(c.req.raw.headers, sessionCookieName(publicOrigin), secret)
  if (token !== null) await endSessionWith(database, token)
  c.header('set-cookie', endedSessionCookie(publicOrigin), { append: true })
  return sendJson(c, {})
}

function nonceOf(c: RequestContext): string {
  const nonce = c.req.query('nonce') ?? ''
  return isNonce(nonce) ? nonce : ''
}

function isNonce(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text)
}
