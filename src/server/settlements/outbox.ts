import { sql } from 'drizzle-orm'
import type { SettlementChange } from '#domain/settlement/settlement-state'
import { whole } from '../db/columns.ts'
import type { Queryable } from '../db/database.ts'
import { purgeDeleted } from './settlement-commands.ts'

/** Events are kept so long and, for each settlement, so many; who was away for longer reads everything anew (R7). */
const keptMs = 86_400_000
const mostKept = 10_000

export type StoredEvent = { readonly seq: number; readonly changes: readonly SettlementChange[] }

/** Events of a settlement after a number, in order. */
export async function eventsAfter(
  database: Queryable,
  settlementId: string,
  seq: number,
): Promise<readonly StoredEvent[]> {
  const rows = await database.all(sql`
    select seq, changes from outbox where settlement_id = ${settlementId} and seq > ${seq} order by seq`)
  return rows.map((row) => ({
    seq: whole(row, 'seq'),
    changes: row.changes as readonly SettlementChange[],
  }))
}

/**
 * Takes away what nobody can ask for any more: old events and answers, and settlements deleted long ago. The last event
 * of each settlement stays, so that a reader who missed others before it can tell.
 */
export async function sweep(database: Queryable, now: number): Promise<void> {
  const before = sql`${new Date(now - keptMs).toISOString()}::timestamptz`
  await database.all(sql`
    delete from outbox using settlements
    where settlements.id = settlement_id and outbox.seq < settlements.seq
      and (at < ${before} or outbox.seq <= settlements.seq - ${mostKept})`)
  await database.all(sql`delete from applied_operations where at < ${before}`)
  await database.all(sql`delete from presence where until < ${before}`)
  await purgeDeleted(database, now)
}
