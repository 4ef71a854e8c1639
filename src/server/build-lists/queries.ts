import { sql } from 'drizzle-orm'
import type { Queryable, Row } from '../db/database.ts'

/** A user's lists, newest first (SAVE-8). */
export function listBuildLists(database: Queryable, userId: string): Promise<readonly Row[]> {
  return database.all(sql`
    select id, name, entries, catalogue, created_at, updated_at
    from build_lists
    where user_id = ${userId}
    order by created_at desc, id`)
}

export async function findBuildList(
  database: Queryable,
  { userId, id }: BuildListKey,
): Promise<Row | undefined> {
  const [row] = await database.all(sql`
    select id, name, entries, catalogue, created_at, updated_at
    from build_lists
    where user_id = ${userId} and id = ${id}`)
  return row
}

export type BuildListKey = { readonly userId: string; readonly id: string }
