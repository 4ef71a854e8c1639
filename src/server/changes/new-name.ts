import { sql } from 'drizzle-orm'
import { type Change, put } from '#domain/settlement/change'
import { among } from '../db/among.ts'
import { text } from '../db/columns.ts'
import type { Queryable, Tx } from '../db/database.ts'
import { sqlTime } from '../db/sql-time.ts'
import { memberOf } from './rows.ts'

type NewName = { readonly userId: string; readonly settlementIds: readonly string[]; readonly at: number }

/** Whether another member of one of these settlements has a public name that looks like this one (SET-10). */
export async function isNameOfFellowMember(
  tx: Queryable,
  { userId, settlementIds, look }: { readonly look: string } & Omit<NewName, 'at'>,
): Promise<boolean> {
  const [fellow] = await tx.all(sql`
    select memberships.user_id from memberships join profiles on profiles.user_id = memberships.user_id
    where settlement_id in ${among(settlementIds)}
      and status = 'active' and memberships.user_id <> ${userId} and public_look = ${look}
    limit 1`)
  return fellow !== undefined
}

/**
 * Adds an event with the member's new name to each of these settlements, which must be locked. Two statements for any number
 * of settlements, because all of them are locked meanwhile.
 */
export async function recordNewName(tx: Tx, { userId, settlementIds, at }: NewName): Promise<void> {
  if (settlementIds.length === 0) return
  const rows = await tx.write(sql`
    with renamed as (
      update settlements set seq = seq + 1
      where id in ${among(settlementIds)}
        and deleted_at is null
      returning id, seq)
    select renamed.id as settlement_id, renamed.seq, memberships.user_id, people.no, role, joined_at, last_active_at,
      custom_display_name, username, public_number, public_look
    from renamed
    join memberships on memberships.settlement_id = renamed.id and memberships.user_id = ${userId}
    join people on people.settlement_id = renamed.id and people.account = memberships.user_id
    join profiles on profiles.user_id = memberships.user_id`)
  const events = rows.map((row) => ({
    settlement_id: text(row, 'settlement_id'),
    seq: row.seq,
    changes: [put('members', memberOf(row))] satisfies Change[],
  }))
  await tx.write(sql`
    insert into outbox (settlement_id, seq, changes, at)
    select settlement_id, seq, changes, ${sqlTime(at)}
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as event(settlement_id uuid, seq bigint, changes jsonb)`)
}
