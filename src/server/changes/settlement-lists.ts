import { sql } from 'drizzle-orm'
import type { Change } from '#domain/settlement/change'
import { among } from '../db/among.ts'
import { text } from '../db/columns.ts'
import type { Queryable } from '../db/database.ts'

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

/** For each user a hash of their list of settlements with the role in each. */
export async function listHashes(
  database: Queryable,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await database.all(sql`
    select user_id, md5(string_agg(
      jsonb_build_array(settlements.id, name, description, owner_id, is_personal, role)::text, ',' order by settlements.id)) as hash
    from memberships join settlements on settlements.id = settlement_id
    where user_id in ${among(userIds)}
      and status = 'active' and deleted_at is null
    group by user_id`)
  const hashes = new Map(rows.map((row) => [text(row, 'user_id'), text(row, 'hash')]))
  return new Map(userIds.map((userId) => [userId, hashes.get(userId) ?? '']))
}
