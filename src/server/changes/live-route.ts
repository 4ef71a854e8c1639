import { type CallerOf, whySessionEnded } from '../access/caller.ts'
import { noSettlement, permitToRead } from '../access/permit.ts'
import { isUuid } from '../db/columns.ts'
import type { Database } from '../db/database.ts'
import { refuse, refuseForNow } from '../http/refuse.ts'
import type { RequestContext } from '../http/server-env.ts'
import { isForeignPage, streamHeaders } from '../live/foreign-page.ts'
import { refusalOf } from '../rpc/refusal.ts'
import type { SettlementRoom } from './room.ts'

type Parts = {
  readonly database: Database
  readonly settlementRoom: SettlementRoom
  readonly callerOf: CallerOf
}

/**
 * `GET /api/live/settlement/<id>?after=<seq>`: every change of a settlement after that number, once and in order
 * (SET-8, R7). An event's id is its number, its data `{seq, changes}`; `event: presence` tells who is here, `event:
 * reset` that what was asked for is gone and the state must be read anew, `event: end` why the server ends it.
 */
export function answerLiveSettlement({ database, settlementRoom, callerOf }: Parts) {
  return async (c: RequestContext): Promise<Response> => {
    if (isForeignPage(c)) return refuse(c, { code: 'FORBIDDEN', message: 'Another site may not read this.' })
    const { headers } = c.req.raw
    const { caller } = await callerOf(headers)
    if (!caller) return refuse(c, { code: 'UNAUTHORIZED', message: 'Please sign in first.' })
    const settlementId = c.req.param('settlementId') ?? ''
    if (!isUuid(settlementId)) return refuse(c, refusalOf(noSettlement()))
    const asked = { userId: caller.userId, settlementId, action: 'settlement.subscribe' } as const
    try {
      const { seq } = await permitToRead(database, asked)
      const body = settlementRoom.live.open({
        caller,
        settlementId,
        // Nobody has heard of what is still to come: a member who goes must not be missed.
        after: Math.min(seq, lastKnown(c) ?? seq),
        memberAt: seq,
        async whyEnded() {
          const why = await whySessionEnded(callerOf, headers, caller)
          if (why) return why
          const refused = await permitToRead(database, asked).then(() => null, refusalOf)
          return refused ? 'removed' : null
        },
      })
      if (!body) return refuseForNow(c, 'The server is stopping. Please try again in a moment.')
      return c.body(body, 200, streamHeaders)
    } catch (error) {
      return refuse(c, refusalOf(error))
    }
  }
}

/** From the reader's own reconnect, else from the address. */
function lastKnown(c: RequestContext): number | null {
  const text = c.req.header('last-event-id') ?? c.req.query('after') ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : null
}
