import type { SQL } from 'drizzle-orm'
import { text } from '../db/columns.ts'
import type { Queryable } from '../db/database.ts'

/** What a query of `user_id` and `mark` has of each user; a user of whom there is nothing is missing. */
export async function marksByUser(database: Queryable, query: SQL): Promise<ReadonlyMap<string, string>> {
  const rows = await database.all(query)
  return new Map(rows.map((row) => [text(row, 'user_id'), text(row, 'mark')]))
}
