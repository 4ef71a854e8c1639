import { sql } from 'drizzle-orm'
import type { Change } from '#domain/settlement/change'
import { text } from '../db/columns.ts'
import type { Queryable } from '../db/database.ts'
import { sqlIds } from '../db/sql-values.ts'

/** Whose list of settlements a change alters: who came, went or has another role; everyone, where it is about the settlement itself. */
export async function affectedLists(
  database: Queryable,
  settlementId: string,
  changes: readonly Change[],
): Promise<readonly string[]> {
  const concerned = changes.flatMap(memberIn)
  if (!changes.some((change) => table(change) === 'settlements')) return concerned
  const rows = await database.all(sql`
    select user_id from memberships where settlement_id = ${settlementId} and status = 'active'`)
  return [...rows.map((row) => text(row, 'user_id')), ...concerned]
}

function table(change: Change): string {
  if ('put' in change) return change.put
  return 'drop' in change ? change.drop : change.touched
}

function memberIn(change: Change): readonly string[] {
  if ('put' in change) return change.put === 'members' ? [change.row.userId] : []
  return 'drop' in change && change.drop === 'members' ? [change.key] : []
}

/** For each person a text that differs whenever their list of settlements does: which they belong to, and as what. */
export async function listHashes(
  database: Queryable,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await database.all(sql`
    select user_id, md5(string_agg(
      jsonb_build_array(settlements.id, name, description, owner_id, role)::text, ',' order by settlements.id)) as mark
    from memberships join settlements on settlements.id = settlement_id
    where user_id in ${sqlIds(userIds)}
      and status = 'active' and deleted_at is null
    group by user_id`)
  const marks = new Map(rows.map((row) => [text(row, 'user_id'), text(row, 'mark')]))
  return new Map(userIds.map((userId) => [userId, marks.get(userId) ?? '']))
}
