import { sql } from 'drizzle-orm'
import { among } from '../db/among.ts'
import { text } from '../db/columns.ts'
import type { Queryable, Writable } from '../db/database.ts'
import { sqlTime } from '../db/sql-time.ts'

/** A row counts for so long, in case its process dies without deleting it. */
export const presenceMs = 75_000

type Here = { readonly settlementId: string; readonly userId: string; readonly processId: string }

/** Notes that a user has the settlement open in this process, until `markGone` or until `presenceMs` have passed. */
export async function markPresent(database: Writable, here: Here, now: number): Promise<void> {
  const at = sqlTime(now)
  await database.write(sql`
    insert into presence (settlement_id, user_id, process_id, until)
    values (${here.settlementId}, ${here.userId}, ${here.processId}, ${at} + ${presenceMs / 1_000} * interval '1 second')
    on conflict (settlement_id, user_id, process_id) do update set until = excluded.until`)
  await database.write(sql`
    update memberships set last_active_at = ${at}
    where settlement_id = ${here.settlementId} and user_id = ${here.userId} and status = 'active'`)
}

export async function markGone(database: Writable, here: Here): Promise<void> {
  await database.write(sql`
    delete from presence
    where settlement_id = ${here.settlementId} and user_id = ${here.userId} and process_id = ${here.processId}`)
}

/** Notes that nobody has any settlement open in this process any more. */
export async function markAllGone(database: Writable, processId: string): Promise<void> {
  await database.write(sql`delete from presence where process_id = ${processId}`)
}

/** The members who have each settlement open now, ordered by id. */
export async function listPresent(
  database: Queryable,
  settlementIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, string[]>> {
  const rows = await database.all(sql`
    select distinct presence.settlement_id, presence.user_id from presence
    join memberships on memberships.settlement_id = presence.settlement_id
      and memberships.user_id = presence.user_id and status = 'active'
    where presence.settlement_id in
        ${among(settlementIds)}
      and until > ${sqlTime(now)}
    order by presence.user_id`)
  const here = new Map<string, string[]>()
  for (const row of rows) {
    const id = text(row, 'settlement_id')
    here.set(id, [...(here.get(id) ?? []), text(row, 'user_id')])
  }
  return here
}
