import { sql } from 'drizzle-orm'
import { shownNames } from '#domain/settlement/names'
import type { Queryable } from '../db/database.ts'
import { namedOf } from '../db/public-name.ts'
import type { FoundPage } from './find-page.ts'

/**
 * The names of those who help with a project: they take part in it, have a task of it, or have delivered something that was
 * approved. Only where the link shows names, and only members who share their statistics (SYS-8); players without an
 * account are not named, because nobody has asked them.
 */
export async function helpersOf(
  database: Queryable,
  { settlementId, projectId, showsNames }: Pick<FoundPage, 'settlementId' | 'projectId' | 'showsNames'>,
): Promise<readonly string[]> {
  if (!showsNames) return []
  const rows = await database.all(sql`
    select custom_display_name, username, public_number, public_look
    from memberships
    join profiles on profiles.user_id = memberships.user_id
    where memberships.settlement_id = ${settlementId} and memberships.status = 'active'
      and preferences -> 'shareStatistics' = 'true'::jsonb
      and (
        exists (
          select 1 from project_players
          where project_players.settlement_id = ${settlementId} and project_id = ${projectId}
            and who = memberships.user_id)
        or exists (
          select 1 from assignees
          join tasks on tasks.settlement_id = assignees.settlement_id and tasks.id = assignees.task_id
          where assignees.settlement_id = ${settlementId} and project_id = ${projectId} and tasks.deleted_at is null
            and archived_at is null and who = memberships.user_id)
        or exists (
          select 1 from contributions
          join people on people.settlement_id = contributions.settlement_id and people.no = contributions.by_no
          where contributions.settlement_id = ${settlementId} and project_id = ${projectId}
            and contributions.status = 'approved' and people.account = memberships.user_id))
    order by joined_at, memberships.user_id`)
  return [...shownNames(rows.map(namedOf)).values()]
}
