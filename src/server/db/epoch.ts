import { sql } from 'drizzle-orm'
import { epochText } from '#contract/epoch'
import { text, time } from './columns.ts'
import type { Queryable } from './database.ts'

/** The epoch of the database. It changes only while no server runs, so a server reads it once. */
export async function readEpoch(database: Queryable): Promise<string> {
  const [row] = await database.all(sql`select id, restored_to from database_epoch`)
  return epochText(text(row!, 'id'), row!.restored_to === null ? null : time(row!, 'restored_to'))
}
