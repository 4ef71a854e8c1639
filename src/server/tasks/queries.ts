import { sql } from 'drizzle-orm'
import { openTask } from '../changes/stored-tasks.ts'
import { text, whole } from '../db/columns.ts'
import type { Queryable } from '../db/database.ts'

/** How many tasks a user has to do, by settlement; settlements without any are left out, and so are samples. */
export async function countOpenTasksOf(
  database: Queryable,
  userId: string,
): Promise<readonly { readonly settlementId: string; readonly open: number }[]> {
  const rows = await database.all(sql`
    with here as (
      select settlement_id from memberships join settlements on settlements.id = settlement_id
      where user_id = ${userId} and status = 'active' and deleted_at is null and not is_sample),
    mine as (
      select settlement_id, ${userId}::uuid as who from here
      union all
      select settlement_id, id from players join here using (settlement_id) where user_id = ${userId})
    select mine.settlement_id, count(distinct task_id) as open
    from mine
    join assignees using (settlement_id, who)
    join task_numbers using (settlement_id, task_id)
    join tasks on tasks.settlement_id = mine.settlement_id and tasks.id = task_id
    where ${openTask}
    group by mine.settlement_id`)
  return rows.map((row) => ({ settlementId: text(row, 'settlement_id'), open: whole(row, 'open') }))
}
