import type { CallerOf } from '../access/caller.ts'
import type { SettlementRoom } from '../changes/room.ts'
import type { Middleware } from '../http/server-env.ts'
import type { UserDataRoom } from '../user-data/room.ts'

/** What may end sessions of the caller; their streams end with them (I9). */
export const endingSessions: string[] = [
  '/api/auth/sign-out',
  '/api/endSession',
  '/api/endAllSessions',
  '/api/deleteAccount',
  // Signing in ends what the browser was signed in with before.
  '/api/auth/callback/*',
  '/api/auth/sign-in/*',
  '/api/auth/magic-link/verify',
  '/api/auth/phone-number/verify',
]

type Rooms = {
  readonly callerOf: CallerOf
  readonly userDataRoom: UserDataRoom
  readonly settlementRoom: SettlementRoom
}

export function endStreamsWithSessions({ callerOf, userDataRoom, settlementRoom }: Rooms): Middleware {
  return async (c, next) => {
    const { caller } = await callerOf(c.req.raw.headers)
    await next()
    if (!caller) return
    await userDataRoom.streams.checkSessions(caller.userId)
    await settlementRoom.live.checkRights(caller.userId)
  }
}
