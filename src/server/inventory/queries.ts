import { type SQL, sql } from 'drizzle-orm'
import type { EntryKey } from '#domain/settlement/ledger-rows'
import { among } from '../db/among.ts'
import { text, whole } from '../db/columns.ts'
import type { Queryable, Row } from '../db/database.ts'

/** Which entries of a settlement are read. */
export type EntryFilter = {
  readonly settlementId: string
  readonly itemId?: string | undefined
  readonly personNo?: number | undefined
  readonly projectId?: string | undefined
}

/**
 * A page of entries behind `before`, newest first, those of one act by line. Each says whether it was reverted, and handed out: what is
 * handed to another project or kept back has two entries in its act, what is taken out of the stock only one.
 */
export function entriesPage(
  filter: EntryFilter,
  { before, limit }: { readonly before?: EntryKey | undefined; readonly limit: number },
): SQL {
  const page = before
    ? sql`and (at, act, line) < (
        select at, act, line from entries
        where settlement_id = ${filter.settlementId} and act = ${before.act} and line = ${before.line})`
    : sql``
  return sql`
    select act, line, kind, item_id, amount, by_no, player_id, project_id, task_id, contribution_id, storage_id, note, reverts_act,
      reverts_line, at,
      exists (
        select 1 from entries later
        where later.settlement_id = entries.settlement_id
          and later.reverts_act = entries.act and later.reverts_line = entries.line) as reverted,
      kind = 'handedOver' and not exists (
        select 1 from entries other
        where other.settlement_id = entries.settlement_id and other.act = entries.act
          and other.line <> entries.line) as handed_out
    from entries where ${matching(filter)} ${page}
    order by at desc, act desc, line desc limit ${limit}`
}

/** Whether a settlement has, or had, that project. */
export async function isProjectOf(
  database: Queryable,
  settlementId: string,
  projectId: string,
): Promise<boolean> {
  const rows = await database.all(
    sql`select 1 from projects where settlement_id = ${settlementId} and id = ${projectId}`,
  )
  return rows.length > 0
}

/** The stock of an item after an entry: the sum of its entries up to and with this one. */
export async function stockAfter(
  database: Queryable,
  { settlementId, itemId }: { readonly settlementId: string; readonly itemId: string },
  { act, line }: EntryKey,
): Promise<number> {
  const [row] = await database.all(sql`
    select coalesce(sum(amount), 0)::bigint as stock from entries
    where settlement_id = ${settlementId} and item_id = ${itemId} and (at, act, line) <= (
      select at, act, line from entries
      where settlement_id = ${settlementId} and act = ${act} and line = ${line})`)
  return whole(row!, 'stock')
}

function matching({ settlementId, itemId, personNo, projectId }: EntryFilter): SQL {
  const conditions = [
    sql`settlement_id = ${settlementId}`,
    ...(itemId === undefined ? [] : [sql`item_id = ${itemId}`]),
    ...(personNo === undefined ? [] : [sql`by_no = ${personNo}`]),
    ...(projectId === undefined ? [] : [sql`project_id = ${projectId}`]),
  ]
  return sql.join(conditions, sql` and `)
}

/** The names of those of these projects that have ended, by id. */
export async function endedNames(
  database: Queryable,
  settlementId: string,
  ids: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  if (ids.length === 0) return {}
  const rows = await database.all(sql`
    select id, name from projects
    where settlement_id = ${settlementId} and ending is not null and id in ${among(ids)}`)
  return Object.fromEntries(rows.map((row) => [text(row, 'id'), text(row, 'name')]))
}

/** The numbers of former members who moved stock. */
export function listFormerPeople(database: Queryable, settlementId: string): Promise<readonly Row[]> {
  return database.all(sql`
    select no from people
    where settlement_id = ${settlementId}
      and exists (
        select 1 from entries where entries.settlement_id = people.settlement_id and by_no = people.no)
      and not exists (
        select 1 from memberships
        where memberships.settlement_id = people.settlement_id and user_id = people.account and status = 'active')
    order by no`)
}

/** Ended projects for which stock was moved, the last ended first, 1,000 at most. */
export function listEndedInHistory(database: Queryable, settlementId: string): Promise<readonly Row[]> {
  return database.all(sql`
    select id, name from projects
    where settlement_id = ${settlementId} and ending is not null
      and exists (
        select 1 from entries
        where entries.settlement_id = projects.settlement_id and project_id = projects.id)
    order by ended_at desc, id limit 1000`)
}
