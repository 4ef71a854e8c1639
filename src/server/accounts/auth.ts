import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { type GenericOAuthConfig, genericOAuth } from 'better-auth/plugins/generic-oauth'
import type { Logger } from 'pino'
import { cookiePrefix } from '../access/session-cookie.ts'
import { absoluteMs } from '../access/session-limits.ts'
import { accounts, sessions, users, verifications } from '../db/account-tables.ts'
import type { DrizzleDatabase } from '../db/database.ts'
import {
  linkPlugins,
  passwordOptions,
  phonePlugins,
  type SignInMethods,
} from './sign-in-methods/library-options.ts'
import type { Senders } from './sign-in-methods/senders.ts'

export type AuthParts = {
  readonly drizzle: DrizzleDatabase
  readonly secret: string
  /** The origin that the browser uses: one of this server's names. */
  readonly origin: string
  readonly providers: readonly GenericOAuthConfig[]
  readonly signInMethods: SignInMethods
  readonly senders: Senders
  /** Runs when a session was created. If it throws, the browser does not get the session. */
  readonly onSignIn: (userId: string) => Promise<void>
  readonly log: Logger
}

/** The sign-in library. It handles providers, states and new sessions; profiles and checking sessions are ours. */
export type Auth = {
  readonly handler: (request: Request) => Promise<Response>
  /** The response has the provider's address in its body, and the cookie that binds the sign-in to the browser. */
  readonly begin: (headers: Headers, start: { providerId: string; returnTo: string }) => Promise<Response>
}

export function createAuth(parts: AuthParts): Auth {
  const { drizzle, secret, origin, providers, signInMethods, senders, onSignIn, log } = parts
  const auth = betterAuth({
    appName: 'Bit Calculator',
    baseURL: origin,
    basePath: '/api/auth',
    secret,
    database: drizzleAdapter(drizzle, {
      provider: 'pg',
      usePlural: true,
      schema: { users, sessions, accounts, verifications },
      transaction: true,
    }),
    advanced: {
      database: { generateId: 'uuid' },
      // The library would put a prefix of its own before ours; `secure` is set below.
      useSecureCookies: false,
      cookiePrefix: cookiePrefix(origin),
      defaultCookieAttributes: { secure: origin.startsWith('https:') },
      ipAddress: { disableIpTracking: true },
    },
    // `findSession` enforces the idle limit; the library's own refresh would extend the absolute limit too.
    session: { expiresIn: absoluteMs / 1_000, disableSessionRefresh: true },
    account: { accountLinking: { enabled: false }, updateAccountOnSignIn: false },
    databaseHooks: {
      account: { create: { before: async (account) => ({ data: { ...account, ...noTokens } }) } },
      session: { create: { after: (session) => onSignIn(session.userId) } },
    },
    ...passwordOptions(signInMethods, senders, log),
    plugins: [
      genericOAuth({ config: [...providers] }),
      ...linkPlugins(signInMethods, senders),
      ...phonePlugins(signInMethods, senders),
    ],
    // Our own routes limit requests.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    onAPIError: { errorURL: '/api/auth/done', throw: true },
    // Only the message is logged: the arguments hold codes and addresses (S7).
    logger: {
      level: 'warn',
      log: (_level, sentence) => log.info({ reason: sentence.replace(/\S+@\S+/g, '…') }, 'sign-in'),
    },
  })
  return {
    handler: auth.handler,
    begin: (headers, { providerId, returnTo }) =>
      auth.api.signInSocial({
        headers,
        body: {
          provider: providerId,
          callbackURL: returnTo,
          errorCallbackURL: returnTo,
          disableRedirect: true,
        },
        asResponse: true,
      }),
  }
}

/** A provider's tokens are not needed, so they are not stored. */
const noTokens = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
  scope: null,
}
