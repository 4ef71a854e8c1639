/** An OpenID Connect provider. Its endpoints are discovered at the first sign-in with it. */
export type OpenIdProvider = {
  readonly kind: 'openid'
  readonly id: string
  readonly name: string
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Where to fetch the discovery document, if not from the issuer's own address. */
  readonly discoverAt?: string
  /** For the issuer inside this server: the path on our own origin to send the browser to. */
  readonly authorizationPath?: string
}

/** Discord is no OpenID provider: its API says who the user is. */
export type DiscordProvider = {
  readonly kind: 'discord'
  readonly id: 'discord'
  readonly name: 'Discord'
  readonly clientId: string
  readonly clientSecret: string
}

export type Provider = OpenIdProvider | DiscordProvider

export const developmentProviderId = 'development'

/** The providers that a request may use. The development issuer believes anybody, so only local requests may (AUTH-1). */
export function providersFor(providers: readonly Provider[], isLocal: boolean): readonly Provider[] {
  return providers.filter(({ id }) => isLocal || id !== developmentProviderId)
}

type Client = { readonly clientId: string; readonly clientSecret: string }

export function googleProvider(client: Client): Provider {
  return { kind: 'openid', id: 'google', name: 'Google', issuer: 'https://accounts.google.com', ...client }
}

export function discordProvider(client: Client): Provider {
  return { kind: 'discord', id: 'discord', name: 'Discord', ...client }
}

export function openIdProvider({
  issuer,
  name,
  ...client
}: Client & { issuer: string; name: string }): Provider {
  return { kind: 'openid', id: 'oidc', name, issuer, ...client }
}
