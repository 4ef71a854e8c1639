import { readMigrationFiles } from 'drizzle-orm/migrator'
import { whole } from '../db/columns.ts'
import { migrationFiles } from '../db/migrations.ts'
import type { PlainDatabase } from './plain-database.ts'

/** How far a database is migrated: how many migrations, and when the newest of them was made, which names it. */
export type Schema = { readonly number: number; readonly newest: number }

const list = `${migrationFiles.migrationsSchema}.${migrationFiles.migrationsTable}`

/** The schema of this release. */
export function schemaOfThisRelease(): Schema {
  const files = readMigrationFiles(migrationFiles)
  return { number: files.length, newest: files.at(-1)!.folderMillis }
}

/** The schema of a database; null where it has none of our tables. */
export async function readSchema(database: PlainDatabase): Promise<Schema | null> {
  const [found] = await database.query(`select to_regclass('${list}') is not null as is_there`)
  if (!found?.is_there) return null
  const [row] = await database.query(
    `select count(*) as number, coalesce(max(created_at), 0) as newest from ${list}`,
  )
  const number = whole(row!, 'number')
  return number === 0 ? null : { number, newest: whole(row!, 'newest') }
}

/** Whether this release has made a database of that schema, or can migrate it. */
export function isKnown({ number, newest }: Schema): boolean {
  return readMigrationFiles(migrationFiles)[number - 1]?.folderMillis === newest
}

/** The names of the tables that the first `number` migrations have made, also of those that a later one has dropped. */
export function tablesOf(number: number): readonly string[] {
  const statements = readMigrationFiles(migrationFiles)
    .slice(0, number)
    .flatMap(({ sql }) => sql)
  return statements.flatMap((sql) => [...sql.matchAll(/create table "(\w+)"/gi)].map(([, name]) => name!))
}

/**
 * Runs the missing migrations up to a number, as the server does at its start up to the newest. They run in a transaction of the
 * caller, if there is one.
 */
export async function migrateUpTo(database: PlainDatabase, number: number): Promise<void> {
  const done = (await readSchema(database))?.number ?? 0
  if (done === 0) {
    await database.run(`create schema if not exists ${migrationFiles.migrationsSchema}`)
    await database.run(
      `create table if not exists ${list} (id serial primary key, hash text not null, created_at bigint)`,
    )
  }
  for (const { sql, hash, folderMillis } of readMigrationFiles(migrationFiles).slice(done, number)) {
    for (const statement of sql) await database.run(statement)
    await database.query(`insert into ${list} (hash, created_at) values ($1, $2)`, [hash, folderMillis])
  }
}
