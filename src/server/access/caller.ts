import { now } from '../configuration/clock.ts'
import { text, time } from '../db/columns.ts'
import type { Database } from '../db/database.ts'
import type { Caller, CallerResult, NoCallerReason } from '../rpc/api.ts'
import { isOfDeletedAccount } from './deleted-sessions.ts'
import { endSessionsOf, touchSession } from './session-commands.ts'
import { sessionCookieName, sessionToken } from './session-cookie.ts'
import { lastSeenExactToMs } from './session-limits.ts'
import { findSession } from './session-queries.ts'

/** Finds the user who sent a request. Without a valid cookie the database is not asked. */
export type FindCaller = (headers: Headers) => Promise<CallerResult>

type Parts = {
  readonly database: Database
  readonly publicOrigin: string
  readonly secret: string
  /** Email addresses in lower case. */
  readonly siteAdmins: readonly string[]
}

export function createFindCaller({ database, publicOrigin, secret, siteAdmins }: Parts): FindCaller {
  const name = sessionCookieName(publicOrigin)
  return async (headers) => {
    const token = sessionToken(headers, name, secret)
    if (token === null) return nobody('signed-out')
    const at = now()
    const session = await findSession(database, { token, at })
    if (!session)
      return nobody((await isOfDeletedAccount(database, { token, at })) ? 'account-deleted' : 'session-ended')
    const userId = text(session, 'user_id')
    if (session.disabled) {
      await endSessionsOf(database, userId)
      return nobody('user-disabled')
    }
    const sessionId = text(session, 'id')
    if (time(session, 'updated_at') < at - lastSeenExactToMs) await touchSession(database, { sessionId, at })
    const isSiteAdmin = siteAdmins.includes(text(session, 'confirmed_email'))
    return { caller: { userId, sessionId, isSiteAdmin }, noCallerReason: null }
  }
}

/** Why a session ended, for the streams opened with it (I9). */
export type SessionEnd = 'session-ended' | 'account-deleted'

/** @returns null while the session is valid */
export async function whySessionEnded(
  findCaller: FindCaller,
  headers: Headers,
  { sessionId }: Caller,
): Promise<SessionEnd | null> {
  const { caller, noCallerReason } = await findCaller(headers)
  if (caller?.sessionId === sessionId) return null
  return noCallerReason === 'account-deleted' ? 'account-deleted' : 'session-ended'
}

function nobody(noCallerReason: NoCallerReason): CallerResult {
  return { caller: null, noCallerReason }
}
