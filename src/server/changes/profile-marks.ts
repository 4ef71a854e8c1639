import { sql } from 'drizzle-orm'
import { among } from '../db/among.ts'
import { text } from '../db/columns.ts'
import type { Queryable } from '../db/database.ts'

/** A mark for each user that differs whenever what they chose for themselves does: names, look, and what they want to be told. */
export async function profileMarks(
  database: Queryable,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await database.all(sql`
    select user_id, md5(jsonb_build_array(username, custom_display_name, default_settlement_id, preferences)::text) as mark
    from profiles
    where user_id in ${among(userIds)}`)
  const marks = new Map(rows.map((row) => [text(row, 'user_id'), text(row, 'mark')]))
  return new Map(userIds.map((userId) => [userId, marks.get(userId) ?? '']))
}
