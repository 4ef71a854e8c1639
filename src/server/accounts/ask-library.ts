import { isAPIError } from 'better-auth/api'
import { endSessionWith } from '../access/session-commands.ts'
import { sessionCookieName, sessionToken } from '../access/session-cookie.ts'
import type { RequestContext } from '../http/server-env.ts'
import type { AccountsRoom } from './room.ts'
import { refuseSignIn, signInError } from './sign-in-errors.ts'
import { withSignInFacts } from './sign-in-facts.ts'

const done = '/api/auth/done'

type Question = { readonly path: string; readonly body: object }

/** Puts a question, already checked, to the sign-in library. Takes over its cookies; answers with the refusal, or null for a yes. */
export async function askLibrary(
  c: RequestContext,
  room: AccountsRoom,
  { path, body }: Question,
): Promise<Response | null> {
  const { authByOrigin } = room
  const origin = authByOrigin.originOf(c.req.header('host'))
  const auth = await authByOrigin.at(origin)
  const headers = new Headers({ 'content-type': 'application/json', origin })
  const agent = c.req.header('user-agent')
  if (agent) headers.set('user-agent', agent)
  try {
    const answer = await withSignInFacts(() =>
      auth.handler(
        new Request(`${origin}/api/auth${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
      ),
    )
    await endFormerSession(c, room, answer)
    takeCookies(c, answer)
    return answer.ok ? null : refuseSignIn(c, 'invalid-credential')
  } catch (error) {
    const code = codeOf(error)
    if (code === null) throw error
    return refuseSignIn(c, signInError(code))
  }
}

/**
 * Hands a browser's visit, from a provider or from a link in a mail, to the sign-in library, and sends the browser to
 * the last page. Nothing in the address decides where that is.
 */
export async function followLink(
  c: RequestContext,
  room: AccountsRoom,
  { path, providerId }: { readonly path: string; readonly providerId?: string },
): Promise<Response> {
  const { authByOrigin, log } = room
  const origin = authByOrigin.originOf(c.req.header('host'))
  const withProvider = providerId === undefined ? null : await authByOrigin.withProvider(origin, providerId)
  const auth = withProvider?.auth ?? (await authByOrigin.at(origin))
  const url = new URL(`${origin}/api/auth${path}`)
  for (const [name, value] of new URL(c.req.url).searchParams) {
    // Said twice, it is not clear which one was meant (RFC 6749, 3.1).
    if (url.searchParams.has(name)) return c.redirect(`${done}?error=invalid_request`, 302)
    url.searchParams.set(name, value)
  }
  // The library takes an answer without `iss`; where the provider always sends it, such an answer is another's (RFC 9207).
  const issuer = withProvider?.callbackIssuer ?? null
  if (issuer !== null && url.searchParams.get('iss') !== issuer)
    return c.redirect(`${done}?error=issuer_mismatch`, 302)
  for (const name of ['newUserCallbackURL', 'errorCallbackURL']) url.searchParams.delete(name)
  url.searchParams.set('callbackURL', done)
  try {
    const answer = await withSignInFacts(() => auth.handler(new Request(url, { headers: c.req.raw.headers })))
    const next = ownAddress(answer.headers.get('location'), origin)
    await endFormerSession(c, room, answer)
    takeCookies(c, answer)
    return c.redirect(next, 302)
  } catch (error) {
    const code = codeOf(error)
    if (code === null) log.error({ requestId: c.get('requestId'), err: error }, 'a sign-in failed')
    return c.redirect(`${done}?error=${encodeURIComponent(code ?? 'internal_server_error')}`, 302)
  }
}

/** The library's own code for a refusal; null for a fault. */
function codeOf(error: unknown): string | null {
  if (!isAPIError(error) || error.statusCode >= 500) return null
  return String(error.body?.code ?? error.status)
}

export function takeCookies(c: RequestContext, answer: Response): void {
  for (const cookie of answer.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
}

/** There is one place to go; anything else would be a fault, and goes there as one. */
function ownAddress(location: string | null, origin: string): string {
  const url = URL.parse(location ?? '', origin)
  if (url?.origin !== origin || url.pathname !== done) return `${done}?error=internal_server_error`
  return url.pathname + url.search
}

/** A browser has one session (S3): where the sign-in library hands out a new one, the one it had before ends. */
async function endFormerSession(
  c: RequestContext,
  { database, publicOrigin, secret }: AccountsRoom,
  answer: Response,
): Promise<void> {
  const name = sessionCookieName(publicOrigin)
  const isNew = answer.headers
    .getSetCookie()
    .some((cookie) => cookie.startsWith(`${name}=`) && !cookie.startsWith(`${name}=;`))
  const former = sessionToken(c.req.raw.headers, name, secret)
  if (isNew && former !== null) await endSessionWith(database, former)
}
