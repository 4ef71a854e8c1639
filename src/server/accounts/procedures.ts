import { permitToRead } from '../access/permit.ts'
import { signedIn } from '../access/signed-in.ts'
import { api } from '../api/implementer.ts'
import type { Queryable } from '../db/database.ts'
import { isUniqueViolation } from '../db/unique-violation.ts'
import { leaveEverything } from '../settlements/leave-everything.ts'
import { tellNewName } from '../settlements/member-commands.ts'
import { exporters } from './exporters.ts'
import { refusalOf, tidyName } from './names.ts'
import { changeProfile, deleteUser } from './profile-commands.ts'
import { findProfile } from './profile-queries.ts'
import { developmentProviderId } from './providers.ts'
import { ownSession, ownUser } from './rows.ts'
import { endSessionOf, endSessionsOf } from './session-commands.ts'
import { listSessions } from './session-queries.ts'

const getSignInProviders = api.getSignInProviders.handler(({ context: { accountsRoom } }) =>
  accountsRoom.providers.map(({ id, name }) => ({ id, name, isDevelopment: id === developmentProviderId })),
)

const getUser = signedIn.getUser.handler(({ context: { database, caller } }) =>
  userOf(database, caller.userId),
)

const updateUser = signedIn.updateUser.handler(async ({ input, context, errors }) => {
  const { database, settlementRoom, caller } = context
  const change = {
    preferences: input.preferences,
    defaultSettlementId: input.defaultSettlementId,
    username: input.username && tidyName(input.username),
    customDisplayName: input.customDisplayName && tidyName(input.customDisplayName),
  }
  for (const field of ['username', 'customDisplayName'] as const) {
    const message = refusalOf(field, change[field] ?? '')
    if (message) throw errors.INVALID({ message, data: { field } })
  }
  if (!isTimeZone(input.preferences?.timeZone ?? ''))
    throw errors.INVALID({ message: 'There is no such time zone.', data: { field: 'preferences.timeZone' } })
  const { defaultSettlementId: settlementId } = change
  if (settlementId)
    await permitToRead(database, { userId: caller.userId, settlementId, action: 'settlement.get' })
  try {
    const places = await database.transaction(async (tx) => {
      await changeProfile(tx, caller.userId, change)
      const isNewName = change.username !== undefined || change.customDisplayName !== undefined
      return isNewName ? tellNewName(tx, caller.userId, new Date(settlementRoom.now())) : []
    })
    for (const place of places) settlementRoom.live.advance(place)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw errors.CONFLICT({
      message: 'Somebody else has this nickname. Please choose another one.',
      data: { field: 'username' },
    })
  }
  return userOf(database, caller.userId)
})

const getSessions = signedIn.getSessions.handler(async ({ context: { database, accountsRoom, caller } }) => {
  const rows = await listSessions(database, { userId: caller.userId, at: accountsRoom.now() })
  return rows.map((row) => ownSession(row, caller.sessionId))
})

const endSession = signedIn.endSession.handler(async ({ input, context: { database, caller }, errors }) => {
  const ended = await endSessionOf(database, { userId: caller.userId, sessionId: input.id })
  if (!ended) throw errors.NOT_FOUND({ message: 'This browser is not signed in any more.' })
  return {}
})

const endAllSessions = signedIn.endAllSessions.handler(async ({ context: { database, caller } }) => {
  await endSessionsOf(database, caller.userId)
  return {}
})

const exportAccount = signedIn.exportAccount.handler(
  async ({ context: { database, accountsRoom, caller } }) => {
    const parts = await database.transaction(async (tx) => {
      const found: Readonly<Record<string, unknown>>[] = []
      for (const exporter of exporters) found.push(await exporter(tx, caller.userId))
      return found
    })
    return {
      exportDate: new Date(accountsRoom.now()).toISOString(),
      version: 1 as const,
      ...Object.assign({}, ...parts),
    }
  },
)

const deleteAccount = signedIn.deleteAccount.handler(
  async ({
    context: {
      database,
      accountsRoom,
      settlementRoom,
      caller: { userId },
    },
  }) => {
    const places = await database.transaction(async (tx) => {
      const left = await leaveEverything(tx, { userId, at: new Date(accountsRoom.now()) })
      await deleteUser(tx, userId)
      return left
    })
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
  deleteAccount,
}

async function userOf(database: Queryable, userId: string) {
  const row = await findProfile(database, userId)
  if (!row) throw new Error('a signed-in player has no profile')
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
