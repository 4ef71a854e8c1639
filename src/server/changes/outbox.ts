import { sql } from 'drizzle-orm'
import type { Change, SettlementEvent } from '#domain/settlement/change'
import { dayMs } from '../configuration/clock.ts'
import { text, whole } from '../db/columns.ts'
import type { Database, Queryable } from '../db/database.ts'
import { lockSettlement } from '../db/locks.ts'
import { sqlTime } from '../db/sql-time.ts'
import { restorableSince } from './queries.ts'
import { removeLinks, removeSettlements } from './remove-for-good.ts'
import { forgetClients } from './sent-acts.ts'

/** How long and how many events of a settlement are kept; a browser that misses older ones reads everything again (R7). */
const keptMs = dayMs
const mostKept = 10_000
/** How long an answer is kept for the same request: a device that sleeps for some weeks does nothing twice (I11). */
const answerKeptDays = 30
/** The activity log keeps the entries of a settlement's last 10,000 numbers. */
const mostActivity = 10_000
const unusableInviteDays = 30

/** Who misses more reads the settlement again (R7). */
const mostRead = 500

/** Events of a settlement after a number, in order; of very many the newest. */
export async function eventsAfter(
  database: Queryable,
  settlementId: string,
  seq: number,
): Promise<readonly SettlementEvent[]> {
  const rows = await database.all(sql`
    select seq, act, changes from (
      select seq, act, changes from outbox where settlement_id = ${settlementId} and seq > ${seq}
      order by seq desc limit ${mostRead}) newest
    order by seq`)
  return rows.map((row) => ({
    seq: whole(row, 'seq'),
    ...(row.act != null && { act: text(row, 'act') }),
    changes: row.changes as readonly Change[],
  }))
}

/**
 * Deletes old events and answers, unused clients, old log entries and invitations, and settlements that can no longer be
 * restored. The last event of each settlement stays, so that a reader can see that it missed earlier ones.
 */
export async function sweep(database: Database, now: number): Promise<void> {
  const before = sqlTime(now - keptMs)
  await database.write(sql`
    delete from outbox using settlements
    where settlements.id = settlement_id and outbox.seq < settlements.seq
      and (at < ${before} or outbox.seq <= settlements.seq - ${mostKept})`)
  await database.write(sql`delete from applied_operations where at < ${daysBefore(now, answerKeptDays)}`)
  await database.write(sql`delete from presence where until < ${before}`)
  await forgetClients(database, now)
  await trimHistory(database, now)
  await purgeDeleted(database, now)
}

/** Deletes old log entries, and invitations that have been unusable for 30 days. */
async function trimHistory(database: Database, now: number): Promise<void> {
  await database.write(sql`
    delete from activity using settlements
    where settlements.id = settlement_id and activity.id <= settlements.seq - ${mostActivity}`)
  const unusable = sql`
    expires_at < ${daysBefore(now, unusableInviteDays)}
      or (not is_active and coalesce(last_used_at, created_at) < ${daysBefore(now, unusableInviteDays)})`
  await database.transaction((tx) => removeLinks(tx, 'invite_links', unusable))
}

/** Deletes settlements that can no longer be restored: one transaction each, under the settlement's lock. */
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
