import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import Provider from 'oidc-provider'
import type { Logger } from 'pino'
import { developmentProviderId, type OpenIdProvider } from '../../configuration/providers.ts'
import { securityHeaders } from '../../http/security-headers.ts'
import { developmentPath, issuerConfiguration } from './issuer-configuration.ts'

/** How the browser returns the issuer's response; no other mode is supported. */
export const responseMode = 'query'

/** A real OpenID Connect issuer inside this server that believes anybody: for this machine only. */
export type DevelopmentIssuer = {
  readonly provider: OpenIdProvider
  /** Answers everything below `developmentPath` except the page where a user is chosen. */
  readonly answer: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>
  /** Whether a sign-in is under way in this browser: false for an old page or another browser's. */
  readonly isUnderWay: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<boolean>
  /** Redirects the browser back, signed in as this subject; null if the user cancelled. */
  readonly finish: (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    subject: string | null,
  ) => Promise<void>
}

type Parts = {
  readonly publicOrigin: string
  /** Every origin under which browsers may open this server. */
  readonly origins: readonly string[]
  /** The address at which the server reaches itself. */
  readonly ownAddress: string
  readonly log: Logger
}

export function createDevelopmentIssuer({
  publicOrigin,
  origins,
  ownAddress,
  log,
}: Parts): DevelopmentIssuer {
  const client = { clientId: 'bit-calculator', clientSecret: randomBytes(32).toString('hex') }
  const issuer = `${publicOrigin}${developmentPath}`
  const redirects = origins.map((origin) => `${origin}/api/auth/callback/${developmentProviderId}`)
  const oidc = new Provider(issuer, issuerConfiguration(client, redirects))
  oidc.use(async (ctx, next) => {
    await next()
    // Only this server asks the issuer, no page of another origin.
    ctx.remove('access-control-allow-origin')
    if (ctx.oidc?.route === 'discovery')
      Object.assign(ctx.body as object, { response_modes_supported: [responseMode] })
  })
  oidc.on('server_error', (_ctx, error) => log.error({ err: error }, 'the development issuer failed'))
  const listener = oidc.callback()
  const headers = Object.entries({ ...securityHeaders(publicOrigin), 'cache-control': 'no-store' })
  // The library writes its responses itself, so they do not get the headers of all other responses.
  const setHeaders = (outgoing: ServerResponse) => {
    for (const [name, value] of headers) outgoing.setHeader(name, value)
  }
  return {
    provider: {
      kind: 'openid',
      id: developmentProviderId,
      name: 'Development sign-in',
      issuer,
      ...client,
      discoverAt: `${ownAddress}${developmentPath}`,
      authorizationPath: `${developmentPath}/auth`,
    },
    async answer(incoming, outgoing) {
      setHeaders(outgoing)
      // The issuer finds its mount point as the difference between the two.
      Object.assign(incoming, {
        originalUrl: incoming.url,
        url: (incoming.url ?? '').slice(developmentPath.length) || '/',
      })
      dropIssuerSession(incoming)
      await listener(incoming, outgoing)
    },
    isUnderWay: (incoming, outgoing) =>
      oidc.interactionDetails(incoming, outgoing).then(
        () => true,
        () => false,
      ),
    finish(incoming, outgoing, subject) {
      setHeaders(outgoing)
      return oidc.interactionFinished(
        incoming,
        outgoing,
        subject === null ? { error: 'access_denied' } : { login: { accountId: subject, remember: false } },
      )
    },
  }
}

/** Drops the issuer's own session cookie, so that every sign-in asks which user to be. */
function dropIssuerSession({ headers }: IncomingMessage): void {
  const cookies = headers.cookie?.split(/;\s*/).filter((cookie) => !/^_session(\.|=)/.test(cookie))
  if (cookies) headers.cookie = cookies.join('; ')
}
