import { sql } from 'drizzle-orm'
import { type MigrationConfig, readMigrationFiles } from 'drizzle-orm/migrator'
import { migrationsFolder } from '../configuration/project-folders.ts'
import { startFailure } from '../configuration/start-failure.ts'
import { whole } from './columns.ts'
import type { Queryable } from './database.ts'
import { isOutOfReach } from './out-of-reach.ts'

/** The numbered SQL files. A released one is never edited. */
export const migrationFiles: MigrationConfig = {
  migrationsFolder,
  migrationsSchema: 'drizzle',
  migrationsTable: '__drizzle_migrations',
}

/** @throws if a newer release has migrated the database: this release would misread it */
export async function refuseNewerDatabase(database: Queryable): Promise<void> {
  const [found] = await database.all(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as migrated`,
  )
  if (!found?.migrated) return
  const [last] = await database.all(
    sql`select coalesce(max(created_at), 0) as at from drizzle.__drizzle_migrations`,
  )
  const newestKnown = Math.max(...readMigrationFiles(migrationFiles).map((file) => file.folderMillis))
  if (last && whole(last, 'at') > newestKnown)
    throw startFailure(
      'This database was made by a newer release of Bit Calculator. Start that release, or restore a backup.',
    )
}

/** Runs the missing migrations, which are one transaction: all of them are done, or none. @throws one sentence if one fails */
export async function allOrNone(migrate: () => Promise<unknown>): Promise<void> {
  try {
    await migrate()
  } catch (error) {
    if (isOutOfReach(error)) throw error
    throw startFailure(
      `The database could not be brought up to date and was left as it was (${reasonOf(error)}). Start the former release ` +
        'again, or restore a backup.',
      error,
    )
  }
}

/** What the database itself says: the last of the causes. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown fault'
  return error.cause === undefined ? error.message : reasonOf(error.cause)
}
