import type { SQL } from 'drizzle-orm'
import { text } from '../db/columns.ts'
import type { Queryable } from '../db/database.ts'

/** The mark of each user in the rows of a query, which have `user_id` and `mark`; users without a row are missing. */
export async function marksByUser(database: Queryable, query: SQL): Promise<ReadonlyMap<string, string>> {
  const rows = await database.all(query)
  return new Map(rows.map((row) => [text(row, 'user_id'), text(row, 'mark')]))
}
