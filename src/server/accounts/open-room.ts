import { APIError } from 'better-auth/api'
import type { Logger } from 'pino'
import { createFindCaller } from '../access/caller.ts'
import { endSessionsOf, sweepSignIns } from '../access/session-commands.ts'
import { now } from '../configuration/clock.ts'
import type { Configuration } from '../configuration/configuration.ts'
import { isLoopback } from '../configuration/loopback.ts'
import type { Database } from '../db/database.ts'
import { createAuthByOrigin, originsOf } from './auth-by-origin.ts'
import type { DevelopmentIssuer } from './development/issuer.ts'
import { fillLooks } from './fill-looks.ts'
import { ensureProfile } from './profile-commands.ts'
import type { AccountsRoom } from './room.ts'
import { readSecret } from './secret.ts'
import { factsOfThisRequest } from './sign-in-facts.ts'
import { createSenders } from './sign-in-methods/senders.ts'

type RoomParts = { readonly configuration: Configuration; readonly database: Database; readonly log: Logger }

/** Opens the accounts room: the secret, the providers, the sign-in library. */
export async function openAccountsRoom({ configuration, database, log }: RoomParts): Promise<AccountsRoom> {
  const { publicOrigin, dataFolder, authSecret, siteAdmins } = configuration
  const secret = await readSecret(authSecret, dataFolder)
  // Profiles that an earlier release stored lack what names are compared by.
  await fillLooks(database)
  const development = await developmentIssuer(configuration, log)
  const providers = development ? [development.provider] : configuration.providers
  const onSignIn = async (userId: string) => {
    await sweepSignIns(database, now())
    // The library does not hand on what the provider answered: this same request has noted it.
    const { disabled } = await ensureProfile(database, { userId, facts: factsOfThisRequest(), at: now() })
    if (!disabled) return
    // The library has stored the new session already.
    await endSessionsOf(database, userId)
    throw new APIError('FORBIDDEN', { code: 'user_disabled', message: 'This account is switched off.' })
  }
  const senders = createSenders({ ...configuration, log })
  return {
    log,
    database,
    publicOrigin,
    secret,
    providers,
    development,
    signInMethods: configuration,
    findCaller: createFindCaller({ database, publicOrigin, secret, siteAdmins }),
    authByOrigin: createAuthByOrigin({
      drizzle: database.drizzle,
      secret,
      publicOrigin,
      providers,
      signInMethods: configuration,
      senders,
      onSignIn,
      log,
    }),
  }
}

/** Null unless no provider is configured and only this machine can reach the server: the development issuer believes anybody. */
async function developmentIssuer(
  configuration: Configuration,
  log: Logger,
): Promise<DevelopmentIssuer | null> {
  const { publicOrigin, host, port, providers } = configuration
  const isHere = isLoopback(new URL(publicOrigin).hostname) && isLoopback(host)
  if (providers.length > 0 || !isHere) return null
  const ownAddress = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  // Loaded only if it is offered.
  const { createDevelopmentIssuer } = await import('./development/issuer.ts')
  return createDevelopmentIssuer({ publicOrigin, origins: originsOf(publicOrigin), ownAddress, log })
}
