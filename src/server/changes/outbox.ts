import { sql } from 'drizzle-orm'
import type { Change, SettlementEvent } from '#domain/settlement/change'
import { dayMs } from '../configuration/clock.ts'
import { text, whole } from '../db/columns.ts'
import type { Database, Queryable } from '../db/database.ts'
import { lockSettlement } from '../db/locks.ts'
import { sqlTime } from '../db/sql-values.ts'
import { restorableSince } from './queries.ts'
import { removeInvites, removeSettlements } from './remove-for-good.ts'
import { forgetClients } from './sent-acts.ts'

/** Events are kept so long and, for each settlement, so many; who was away for longer reads everything anew (R7). */
const keptMs = dayMs
const mostKept = 10_000
/** Numbers that the activity log of a settlement reaches back. */
const mostActivity = 10_000
const deadInvitesDays = 30

/** Events of a settlement after a number, in order. */
export async function eventsAfter(
  database: Queryable,
  settlementId: string,
  seq: number,
): Promise<readonly SettlementEvent[]> {
  const rows = await database.all(sql`
    select seq, act, changes from outbox where settlement_id = ${settlementId} and seq > ${seq} order by seq`)
  return rows.map((row) => ({
    seq: whole(row, 'seq'),
    ...(row.act != null && { act: text(row, 'act') }),
    changes: row.changes as readonly Change[],
  }))
}

/**
 * Takes away what nobody can ask for any more: old events and answers, clients that are used no more, and settlements
 * deleted long ago. The last event
 * of each settlement stays, so that a reader who missed others before it can tell.
 */
export async function sweep(database: Database, now: number): Promise<void> {
  const before = sqlTime(now - keptMs)
  await database.write(sql`
    delete from outbox using settlements
    where settlements.id = settlement_id and outbox.seq < settlements.seq
      and (at < ${before} or outbox.seq <= settlements.seq - ${mostKept})`)
  await database.write(sql`delete from applied_operations where at < ${before}`)
  await database.write(sql`delete from presence where until < ${before}`)
  await forgetClients(database, now)
  await trimHistory(database, now)
  await purgeDeleted(database, now)
}

/** The log keeps its newest entries; invitations that nobody can use any more stay a while, to be looked up. */
async function trimHistory(database: Database, now: number): Promise<void> {
  await database.write(sql`
    delete from activity using settlements
    where settlements.id = settlement_id and activity.id <= settlements.seq - ${mostActivity}`)
  const dead = sql`
    expires_at < ${daysBefore(now, deadInvitesDays)}
      or (not is_active and coalesce(last_used_at, created_at) < ${daysBefore(now, deadInvitesDays)})`
  await database.transaction((tx) => removeInvites(tx, dead))
}

/** Removes for good what nobody can restore any more, one settlement at a time: each under its own lock. */
async function purgeDeleted(database: Database, now: number): Promise<void> {
  const rows = await database.all(sql`select id from settlements where deleted_at <= ${restorableSince(now)}`)
  for (const row of rows)
    await database.transaction(async (tx) => {
      const settlement = await lockSettlement(tx, text(row, 'id'))
      if (settlement?.deleted_at == null) return
      await removeSettlements(tx, [text(settlement, 'id')])
    })
}

function daysBefore(now: number, days: number) {
  return sqlTime(now - days * dayMs)
}
