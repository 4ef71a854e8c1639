import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth'
import * as z from 'zod'
import type { DiscordProvider, OpenIdProvider, Provider } from '../configuration/providers.ts'
import { type Discovered, discover, discoveryUrl } from './discovery.ts'
import { person, personIn } from './id-token.ts'
import { madeUpAddress, rememberSignInFacts } from './sign-in-facts.ts'

const answerWithinMs = 5_000
const longestName = 100
const discordApi = 'https://discord.com/api'

const discordPerson = z.object({
  id: z.string().min(1).max(255),
  username: z.string().optional().catch(undefined),
  global_name: z.string().nullish().catch(undefined),
  email: z.string().nullish().catch(undefined),
  verified: z.boolean().nullish().catch(undefined),
})

export type ProviderConfig = {
  readonly config: GenericOAuthConfig
  /** What `iss` of a callback must be; null if the provider may leave it out. */
  readonly callbackIssuer: string | null
}

/** The sign-in library's configuration of a provider; null if the provider cannot be reached now. */
export async function providerConfig(provider: Provider, origin: string): Promise<ProviderConfig | null> {
  if (provider.kind === 'discord') return { config: discordConfig(provider), callbackIssuer: null }
  const discovered = await discover(provider)
  if (!discovered) return null
  return {
    config: openIdConfig(provider, discovered, origin),
    callbackIssuer: discovered.sendsIssuer ? provider.issuer : null,
  }
}

function openIdConfig(provider: OpenIdProvider, discovered: Discovered, origin: string): GenericOAuthConfig {
  const { id, name, issuer, clientId, clientSecret, authorizationPath } = provider
  return {
    providerId: id,
    name,
    clientId,
    clientSecret,
    authentication: discovered.authentication,
    discoveryUrl: discoveryUrl(provider),
    // Only the issuer inside this server has a path. The browser reaches it on our own origin, and it asks each time who signs in.
    ...(authorizationPath && { authorizationUrl: origin + authorizationPath, prompt: 'login' as const }),
    scopes: ['openid', 'email', 'profile'],
    pkce: true,
    requireIdTokenVerification: true,
    // If there is a token, the library has checked it before this is called.
    getUserInfo: async ({ idToken, accessToken }) => {
      const claims = idToken ? personIn(idToken, clientId) : null
      if (!claims) return null
      const more =
        claims.email === undefined ? await userInfo(discovered.userInfoUrl, accessToken, claims.sub) : null
      return asUserInfo({ issuer, subject: claims.sub, ...claims, ...more })
    },
    accountSubject: ({ profile }) => String(profile.id),
  }
}

/** Asks the issuer, which may leave the email address out of the token. @returns null for a response about another subject */
async function userInfo(url: string | null, accessToken: string | undefined, subject: string) {
  if (url === null || accessToken === undefined) return null
  const answer = await ask(url, accessToken)
  const { success, data: claims } = person.safeParse(answer)
  return success && claims.sub === subject ? claims : null
}

function discordConfig({ id, name, clientId, clientSecret }: DiscordProvider): GenericOAuthConfig {
  return {
    providerId: id,
    name,
    clientId,
    clientSecret,
    authorizationUrl: 'https://discord.com/oauth2/authorize',
    tokenUrl: `${discordApi}/oauth2/token`,
    scopes: ['identify', 'email'],
    pkce: true,
    getUserInfo: async ({ accessToken }) => {
      const { success, data } = discordPerson.safeParse(
        await ask(`${discordApi}/users/@me`, accessToken ?? ''),
      )
      if (!success) return null
      const { id: subject, username, global_name, email, verified } = data
      return asUserInfo({
        issuer: 'https://discord.com',
        subject,
        name: global_name ?? username,
        email: email ?? undefined,
        email_verified: verified ?? undefined,
      })
    },
    accountSubject: ({ profile }) => String(profile.id),
  }
}

async function ask(url: string, accessToken: string): Promise<unknown> {
  const answer = await fetch(url, {
    headers: { authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(answerWithinMs),
  }).catch(() => null)
  return answer?.ok ? answer.json().catch(() => null) : null
}

type Person = {
  readonly issuer: string
  readonly subject: string
  readonly name?: string | undefined
  readonly email?: string | undefined
  readonly email_verified?: boolean | undefined
}

/** The library stores the made-up address, the profile the real one. No picture is stored. */
function asUserInfo({ issuer, subject, name = '', email = '', email_verified = false }: Person) {
  const shortName = storable(name.slice(0, longestName))
  rememberSignInFacts({
    name: shortName,
    // No address is longer: 64 characters, @, 255 characters.
    email: storable(email.slice(0, 320)),
    emailVerified: email !== '' && email_verified,
  })
  return {
    id: `${issuer} ${subject}`,
    name: shortName,
    email: madeUpAddress(issuer, subject),
    emailVerified: false,
  }
}

/** A text without what no database stores: NUL, and unpaired surrogates, which cutting can leave too. */
function storable(text: string): string {
  return text.replaceAll(/[\0\p{Cs}]/gu, '')
}
