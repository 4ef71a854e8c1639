import type { Provider } from '../configuration/providers.ts'
import { type Auth, type AuthParts, createAuth } from './auth.ts'
import { type ProviderConfig, providerConfig } from './provider-config.ts'

/** The sign-in library for each address that browsers may know this server by. */
export type AuthByOrigin = {
  /** Under which of our names a request was made; a host that is none of them is a proxy's own. */
  readonly originOf: (host: string | undefined) => string
  readonly at: (origin: string) => Promise<Auth>
  /** The same, with this provider in it; null where the provider cannot be reached. */
  readonly withProvider: (origin: string, providerId: string) => Promise<WithProvider | null>
}

type WithProvider = { readonly auth: Auth; readonly callbackIssuer: string | null }

type Parts = Omit<AuthParts, 'origin' | 'providers'> & {
  readonly publicOrigin: string
  readonly providers: readonly Provider[]
}

type Door = { readonly auth: Auth; readonly reached: ReadonlyMap<string, ProviderConfig> }

/**
 * Providers are asked for their addresses when somebody first comes to sign in, and again while they do not answer:
 * one that is down when the server starts is not lost until the next start.
 */
export function createAuthByOrigin({ publicOrigin, providers, ...parts }: Parts): AuthByOrigin {
  const origins = namesOf(publicOrigin)
  const authByOrigin = new Map<string, Promise<Door>>()
  const open = (origin: string): Promise<Door> => {
    const known = authByOrigin.get(origin)
    if (known) return known
    const opened = openDoor(origin)
    authByOrigin.set(origin, opened)
    opened.catch(() => authByOrigin.delete(origin))
    return opened
  }
  const openDoor = async (origin: string): Promise<Door> => {
    const configs = await Promise.all(providers.map((provider) => providerConfig(provider, origin)))
    const reached = configs.filter((config) => config !== null)
    return {
      auth: createAuth({ ...parts, origin, providers: reached.map(({ config }) => config) }),
      reached: new Map(reached.map((provider) => [provider.config.providerId, provider])),
    }
  }
  const find = async (origin: string, providerId: string): Promise<WithProvider | null> => {
    const { auth, reached } = await open(origin)
    const provider = reached.get(providerId)
    return provider ? { auth, callbackIssuer: provider.callbackIssuer } : null
  }
  return {
    originOf: (host) => origins.find((origin) => new URL(origin).host === host) ?? publicOrigin,
    at: async (origin) => (await open(origin)).auth,
    async withProvider(origin, providerId) {
      const found = await find(origin, providerId)
      if (found) return found
      authByOrigin.delete(origin)
      return find(origin, providerId)
    },
  }
}

/** A server on this machine alone has two names in the browser. */
export function namesOf(publicOrigin: string): readonly string[] {
  const url = new URL(publicOrigin)
  const other = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' }[url.hostname]
  if (other === undefined) return [publicOrigin]
  url.hostname = other
  return [publicOrigin, url.origin]
}
