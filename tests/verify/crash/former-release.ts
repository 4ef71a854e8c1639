import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  knownSecret,
  openClosedDatabase,
  openReleasedDatabase,
  type DatabaseSettings as Settings,
} from '../../support/former-database.ts'
import { runCommand } from '../../support/operator.ts'
import { createDatabase } from '../../support/postgres.ts'
import { eventually } from '../../support/server.ts'
import { type Stored, storedTables } from '../../support/stored-whole.ts'
import type { TestDatabase } from '../prove.ts'

/** What an earlier release has stored, to be copied and migrated. */
export type FormerRelease = {
  /** The name of its newest migration. */
  readonly name: string
  readonly settings: Settings
  /** A time before its first migration, in epoch milliseconds. */
  readonly since: number
  readonly before: Stored
  /** What an undisturbed migration makes of it. */
  readonly after: Stored
  /** How many statements its migration sends, from its beginning to its commit. */
  readonly statements: number
}

/** An option of Node with which a program prints each statement that it sends (print-statements.ts). */
export const printStatements = `--import=${pathToFileURL(join(import.meta.dirname, 'print-statements.ts'))}`

export async function prepareRelease(name: string, place: TestDatabase): Promise<FormerRelease> {
  const since = Date.now()
  const settings = await place.settings()
  const database = await openReleasedDatabase(settings, name)
  const before = await storedTables(database)
  await database.close()
  const copy = await copyOfDatabase(settings, place)
  const { code, output, errors } = await migrate(copy, { NODE_OPTIONS: printStatements })
  const statements = migrationIn(output).length
  // Begin, at least one change, commit.
  if (code !== 0 || statements < 3) throw new Error(`${name} was not migrated: ${errors}${output}`)
  return { name, settings, since, before, after: await storedIn(copy), statements }
}

export function migrate(settings: Settings, more: Readonly<Record<string, string>> = {}) {
  return runCommand('migrate', { ...settings, AUTH_SECRET: knownSecret, ...more })
}

/** The statements of the migration's one transaction, as far as they were printed. */
export function migrationIn(output: string): readonly string[] {
  const all = [...output.matchAll(/^statement: (.*)\n/gm)].map(([, statement]) => statement!)
  const [from, last] = [all.findIndex((one) => /^begin\b/i.test(one)), all.findIndex(isCommit)]
  return from < 0 ? [] : all.slice(from, last < 0 ? undefined : last + 1)
}

function isCommit(statement: string): boolean {
  return /^commit\b/i.test(statement)
}

/** A copy of a database that nobody uses, with a data folder of its own. */
export async function copyOfDatabase(from: Settings, { cluster, settings }: TestDatabase): Promise<Settings> {
  const to = await settings()
  if (cluster) {
    const name = new URL(from.DATABASE_URL).pathname.slice(1)
    return { ...to, DATABASE_URL: await createDatabase(cluster.administration, name) }
  }
  cpSync(join(from.DATA_DIR, 'pg'), join(to.DATA_DIR, 'pg'), { recursive: true })
  return to
}

/** What a database holds once nobody uses it: only a moment after a kill does PostgreSQL end what the killed server had begun. */
export async function storedIn(settings: Settings): Promise<Stored> {
  const database = await openClosedDatabase(settings)
  try {
    if (settings.DATABASE_URL) await eventually(async () => (await database.query(otherClients)).length === 0)
    return await storedTables(database)
  } finally {
    await database.close()
  }
}

const otherClients = `select pid from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`
