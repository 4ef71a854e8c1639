import { sql } from 'drizzle-orm'
import type { SettlementChange } from '#domain/settlement/settlement-state'
import { text } from '../db/columns.ts'
import type { Queryable, Tx } from '../db/database.ts'

/**
 * Answers whose list of settlements a change alters: who came, went or has another role; everyone, where it is about the
 * settlement itself.
 */
export async function announceLists(
  tx: Tx,
  settlementId: string,
  changes: readonly SettlementChange[],
): Promise<readonly string[]> {
  const isForAll = changes.some(({ type }) => type === 'settlement' || type === 'deleted')
  const concerned = changes.flatMap((change) => {
    if (change.type === 'member') return [change.member.userId]
    return change.type === 'memberGone' ? [change.userId] : []
  })
  if (!isForAll) return concerned
  const rows = await tx.all(sql`
    select user_id from memberships where settlement_id = ${settlementId} and status = 'active'`)
  return rows.map((row) => text(row, 'user_id'))
}

/** For each person a text that differs whenever their list of settlements does: which they belong to, and as what. */
export async function listMarks(
  database: Queryable,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await database.all(sql`
    select user_id, md5(string_agg(
      jsonb_build_array(settlements.id, name, description, owner_id, role)::text, ',' order by settlements.id)) as mark
    from memberships join settlements on settlements.id = settlement_id
    where user_id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(userIds)}::jsonb))
      and status = 'active' and deleted_at is null
    group by user_id`)
  const marks = new Map(rows.map((row) => [text(row, 'user_id'), text(row, 'mark')]))
  return new Map(userIds.map((userId) => [userId, marks.get(userId) ?? '']))
}
