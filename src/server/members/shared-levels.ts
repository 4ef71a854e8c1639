import { sql } from 'drizzle-orm'
import { skillLevels } from '#contract/users'
import { text } from '../db/columns.ts'
import type { Queryable } from '../db/database.ts'

/** The levels of active members who show theirs, and of nobody else (SYS-8). */
export async function findSharedLevels(
  database: Queryable,
  settlementId: string,
): Promise<{ userId: string; levels: Record<string, number> }[]> {
  const rows = await database.all(sql`
    select memberships.user_id, preferences -> 'levels' as levels
    from memberships
    join profiles on profiles.user_id = memberships.user_id
    where memberships.settlement_id = ${settlementId} and memberships.status = 'active'
      and preferences -> 'shareLevels' = 'true'::jsonb
    order by memberships.user_id`)
  return rows.map((row) => ({
    userId: text(row, 'user_id'),
    // Another release may have stored something else.
    levels: skillLevels.safeParse(row.levels).data ?? {},
  }))
}
