import { type SQL, sql } from 'drizzle-orm'
import type { Row } from '../db/database.ts'

/** How many rows an export reads at once: the end of its statements. */
export const rowsAtOnce = sql`limit 2000`

/** The rows that follow the last one that is known, at the end of a statement. */
export function nextById(last: Row | null): SQL {
  return sql`${last ? sql`id > ${last.id}::uuid` : sql`true`} order by id ${rowsAtOnce}`
}
