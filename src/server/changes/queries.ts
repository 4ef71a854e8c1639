import { sql } from 'drizzle-orm'
import { settlementLimits } from '#domain/settlement/limits'
import type { SettlementState } from '#domain/settlement/settlement-state'
import { noSettlement, type ReadPermit } from '../access/permit.ts'
import { whole } from '../db/columns.ts'
import type { Queryable, Row } from '../db/database.ts'
import { memberOf, playerOf, settlementOf } from './rows.ts'

const listed = sql`
  select settlements.id, name, description, owner_id, settlements.created_at, memberships.role,
    (select count(*) from memberships others
      where others.settlement_id = settlements.id and others.status = 'active') as members
  from settlements join memberships on memberships.settlement_id = settlements.id
  where memberships.status = 'active' and settlements.deleted_at is null`

/** What a person belongs to, newest first. */
export function listSettlements(database: Queryable, userId: string): Promise<readonly Row[]> {
  return database.all(sql`
    ${listed} and memberships.user_id = ${userId} order by settlements.created_at desc, settlements.id`)
}

/** One of them. */
export async function findListed(database: Queryable, userId: string, id: string): Promise<Row> {
  const [row] = await database.all(
    sql`${listed} and memberships.user_id = ${userId} and settlements.id = ${id}`,
  )
  if (!row) throw noSettlement()
  return row
}

/** The owner's deleted ones that can still be brought back, newest first. */
export function listDeleted(database: Queryable, userId: string, now: number): Promise<readonly Row[]> {
  return database.all(sql`
    select id, name, deleted_at from settlements
    where owner_id = ${userId} and deleted_at > ${restorableSince(now)} order by deleted_at desc, id`)
}

/** What was deleted before then is gone for good. */
export function restorableSince(now: number) {
  const since = new Date(now - settlementLimits.restoreDays * 86_400_000)
  return sql`${since.toISOString()}::timestamptz`
}

/** All that every member may see, as of one moment: run it in a transaction that sees one state. */
export async function readState(
  tx: Queryable,
  { settlementId: id }: ReadPermit<'settlement.get' | 'member.list'>,
): Promise<SettlementState> {
  const [row] = await tx.all(sql`select * from settlements where id = ${id}`)
  if (!row) throw noSettlement()
  return {
    seq: whole(row, 'seq'),
    settlement: settlementOf(row),
    members: (await listMembers(tx, id)).map(memberOf),
    players: (await listPlayers(tx, id)).map(playerOf),
  }
}

/** The active members, first come first. */
export function listMembers(database: Queryable, id: string): Promise<readonly Row[]> {
  return database.all(sql`${memberRow(id)} order by memberships.joined_at, memberships.user_id`)
}

export async function findMember(database: Queryable, id: string, userId: string): Promise<Row | undefined> {
  const [row] = await database.all(sql`${memberRow(id)} and memberships.user_id = ${userId}`)
  return row
}

function memberRow(id: string) {
  return sql`
    select memberships.user_id, role, joined_at, last_active_at, custom_display_name, username, public_number, public_look
    from memberships join profiles on profiles.user_id = memberships.user_id
    where settlement_id = ${id} and status = 'active'`
}

export function listPlayers(database: Queryable, id: string): Promise<readonly Row[]> {
  return database.all(sql`
    select id, name, is_active, user_id, date_added from players where settlement_id = ${id}
    order by date_added, id`)
}

/** Newest first, 50 at a time. */
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
