import { createHmac, randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { Client } from 'pg'
import { sessionCookieName } from '#server/access/session-cookie'
import { migrationFiles } from '#server/db/migrations'
import { openPgliteIn } from './empty-pglite.ts'
import { root } from './server-data-folder.ts'
import type { SignedIn } from './sign-in.ts'

/** The settings with which a later server opens the database. */
export type DatabaseSettings = { readonly DATA_DIR: string; readonly DATABASE_URL: string }

/** A database that no server uses. */
export type ClosedDatabase = {
  readonly query: (statement: string) => Promise<readonly Record<string, unknown>[]>
  /** Several statements at once. */
  readonly run: (statements: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** The server's secret for sessions that a test writes into the tables. */
export const knownSecret = 'a secret of the tests, long enough to sign with'

/** Opens a database that is there already. */
export async function openClosedDatabase(place: DatabaseSettings): Promise<ClosedDatabase> {
  return (await openDatabase(place)).database
}

/** Opens a new database and makes the tables as they were before that migration. */
export async function openFormerDatabase(
  place: DatabaseSettings,
  firstMissing: string,
): Promise<ClosedDatabase> {
  const { database, migrate: migrateWith } = await openDatabase(place)
  const folder = migrationsBefore(firstMissing)
  await migrateWith({ ...migrationFiles, migrationsFolder: folder })
  rmSync(folder, { recursive: true })
  return database
}

/** Opens a new database and fills it with what a release has stored, named by its newest migration. */
export async function openReleasedDatabase(
  place: DatabaseSettings,
  release: string,
): Promise<ClosedDatabase> {
  const names = migrationNames()
  const database = await openFormerDatabase(place, names[names.indexOf(release) + 1]!)
  await database.run(readFileSync(join(root, `tests/fixtures/former-databases/${release}.sql`), 'utf8'))
  return database
}

type Opened = {
  readonly database: ClosedDatabase
  readonly migrate: (files: typeof migrationFiles) => Promise<unknown>
}

async function openDatabase({ DATA_DIR, DATABASE_URL }: DatabaseSettings): Promise<Opened> {
  if (!DATABASE_URL) {
    const client = await openPgliteIn(join(DATA_DIR, 'pg'))
    const database = {
      query: async (statement: string) => (await client.query<Record<string, unknown>>(statement)).rows,
      run: async (statements: string) => void (await client.exec(statements)),
      close: () => client.close(),
    }
    return { database, migrate: (files) => migrate(drizzle(client), files) }
  }
  const client = new Client({ connectionString: DATABASE_URL })
  await client.connect()
  const database = {
    query: async (statement: string) => (await client.query(statement)).rows,
    run: async (statements: string) => void (await client.query(statements)),
    close: () => client.end(),
  }
  return { database, migrate: (files) => migratePg(drizzlePg(client), files) }
}

/** Writes a user with a session into the tables. */
export async function addPerson({ query }: Pick<ClosedDatabase, 'query'>, name: string) {
  const token = randomUUID()
  const [user] = await query(
    `insert into users (name, email) values ('${name}', '${token}@id.invalid') returning id`,
  )
  const userId = String(user!.id)
  await query(`insert into profiles (user_id, public_number) values ('${userId}', 1234)`)
  await query(
    `insert into sessions (user_id, token, expires_at) values ('${userId}', '${token}', now() + interval '7 days')`,
  )
  return { userId, signedIn: (url: string) => signedInBy(token, url) }
}

/** The user of the session with that token, on a server with the known secret. */
export function signedInBy(token: string, url: string): SignedIn {
  const signature = createHmac('sha256', knownSecret).update(token).digest('base64')
  const cookie = `${sessionCookieName(url)}=${encodeURIComponent(`${token}.${signature}`)}`
  return { cookie, origin: url }
}

/** The releases before this one, by the names of their newest migrations. */
export function earlierReleases(): readonly string[] {
  return migrationNames().slice(0, -1)
}

/** The migrations in their order, by name. */
export function migrationNames(): readonly string[] {
  const path = join(migrationFiles.migrationsFolder, 'meta/_journal.json')
  return (JSON.parse(readFileSync(path, 'utf8')) as Journal).entries.map(({ tag }) => tag)
}

type Journal = { readonly entries: readonly { readonly tag: string }[] }

function migrationsBefore(firstMissing: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'bit-calculator-migrations-'))
  cpSync(migrationFiles.migrationsFolder, folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8')) as Journal
  const end = journal.entries.findIndex(({ tag }) => tag === firstMissing)
  if (end < 0) throw new Error(`there is no migration ${firstMissing}`)
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }))
  return folder
}
