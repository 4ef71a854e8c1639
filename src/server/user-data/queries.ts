import { sql } from 'drizzle-orm'
import { emptyUserDocument } from '#domain/user-data/user-document'
import { among } from '../db/among.ts'
import type { Queryable, Row } from '../db/database.ts'
import { type SavedData, savedData } from './rows.ts'

/** The version of an account that has never saved anything. */
export const firstVersion = 1

/** Most saved states in a list. */
const mostListed = 1_000

/** The account's data; empty if nothing was saved yet (SAVE-3). */
export async function findUserData(database: Queryable, userId: string): Promise<SavedData> {
  const [row] = await database.all(sql`
    select version, document, catalogue, last_updated from user_data where user_id = ${userId}`)
  return row
    ? savedData(row)
    : { version: firstVersion, lastUpdated: null, document: emptyUserDocument, catalogue: null }
}

/** Saved states, newest first (SYS-7). `bytes` is the stored size, so that no document is read. */
export function listVersions(database: Queryable, userId: string): Promise<readonly Row[]> {
  return database.all(sql`
    select version, saved_at, reason, inventory_items, build_list_items, projects,
      pg_column_size(document) as bytes
    from user_data_versions
    where user_id = ${userId}
    order by version desc
    limit ${mostListed}`)
}

/** One saved state, or undefined. */
export async function findVersion(
  database: Queryable,
  { userId, version }: { readonly userId: string; readonly version: number },
): Promise<SavedData | undefined> {
  const [row] = await database.all(sql`
    select version, document, catalogue, saved_at as last_updated
    from user_data_versions
    where user_id = ${userId} and version = ${version}`)
  return row && savedData(row)
}

/** The numbers of the current versions of several accounts; those that never saved have none. */
export function listCurrentVersions(
  database: Queryable,
  userIds: readonly string[],
): Promise<readonly Row[]> {
  return database.all(sql`
    select user_id, version from user_data
    where user_id in ${among(userIds)}`)
}
