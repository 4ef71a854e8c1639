import { sql } from 'drizzle-orm'
import { settlementLimits } from '#domain/settlement/limits'
import { noSettlement, type ReadPermit } from '../access/permit.ts'
import { dayMs } from '../configuration/clock.ts'
import type { Queryable, Row } from '../db/database.ts'
import { sqlTime } from '../db/sql-time.ts'

const listed = sql`
  select settlements.id, name, description, owner_id, is_personal, is_sample, settlements.created_at, memberships.role,
    (select count(*) from memberships others
      where others.settlement_id = settlements.id and others.status = 'active') as members
  from settlements join memberships on memberships.settlement_id = settlements.id
  where memberships.status = 'active' and settlements.deleted_at is null`

/** The settlements of a user: the personal one first, then newest first; a sample last. */
export function listSettlements(database: Queryable, userId: string): Promise<readonly Row[]> {
  return database.all(sql`
    ${listed} and memberships.user_id = ${userId} order by is_sample, is_personal desc, settlements.created_at desc, settlements.id`)
}

/** One settlement of a user. */
export async function findListed(database: Queryable, userId: string, id: string): Promise<Row> {
  const [row] = await database.all(
    sql`${listed} and memberships.user_id = ${userId} and settlements.id = ${id}`,
  )
  if (!row) throw noSettlement()
  return row
}

/** A user's own deleted settlements that can still be restored, newest first. */
export function listDeleted(database: Queryable, userId: string, now: number): Promise<readonly Row[]> {
  return database.all(sql`
    select id, name, deleted_at,
      (select count(*) from memberships where settlement_id = settlements.id and status = 'active') as members,
      (select count(*) from projects where settlement_id = settlements.id and ending is null) as projects
    from settlements
    where owner_id = ${userId} and deleted_at > ${restorableSince(now)} order by deleted_at desc, id`)
}

/** Settlements, projects and templates deleted before this time cannot be restored. */
export function restorableSince(now: number) {
  return sqlTime(now - settlementLimits.restoreDays * dayMs)
}

/** The activity log, newest first, 50 entries at a time. */
export function listActivity(
  database: Queryable,
  { settlementId }: ReadPermit<'settlement.activity'>,
  before: number | undefined,
): Promise<readonly Row[]> {
  return database.all(sql`
    select id, at, kind, by_no, facts from activity
    where settlement_id = ${settlementId} ${before === undefined ? sql`` : sql`and id < ${before}`}
    order by id desc limit 50`)
}
