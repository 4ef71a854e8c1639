import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'

/** What settlements store about a person (AUTH-5): what belongs to the settlement itself is not the person's alone. */
export async function exportSettlements(
  database: Queryable,
  userId: string,
): Promise<Readonly<Record<string, unknown>>> {
  return {
    memberships: await database.all(sql`
      select settlement_id, settlements.name as settlement, role, status, joined_at, last_active_at, removed_at
      from memberships join settlements on settlements.id = settlement_id
      where user_id = ${userId} order by joined_at, settlement_id`),
    players: await database.all(sql`
      select settlement_id, name, date_added from players where user_id = ${userId} order by date_added, id`),
    invite_links: await database.all(sql`
      select settlement_id, role, max_uses, current_uses, expires_at, created_at from invite_links
      where created_by = ${userId} order by created_at, id`),
    activity: await database.all(sql`
      select activity.settlement_id, kind, facts, at from activity
      join people on people.settlement_id = activity.settlement_id and people.no = by_no
      where people.account = ${userId} order by at, id`),
    people: await database.all(sql`
      select settlement_id, no from people where account = ${userId} order by settlement_id`),
    applied_operations: await database.all(sql`
      select operation_id, at from applied_operations where user_id = ${userId} order by at, operation_id`),
    presence: await database.all(sql`
      select settlement_id, until from presence where user_id = ${userId} order by settlement_id`),
  }
}
