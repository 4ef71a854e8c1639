import { sql } from 'drizzle-orm'
import { settlementTopic, type TopicEnd } from '#contract/live'
import { type Change, isDeletion, takesOut } from '#domain/settlement/change'
import { noSettlement, permitToRead } from '../access/permit.ts'
import { now } from '../configuration/clock.ts'
import { among } from '../db/among.ts'
import { isUuid, text, whole } from '../db/columns.ts'
import type { Database, Queryable } from '../db/database.ts'
import type { TopicKind } from '../live/topic.ts'
import { eventsAfter } from './outbox.ts'
import { listPresent } from './presence.ts'

type Parts = {
  readonly database: Database
  readonly onPresence: TopicKind['onPresence']
}

/** The topic of a settlement: its events (SET-8, R7), and who is here as its state (BEY-11). */
export function settlementKind({ database, onPresence }: Parts): TopicKind {
  return {
    async start(settlementId, userId, known) {
      if (!isUuid(settlementId)) throw noSettlement()
      const asked = { userId, settlementId, action: 'settlement.subscribe' } as const
      const { seq } = await permitToRead(database, asked)
      // A browser cannot know later events than there are: a too high number would hide the one that removes it.
      return { after: Math.min(seq, known ?? seq), allowedAt: seq }
    },
    numbers: (ids) => lastNumbers(database, ids),
    eventsAfter: async (settlementId, number) =>
      (await eventsAfter(database, settlementId, number)).map((event) => ({
        number: event.seq,
        message: { topic: settlementTopic(settlementId), type: 'event', ...event },
      })),
    needsEveryEvent: true,
    endReason: ({ message }, userId) =>
      message.type === 'event' ? whyTakenOut(message.changes, userId) : null,
    async state(ids) {
      const here = await listPresent(database, ids, now())
      return new Map(
        ids.map((id) => [id, { topic: settlementTopic(id), type: 'presence', here: here.get(id) ?? [] }]),
      )
    },
    onPresence,
  }
}

async function lastNumbers(
  database: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await database.all(sql`
    select id, seq from settlements
    where id in ${among(ids)}`)
  return new Map(rows.map((row) => [text(row, 'id'), whole(row, 'seq')]))
}

/** Why an event ends a user's membership; null if it does not. */
function whyTakenOut(changes: readonly unknown[], userId: string): TopicEnd | null {
  const known = changes as readonly Change[]
  if (isDeletion(known)) return 'deleted'
  return takesOut(known, userId) ? 'removed' : null
}
