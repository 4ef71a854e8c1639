import { permitToRead } from '../access/permit.ts'
import { refusal } from '../access/refusal.ts'
import { signedIn } from '../access/signed-in.ts'
import { takingTurns } from '../api/exported-rows.ts'
import { api } from '../api/implementer.ts'
import type { Queryable } from '../db/database.ts'
import { changeOwnProfile, tidyNames } from '../people/change-profile.ts'
import { deleteAccount as deleteOwnAccount } from '../people/delete-account.ts'
import { findOwnSettlements } from '../settlements/own-settlements.ts'
import { exporters } from './exporters.ts'
import { findProfile } from './profile-queries.ts'
import { developmentProviderId, providersFor } from './providers.ts'
import { ownSession, ownUser } from './rows.ts'
import { endSessionOf, endSessionsOf } from './session-commands.ts'
import { listSessions } from './session-queries.ts'

const getSignInProviders = api.getSignInProviders.handler(({ context: { accountsRoom, isLocal } }) =>
  providersFor(accountsRoom.providers, isLocal).map(({ id, name }) => ({
    id,
    name,
    isDevelopment: id === developmentProviderId,
  })),
)

const getUser = signedIn.getUser.handler(({ context: { database, caller } }) =>
  userOf(database, caller.userId),
)

const updateUser = signedIn.updateUser.handler(async ({ input, context }) => {
  const { database, settlementRoom, caller } = context
  const { preferences, defaultSettlementId } = input
  const change = { preferences, defaultSettlementId, ...tidyNames(input) }
  if (!isTimeZone(input.preferences?.timeZone ?? '')) throw refusal('no-such-time-zone')
  const { userId } = caller
  if (defaultSettlementId)
    await permitToRead(database, { userId, settlementId: defaultSettlementId, action: 'settlement.get' })
  const at = new Date(settlementRoom.now())
  for (const place of await changeOwnProfile(database, { userId, change, at }))
    settlementRoom.live.advance(place)
  return userOf(database, caller.userId)
})

const getSessions = signedIn.getSessions.handler(async ({ context: { database, accountsRoom, caller } }) => {
  const rows = await listSessions(database, { userId: caller.userId, at: accountsRoom.now() })
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

const exportAccount = signedIn.exportAccount.handler(
  ({ context: { database, accountsRoom, caller, whenAnswered } }) => {
    const end = accountsRoom.exportSlots.begin(caller.userId)
    if (!end) throw refusal('export-under-way', undefined, { retryAfterSeconds: 10 })
    whenAnswered(end)
    const turns = takingTurns(database)
    return {
      exportDate: new Date(accountsRoom.now()).toISOString(),
      version: 1 as const,
      ...Object.assign({}, ...exporters.map((exporter) => exporter(turns, caller.userId))),
    }
  },
)

const previewAccountDeletion = signedIn.previewAccountDeletion.handler(
  ({ context: { database, accountsRoom, caller } }) =>
    findOwnSettlements(database, { userId: caller.userId, now: accountsRoom.now() }),
)

const deleteAccount = signedIn.deleteAccount.handler(
  async ({ input: { settlements: told }, context: { database, accountsRoom, settlementRoom, caller } }) => {
    const at = new Date(accountsRoom.now())
    const places = await deleteOwnAccount(database, { userId: caller.userId, at, told })
    for (const settlementId of places) settlementRoom.live.advance(settlementId)
    return {}
  },
)

export const accountProcedures = {
  getSignInProviders,
  getUser,
  updateUser,
  getSessions,
  endSession,
  endAllSessions,
  exportAccount,
  previewAccountDeletion,
  deleteAccount,
}

async function userOf(database: Queryable, userId: string) {
  const row = await findProfile(database, userId)
  if (!row) throw refusal('account-deleted')
  return ownUser(row)
}

/** '' stands for the device's own. */
function isTimeZone(name: string): boolean {
  if (name === '') return true
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
