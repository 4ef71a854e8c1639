import { endSessionOf, endSessionsOf } from '../access/session-commands.ts'
import { listSessions } from '../access/session-queries.ts'
import { signedIn } from '../access/signed-in.ts'
import { now } from '../configuration/clock.ts'
import { developmentProviderId, type Provider, providersFor } from '../configuration/providers.ts'
import { api } from '../rpc/api.ts'
import { refusal } from '../rpc/refusal.ts'
import { readOwnUser } from './profile-queries.ts'
import { ownSession } from './rows.ts'

const getUser = signedIn.getUser.handler(({ context: { database, caller } }) =>
  readOwnUser(database, caller.userId),
)

const getSessions = signedIn.getSessions.handler(async ({ context: { database, caller } }) => {
  const rows = await listSessions(database, { userId: caller.userId, at: now() })
  return rows.map((row) => ownSession(row, caller.sessionId))
})

const endSession = signedIn.endSession.handler(async ({ input, context: { database, caller } }) => {
  const ended = await endSessionOf(database, { userId: caller.userId, sessionId: input.id })
  if (!ended) throw refusal('no-such-session')
  return {}
})

const endAllSessions = signedIn.endAllSessions.handler(async ({ context: { database, caller } }) => {
  await endSessionsOf(database, caller.userId)
  return {}
})

/** @param providers the configured ones */
export function accountProcedures(providers: readonly Provider[]) {
  const getSignInProviders = api.getSignInProviders.handler(({ context: { isLocal } }) =>
    providersFor(providers, isLocal).map(({ id, name }) => ({
      id,
      name,
      isDevelopment: id === developmentProviderId,
    })),
  )
  return { getSignInProviders, getUser, getSessions, endSession, endAllSessions }
}
