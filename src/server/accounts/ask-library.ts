import { isAPIError } from 'better-auth/api'
import { endSessionWith } from '../access/session-commands.ts'
import { sessionCookieName, sessionToken } from '../access/session-cookie.ts'
import type { RequestContext } from '../http/server-env.ts'
import type { AccountsRoom } from './room.ts'
import { refuseSignIn, signInError } from './sign-in-errors.ts'
import { withSignInFacts } from './sign-in-facts.ts'

const done = '/api/auth/done'

type LibraryRequest = { readonly path: string; readonly body: object }

/**
 * Passes a checked request to the sign-in library and its cookies to the browser.
 * @returns the refusal; null if it succeeded
 */
export async function askLibrary(
  c: RequestContext,
  room: AccountsRoom,
  { path, body }: LibraryRequest,
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
    // The library throws its refusals (`onAPIError` in auth.ts); any other answer that is no success counts as a wrong credential.
    return answer.ok ? null : refuseSignIn(c, 'invalid-credential')
  } catch (error) {
    const code = codeOf(error)
    if (code === null) throw error
    return refuseSignIn(c, signInError(code))
  }
}

/**
 * Passes a GET request, from a provider's redirect or a link in a mail, to the sign-in library, and redirects the browser to
 * the last page of the sign-in. The request's address cannot change where that is.
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
    // Parameters must not occur twice (RFC 6749, 3.1).
    if (url.searchParams.has(name)) return c.redirect(`${done}?error=invalid_request`, 302)
    url.searchParams.set(name, value)
  }
  // The library accepts a callback without `iss`. From a provider that always sends it, such a callback is forged (RFC 9207).
  const issuer = withProvider?.callbackIssuer ?? null
  if (issuer !== null && url.searchParams.get('iss') !== issuer)
    return c.redirect(`${done}?error=issuer_mismatch`, 302)
  for (const name of ['newUserCallbackURL', 'errorCallbackURL']) url.searchParams.delete(name)
  url.searchParams.set('callbackURL', done)
  try {
    const answer = await withSignInFacts(() => auth.handler(new Request(url, { headers: c.req.raw.headers })))
    const next = donePageAddress(answer.headers.get('location'), origin)
    await endFormerSession(c, room, answer)
    takeCookies(c, answer)
    return c.redirect(next, 302)
  } catch (error) {
    const code = codeOf(error)
    if (code === null) log.error({ requestId: c.get('requestId'), err: error }, 'a sign-in failed')
    return c.redirect(`${done}?error=${encodeURIComponent(code ?? 'internal_server_error')}`, 302)
  }
}

/** The library's error code; null if the error is no refusal. */
function codeOf(error: unknown): string | null {
  if (!isAPIError(error) || error.statusCode >= 500) return null
  return String(error.body?.code ?? error.status)
}

export function takeCookies(c: RequestContext, answer: Response): void {
  for (const cookie of answer.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
}

/** The redirect address if it is our last page; any other becomes an error on that page. */
function donePageAddress(location: string | null, origin: string): string {
  const url = URL.parse(location ?? '', origin)
  if (url?.origin !== origin || url.pathname !== done) return `${done}?error=internal_server_error`
  return url.pathname + url.search
}

/** A browser has one session (S3): if the sign-in library has set a new one, the former one ends. */
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
