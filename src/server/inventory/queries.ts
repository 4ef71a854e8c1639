import { type SQL, sql } from 'drizzle-orm'
import type { EntryKey } from '#domain/settlement/ledger-rows'
import { text, whole } from '../db/columns.ts'
import type { Queryable } from '../db/database.ts'

/** Which entries of a settlement are read. */
export type EntryFilter = {
  readonly settlementId: string
  readonly itemId?: string | undefined
  readonly personNo?: number | undefined
  readonly projectId?: string | undefined
}

/** Entries newest first, those of one act by line, from behind `before` on; each says whether it was reverted. */
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
    select act, line, kind, item_id, amount, by_no, player_id, project_id, task_id, storage_id, note, reverts_act,
      reverts_line, at,
      exists (
        select 1 from entries later
        where later.settlement_id = entries.settlement_id
          and later.reverts_act = entries.act and later.reverts_line = entries.line) as reverted
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

/** The version of the catalogue that a settlement counts with; null before its first change of stock or projects. */
export async function findCatalogue(database: Queryable, settlementId: string): Promise<string | null> {
  const [row] = await database.all(sql`select catalogue from settlements where id = ${settlementId}`)
  return row?.catalogue == null ? null : text(row, 'catalogue')
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
