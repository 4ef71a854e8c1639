import { type CallerOf, whySessionEnded } from '../access/caller.ts'
import { refuse, refuseForNow } from '../http/refuse.ts'
import type { RequestContext } from '../http/server-env.ts'
import { isForeignPage, streamHeaders } from '../live/foreign-page.ts'
import { findUserData } from './queries.ts'
import type { UserDataRoom } from './room.ts'

/**
 * `GET /api/live/user-data`: an event for every new version of the caller's document, whoever saved it (SAVE-7). Its id
 * is the version, its data `{version}`; the first comes at once where the reader is behind. `event:
 * settlements` says that the caller's list of settlements is not what it was (SET-8). `event: end` says why the
 * server ends it: see `StreamEnd`.
 */
export function answerLiveUserData(room: UserDataRoom, callerOf: CallerOf) {
  return async (c: RequestContext): Promise<Response> => {
    if (isForeignPage(c)) return refuse(c, { code: 'FORBIDDEN', message: 'Another site may not read this.' })
    const { headers } = c.req.raw
    const { caller } = await callerOf(headers)
    if (!caller) return refuse(c, { code: 'UNAUTHORIZED', message: 'Please sign in first.' })
    const stream = room.streams.open({
      caller,
      lastSeen: lastEventId(c.req.header('last-event-id')),
      whyEnded: () => whySessionEnded(callerOf, headers, caller),
    })
    if (!stream) return refuseForNow(c, 'The server is stopping. Please try again in a moment.')
    // After it was opened: what is saved between the two is published to it.
    const { version } = await findUserData(room.database, caller.userId)
    stream.send(version)
    return c.body(stream.body, 200, streamHeaders)
  }
}

function lastEventId(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null
}
