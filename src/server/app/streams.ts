import type { FindCaller } from '../access/caller.ts'
import type { Middleware } from '../http/server-env.ts'
import type { Live } from '../live/open-live.ts'
import type { TopicUpdate } from '../live/topic.ts'
import type { Changed } from '../rpc/api.ts'

/** Paths that may end sessions of the caller: their streams must end too (I9). */
export const endingSessions: string[] = [
  '/api/auth/sign-out',
  '/api/endSession',
  '/api/endAllSessions',
  '/api/deleteAccount',
  // Signing in ends the browser's former session.
  '/api/auth/callback/*',
  '/api/auth/sign-in/*',
  '/api/auth/magic-link/verify',
  '/api/auth/phone-number/verify',
]

type Parts = { readonly findCaller: FindCaller; readonly live: Live }

export function endStreamsWithSessions({ findCaller, live }: Parts): Middleware {
  return async (c, next) => {
    // Found before the request is served: afterwards the session may be gone.
    const { caller } = await findCaller(c.req.raw.headers)
    await next()
    if (caller) await live.checkRights(caller.userId)
  }
}

/** @returns a function that announces changes to the streams of every process */
export function publishToStreams(live: Live) {
  return (changed: readonly Changed[]): void => live.publish(changed.map(updateOf))
}

/** Of an account, only the saved document has a history; its list of settlements, notifications and profile are its state. */
function updateOf(changed: Changed): TopicUpdate {
  if (changed.kind === 'settlement') return { topic: `settlement:${changed.settlementId}`, part: 'history' }
  return { topic: `account:${changed.userId}`, part: changed.kind === 'document' ? 'history' : 'state' }
}
