import { type SQL, sql } from 'drizzle-orm'
import type { Row } from '../db/database.ts'

/** The end of a statement: an export reads at most this many rows at once. */
export const limitClause = sql`limit 2000`

/** The end of a statement, behind `where` or `and`: the id is after that of the last known row, in order of ids, and no more than the limit. */
export function idAfterOrderLimit(last: Row | null): SQL {
  return sql`${last ? sql`id > ${last.id}::uuid` : sql`true`} order by id ${limitClause}`
}
