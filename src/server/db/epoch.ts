import { sql } from 'drizzle-orm'
import { epochText } from '#contract/epoch'
import { text, time } from './columns.ts'
import type { Queryable, Row } from './database.ts'

/** For `keepRestoresAway`, whose connection is no `Queryable`. */
export const epochStatement = 'select id, restored_to::text as restored_to from database_epoch'

/**
 * The epoch of the database, which each restore of a backup begins anew. A server reads it at its start; `keepRestoresAway` holds it against the
 * database whenever its lost connection is back.
 */
export async function readEpoch(database: Queryable): Promise<string> {
  const [row] = await database.all(sql.raw(epochStatement))
  return epochOf(row!)
}

/** The epoch in the row that the statement finds. */
export function epochOf(row: Row): string {
  return epochText(text(row, 'id'), row.restored_to === null ? null : time(row, 'restored_to'))
}
