import type { Provider } from '../configuration/providers.ts'
import { type Auth, type AuthParts, createAuth } from './auth.ts'
import { type ProviderConfig, providerConfig } from './provider-config.ts'

/** One instance of the sign-in library for each origin under which browsers may open this server. */
export type AuthByOrigin = {
  /** The origin of a request by its Host; the public one if a proxy has rewritten Host. */
  readonly originOf: (host: string | undefined) => string
  readonly at: (origin: string) => Promise<Auth>
  /** The instance for this origin, once it has this provider; null if the provider cannot be reached. */
  readonly withProvider: (origin: string, providerId: string) => Promise<WithProvider | null>
}

/** `callbackIssuer` is what `iss` of the provider's callback must be; null if the provider may leave it out. */
type WithProvider = { readonly auth: Auth; readonly callbackIssuer: string | null }

type Parts = Omit<AuthParts, 'origin' | 'providers'> & {
  readonly publicOrigin: string
  readonly providers: readonly Provider[]
}

type Instance = { readonly auth: Auth; readonly reached: ReadonlyMap<string, ProviderConfig> }

/**
 * Providers are discovered at the first sign-in, and again at later ones while they do not answer, so that a provider that
 * is down when the server starts can be used later without a restart.
 */
export function createAuthByOrigin({ publicOrigin, providers, ...parts }: Parts): AuthByOrigin {
  const origins = originsOf(publicOrigin)
  const instances = new Map<string, Promise<Instance>>()
  const open = (origin: string): Promise<Instance> => {
    const known = instances.get(origin)
    if (known) return known
    const opened = createFor(origin)
    instances.set(origin, opened)
    opened.catch(() => instances.delete(origin))
    return opened
  }
  const createFor = async (origin: string): Promise<Instance> => {
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
      instances.delete(origin)
      return find(origin, providerId)
    },
  }
}

/** The origins under which browsers may open this server: two if it is on this machine. */
export function originsOf(publicOrigin: string): readonly string[] {
  const url = new URL(publicOrigin)
  const other = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' }[url.hostname]
  if (other === undefined) return [publicOrigin]
  url.hostname = other
  return [publicOrigin, url.origin]
}
