/** A provider that speaks OpenID Connect and is asked for its addresses when somebody first signs in with it. */
export type OpenIdProvider = {
  readonly kind: 'openid'
  readonly id: string
  readonly name: string
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Where to ask for the issuer's addresses, if not at the issuer's own. */
  readonly discoverAt?: string
  /** The path on our own origin where people are sent, for the issuer that is a part of this server. */
  readonly authorizationPath?: string
}

/** Discord, which is no OpenID provider: it is asked who the person is. */
export type DiscordProvider = {
  readonly kind: 'discord'
  readonly id: 'discord'
  readonly name: 'Discord'
  readonly clientId: string
  readonly clientSecret: string
}

export type Provider = OpenIdProvider | DiscordProvider

export const developmentProviderId = 'development'

/** Those a request may use. The development issuer believes anybody, so it exists on this machine alone (AUTH-1). */
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
