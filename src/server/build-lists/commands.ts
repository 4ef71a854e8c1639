import { sql } from 'drizzle-orm'
import type { BuildListEntry } from '#domain/build-list/build-list'
import { lockOwnAccount } from '../access/signed-in.ts'
import { whole } from '../db/columns.ts'
import type { Row, Tx, Writable } from '../db/database.ts'
import { sqlTime } from '../db/sql-values.ts'
import { type BuildListKey, findBuildList } from './queries.ts'

/** So many lists one person may keep. */
export const mostBuildLists = 200

type NewBuildList = BuildListKey & {
  readonly name: string
  readonly entries: readonly BuildListEntry[]
  /** Epoch milliseconds. */
  readonly at: number
}

/**
 * Keeps a list; the one that stands under this id already where it was kept before, however it is called by now.
 * Undefined where the person keeps as many as there may be.
 */
export async function createBuildList(tx: Tx, list: NewBuildList): Promise<Row | undefined> {
  const { userId, id, name, entries, at } = list
  // One after the other for each person: two at once could both find a place for the last list.
  await lockOwnAccount(tx, userId, 'change')
  const standing = await findBuildList(tx, list)
  if (standing) return standing
  const [count] = await tx.all(sql`select count(*) as lists from build_lists where user_id = ${userId}`)
  if (whole(count!, 'lists') >= mostBuildLists) return undefined
  const [row] = await tx.write(sql`
    insert into build_lists (user_id, id, name, entries, created_at, updated_at)
    values (${userId}, ${id}, ${name}, ${JSON.stringify(entries)}::jsonb, ${sqlTime(at)}, ${sqlTime(at)})
    returning id, name, entries, created_at, updated_at`)
  return row
}

/** Undefined where the person has no such list. */
export async function renameBuildList(
  database: Writable,
  { userId, id, name, at }: BuildListKey & { readonly name: string; readonly at: number },
): Promise<Row | undefined> {
  const [row] = await database.write(sql`
    update build_lists set name = ${name}, updated_at = ${sqlTime(at)}
    where user_id = ${userId} and id = ${id}
    returning id, name, entries, created_at, updated_at`)
  return row
}

/** A list that is gone already is gone. */
export async function deleteBuildList(database: Writable, { userId, id }: BuildListKey): Promise<void> {
  await database.write(sql`delete from build_lists where user_id = ${userId} and id = ${id}`)
}
