import { sql } from 'drizzle-orm'
import type { Change } from '#domain/settlement/change'
import { among } from '../db/among.ts'
import { text } from '../db/columns.ts'
import type { Queryable } from '../db/database.ts'
import { marksByUser } from './marks-by-user.ts'

/**
 * The users whose list of settlements is changed: members that were added, removed or got another role; all members, if the
 * settlement's own row changed.
 */
export async function affectedLists(
  database: Queryable,
  settlementId: string,
  changes: readonly Change[],
): Promise<readonly string[]> {
  const concerned = changes.flatMap(memberIn)
  if (!changes.some((change) => tableOf(change) === 'settlements')) return concerned
  const rows = await database.all(sql`
    select user_id from memberships where settlement_id = ${settlementId} and status = 'active'`)
  return [...rows.map((row) => text(row, 'user_id')), ...concerned]
}

function tableOf(change: Change): string {
  if ('put' in change) return change.put
  return 'drop' in change ? change.drop : change.touched
}

function memberIn(change: Change): readonly string[] {
  if ('put' in change) return change.put === 'members' ? [change.row.userId] : []
  return 'drop' in change && change.drop === 'members' ? [change.key] : []
}

/**
 * For each user a mark that differs whenever their list of settlements does, or their role in one, but not for the number of members
 * alone; users without any are missing.
 */
export function listMarks(
  database: Queryable,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  return marksByUser(
    database,
    sql`
    select user_id, md5(string_agg(
      jsonb_build_array(settlements.id, name, description, owner_id, is_personal, role)::text, ',' order by settlements.id)) as mark
    from memberships join settlements on settlements.id = settlement_id
    where user_id in ${among(userIds)}
      and status = 'active' and deleted_at is null
    group by user_id`,
  )
}
