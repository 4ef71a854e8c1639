import { sql } from 'drizzle-orm'
import type { Change, SettlementEvent } from '#domain/settlement/change'
import { text, whole } from '../db/columns.ts'
import type { Queryable } from '../db/database.ts'

/** A browser that misses more events reads the settlement again (R7). */
const mostRead = 500

/** Events of a settlement after a number, in order; if there are more than 500, the newest. */
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
