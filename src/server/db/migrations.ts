import { sql } from 'drizzle-orm'
import { type MigrationConfig, readMigrationFiles } from 'drizzle-orm/migrator'
import { migrationsFolder } from '../configuration/project-folders.ts'
import { startFailure } from '../configuration/start-failure.ts'
import { whole } from './columns.ts'
import type { Queryable } from './database.ts'

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
