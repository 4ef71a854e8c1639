import { sql } from 'drizzle-orm'
import { epochText } from '#contract/epoch'
import { text, time } from './columns.ts'
import type { Queryable, Row } from './database.ts'

export const epochStatement = 'select id, restored_to::text as restored_to from database_epoch'

/** The epoch of the database. It changes only while no server runs, so a server reads it once. */
export async function readEpoch(database: Queryable): Promise<string> {
  const [row] = await database.all(sql.raw(epochStatement))
  return epochOf(row!)
}

/** The epoch in the row that the statement finds. */
export function epochOf(row: Row): string {
  return epochText(text(row, 'id'), row.restored_to === null ? null : time(row, 'restored_to'))
}
