import { sql } from 'drizzle-orm'
import { allRows, type Exporter, rowsInBatches } from '../rpc/exported-rows.ts'

/** What settlements store about a user (AUTH-5); not what belongs to the settlement itself. */
export const exportSettlements: Exporter = (database, userId) => ({
  memberships: allRows(
    database,
    sql`
      select settlement_id, settlements.name as settlement, role, status, joined_at, last_active_at, removed_at, is_muted
      from memberships join settlements on settlements.id = settlement_id
      where user_id = ${userId} order by joined_at, settlement_id`,
  ),
  notifications: rowsInBatches(
    database,
    (last) => sql`
      select settlement_id, id, kind, subject, facts, at, read_at from notifications
      where user_id = ${userId}
        and ${last ? sql`(settlement_id, id) > (${last.settlement_id}::uuid, ${last.id}::uuid)` : sql`true`}
      order by settlement_id, id limit 2000`,
  ),
  players: allRows(
    database,
    sql`
      select settlement_id, name, date_added from players where user_id = ${userId} order by date_added, id`,
  ),
  invite_links: allRows(
    database,
    sql`
      select invite_links.settlement_id, role, max_uses, current_uses, expires_at, created_at from invite_links
      join people on people.settlement_id = invite_links.settlement_id and people.no = created_by_no
      where people.account = ${userId} order by created_at, id`,
  ),
  progress_links: allRows(
    database,
    sql`
      select progress_links.settlement_id, project_id, shows_names, created_at from progress_links
      join people on people.settlement_id = progress_links.settlement_id and people.no = created_by_no
      where people.account = ${userId} order by created_at, id`,
  ),
  share_links: allRows(
    database,
    sql`
      select share_links.settlement_id, project_id, created_at from share_links
      join people on people.settlement_id = share_links.settlement_id and people.no = created_by_no
      where people.account = ${userId} order by created_at, id`,
  ),
  collaborators: allRows(
    database,
    sql`
      select collaborators.id, name as project, collaborators.status, since, collaborators.ended_at from collaborators
      join projects on projects.settlement_id = collaborators.settlement_id and projects.id = project_id
      where user_id = ${userId} order by since, collaborators.id`,
  ),
  activity: rowsInBatches(
    database,
    (last) => sql`
      select activity.settlement_id, id, kind, facts, at from activity
      join people on people.settlement_id = activity.settlement_id and people.no = by_no
      where people.account = ${userId}
        and ${last ? sql`(activity.settlement_id, id) > (${last.settlement_id}::uuid, ${last.id}::bigint)` : sql`true`}
      order by activity.settlement_id, id limit 2000`,
  ),
  projects: allRows(
    database,
    sql`
      select projects.settlement_id, id, name, created_at from projects
      join people on people.settlement_id = projects.settlement_id and people.no = owner_no
      where people.account = ${userId} order by created_at, id`,
  ),
  templates: allRows(
    database,
    sql`
      select templates.settlement_id, id, kind, name, description, created_at from templates
      join people on people.settlement_id = templates.settlement_id and people.no = created_by_no
      where people.account = ${userId} order by created_at, id`,
  ),
  contributions: rowsInBatches(
    database,
    (last) => sql`
      select contributions.settlement_id, id, task_id, items_contributed, materials, notes, proof_of_work, status, submitted_at,
        decided_at, reason from contributions
      join people on people.settlement_id = contributions.settlement_id and people.no = by_no
      where people.account = ${userId}
        and ${last ? sql`(contributions.settlement_id, id) > (${last.settlement_id}::uuid, ${last.id}::uuid)` : sql`true`}
      order by contributions.settlement_id, id limit 2000`,
  ),
  entries: rowsInBatches(
    database,
    (last) => sql`
      select entries.settlement_id, act, line, kind, item_id, amount, project_id, task_id, note, at from entries
      join people on people.settlement_id = entries.settlement_id and people.no = by_no
      where people.account = ${userId}
        and ${last ? sql`(entries.settlement_id, act, line) > (${last.settlement_id}::uuid, ${last.act}::uuid, ${last.line}::int)` : sql`true`}
      order by entries.settlement_id, act, line limit 2000`,
  ),
  people: allRows(
    database,
    sql`
      select settlement_id, no from people where account = ${userId} order by settlement_id`,
  ),
  applied_operations: rowsInBatches(
    database,
    (last) => sql`
      select operation_id, at from applied_operations
      where user_id = ${userId} and ${last ? sql`operation_id > ${last.operation_id}::uuid` : sql`true`}
      order by operation_id limit 2000`,
  ),
  act_clients: allRows(
    database,
    sql`
      select settlement_id, client_id, last_number, used_at from act_clients
      where user_id = ${userId} order by settlement_id, client_id`,
  ),
  presence: allRows(
    database,
    sql`
      select settlement_id, until from presence where user_id = ${userId} order by settlement_id`,
  ),
})
