import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as onPostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as onPglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { Client } from 'pg'
import { migrationFiles } from '#server/db/migrations'

/** A database as an earlier release left it: the built-in one in a data folder, or PostgreSQL by its address. */
export type FormerDatabase =
  | { readonly dataFolder: string; readonly databaseUrl?: never }
  | { readonly databaseUrl: string; readonly dataFolder?: never }

/**
 * Makes the tables of the release whose newest migration has that number, and fills them.
 * @param fill statements, run one after another.
 */
export async function makeFormerDatabase(
  where: FormerDatabase,
  newestMigration: number,
  fill: readonly string[],
): Promise<void> {
  const folder = migrationsUpTo(newestMigration)
  try {
    await (where.databaseUrl === undefined
      ? fillPglite(where.dataFolder, folder, fill)
      : fillPostgres(where.databaseUrl, folder, fill))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function fillPglite(dataFolder: string, folder: string, fill: readonly string[]): Promise<void> {
  const client = await PGlite.create(join(dataFolder, 'pg'))
  await migratePglite(onPglite(client), { ...migrationFiles, migrationsFolder: folder })
  for (const statement of fill) await client.exec(statement)
  await client.close()
}

async function fillPostgres(databaseUrl: string, folder: string, fill: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await migratePostgres(onPostgres(client), { ...migrationFiles, migrationsFolder: folder })
  for (const statement of fill) await client.query(statement)
  await client.end()
}

function migrationsUpTo(newest: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'bit-calculator-migrations-'))
  cpSync(migrationFiles.migrationsFolder, folder, { recursive: true })
  const journal = join(folder, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'))
  const kept = entries.filter(({ idx }: { idx: number }) => idx <= newest)
  writeFileSync(journal, JSON.stringify({ ...rest, entries: kept }))
  return folder
}
