import { sql } from 'drizzle-orm'
import type { BuildListEntry } from '#domain/build-list/build-list'
import { lockOwnAccount } from '../access/signed-in.ts'
import { whole } from '../db/columns.ts'
import type { Row, Tx, Writable } from '../db/database.ts'
import { sqlTime } from '../db/sql-time.ts'
import { type BuildListKey, findBuildList } from './queries.ts'

/** Most lists of one user. */
export const mostBuildLists = 200

type NewBuildList = BuildListKey & {
  readonly name: string
  readonly entries: readonly BuildListEntry[]
  /** The version by which its recipes are numbered, if the client says so. */
  readonly catalogue?: string | undefined
  /** Epoch milliseconds. */
  readonly at: number
}

/**
 * Saves a list. If one with this id was saved before, that one is returned unchanged, even if it was renamed since.
 * @returns undefined if the user has the most lists that are allowed
 */
export async function createBuildList(tx: Tx, list: NewBuildList): Promise<Row | undefined> {
  const { userId, id, name, entries, catalogue, at } = list
  // Locked, because two requests of a user at once could both take the last place.
  await lockOwnAccount(tx, userId, 'change')
  const saved = await findBuildList(tx, list)
  if (saved) return saved
  const [count] = await tx.all(sql`select count(*) as lists from build_lists where user_id = ${userId}`)
  if (whole(count!, 'lists') >= mostBuildLists) return undefined
  const [row] = await tx.write(sql`
    insert into build_lists (user_id, id, name, entries, catalogue, created_at, updated_at)
    values (${userId}, ${id}, ${name}, ${JSON.stringify(entries)}::jsonb, ${catalogue ?? null}, ${sqlTime(at)},
      ${sqlTime(at)})
    returning id, name, entries, catalogue, created_at, updated_at`)
  return row
}

/** @returns undefined if the user has no such list */
export async function renameBuildList(
  database: Writable,
  { userId, id, name, at }: BuildListKey & { readonly name: string; readonly at: number },
): Promise<Row | undefined> {
  const [row] = await database.write(sql`
    update build_lists set name = ${name}, updated_at = ${sqlTime(at)}
    where user_id = ${userId} and id = ${id}
    returning id, name, entries, catalogue, created_at, updated_at`)
  return row
}

/** Deletes a list; does nothing if it is deleted already. */
export async function deleteBuildList(database: Writable, { userId, id }: BuildListKey): Promise<void> {
  await database.write(sql`delete from build_lists where user_id = ${userId} and id = ${id}`)
}
