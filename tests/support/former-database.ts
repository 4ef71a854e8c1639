import { createHmac, randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { Client } from 'pg'
import { sessionCookieName } from '#server/access/session-cookie'
import { migrationFiles } from '#server/db/migrations'
import type { SignedIn } from './sign-in.ts'

/** The settings with which a later server opens the database. */
export type Place = { readonly DATA_DIR: string; readonly DATABASE_URL: string }

/** A database that no server uses. */
export type ClosedDatabase = {
  readonly query: (statement: string) => Promise<readonly Record<string, unknown>[]>
  /** Several statements at once. */
  readonly run: (statements: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** The server's secret for sessions that a test writes into the tables. */
export const knownSecret = 'a secret of the tests, long enough to sign with'

export async function openClosedDatabase({ DATA_DIR, DATABASE_URL }: Place): Promise<ClosedDatabase> {
  if (DATABASE_URL) {
    const client = new Client({ connectionString: DATABASE_URL })
    await client.connect()
    return {
      query: async (statement) => (await client.query(statement)).rows,
      run: async (statements) => void (await client.query(statements)),
      close: () => client.end(),
    }
  }
  const client = await PGlite.create(join(DATA_DIR, 'pg'))
  return {
    query: async (statement) => (await client.query<Record<string, unknown>>(statement)).rows,
    run: async (statements) => void (await client.exec(statements)),
    close: () => client.close(),
  }
}

/** Makes the tables as they were before that migration. */
export async function migrateUntil(place: Place, firstMissing: string): Promise<void> {
  const folder = migrationsBefore(firstMissing)
  const files = { ...migrationFiles, migrationsFolder: folder }
  if (place.DATABASE_URL) {
    const client = new Client({ connectionString: place.DATABASE_URL })
    await client.connect()
    await migratePg(drizzlePg(client), files)
    await client.end()
  } else {
    const client = await PGlite.create(join(place.DATA_DIR, 'pg'))
    await migrate(drizzle(client), files)
    await client.close()
  }
  rmSync(folder, { recursive: true })
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
