import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { type Client, Pool } from 'pg'
import type { Logger } from 'pino'
import { startFailure } from '../configuration/start-failure.ts'
import type { Warnings } from '../configuration/warnings.ts'
import { migrationLock } from './advisory-locks.ts'
import { whole } from './columns.ts'
import { asDatabase, type Database } from './database.ts'
import { connectForLong } from './direct-connection.ts'
import { allOrNone, migrationFiles, refuseNewerDatabase } from './migrations.ts'
import { nameStatements } from './named-statements.ts'
import { isOutOfReach } from './out-of-reach.ts'
import { inTransaction, runnerOn } from './postgres-statements.ts'

/** PostgreSQL 15, in the form of `server_version_num`. */
const oldestVersion = 150_000
const poolSize = 20
const connectWithinMs = 5_000
/** Less than a request may take, so that a statement times out before its request does. */
const statementWithinMs = 9_000
const timeoutsOfConnections = {
  statement_timeout: statementWithinMs,
  idle_in_transaction_session_timeout: statementWithinMs + 1_000,
}

type Parts = {
  readonly log: Logger
  readonly warnings: Warnings
  /** The same database without the pooler to which the address leads; null where it leads to no pooler. */
  readonly direct: string | null
}

/** Connects to PostgreSQL and migrates it. */
export async function openPostgres(url: string, { log, warnings, direct }: Parts): Promise<Database> {
  // The lock for migrations belongs to a connection, which a pooler would lend to others.
  await migratePostgres(direct ?? url)
  const pool = new Pool({
    connectionString: url,
    application_name: 'bit-calculator',
    max: poolSize,
    keepAlive: true,
    connectionTimeoutMillis: connectWithinMs,
    query_timeout: statementWithinMs + 1_000,
    // The statements of a transaction are sent without waiting for the answers before (`postgres-statements`).
    pipeline: true,
    ...(direct === null && timeoutsOfConnections),
  })
  // Without a listener, a lost connection would crash the server. The pool listens only to idle connections, not to one
  // in the middle of a transaction.
  pool.on('connect', (client) => {
    // What is prepared on one connection of a pooler is not known on the next.
    if (direct === null) nameStatements(client)
    client.on('error', (error) => log.warn({ reason: error.message }, 'a database connection was lost'))
  })
  // The pool passes on the error of an idle connection, which is logged above; without a listener this would crash the server too.
  pool.on('error', () => {})
  const database = asDatabase({
    drizzle: drizzle(pool),
    run: runnerOn(pool),
    inTransaction: (work) => inTransaction(pool, work),
    close: () => pool.end(),
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  })
  if (direct !== null) await warnWithoutTimeouts(database, warnings)
  return database
}

/** A pooler takes no settings from those it lends a connection to, so there the database must have them. */
async function warnWithoutTimeouts(database: Database, warnings: Warnings): Promise<void> {
  const [row] = await database.all(sql`
    select setting::int as ms from pg_settings where name = 'statement_timeout'`)
  if (row && whole(row, 'ms') > 0) return
  warnings.warn(
    'Through the pooler of DATABASE_URL, no statement is ever given up: one that hangs keeps its connection. Let the database end ' +
      `them: alter role … set statement_timeout = '${statementWithinMs / 1_000}s', idle_in_transaction_session_timeout likewise.`,
  )
}

/** If several servers start at once, the first one migrates and the others wait. */
async function migratePostgres(url: string): Promise<void> {
  const client = await connect(url)
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const orm = drizzle(client)
    await refuseNewerDatabase({ all: runnerOn(client) })
    await allOrNone(() => migrate(orm, migrationFiles))
  } catch (error) {
    throw isOutOfReach(error)
      ? startFailure(`${nameOf(url)} went away during the start. Try again.`, error)
      : error
  } finally {
    // Ends the session and releases the lock.
    await client.end().catch(() => {})
  }
}

async function connect(url: string): Promise<Client> {
  const settings = { connectionString: url, connectionTimeoutMillis: connectWithinMs }
  const client = await connectForLong(settings).catch((error: unknown) => {
    throw startFailure(
      `${nameOf(url)} cannot be used (${reasonOf(error)}). Check that it is running, and DATABASE_URL.`,
      error,
    )
  })
  const { rows } = await client.query("select current_setting('server_version_num')::int as version")
  if (rows[0].version >= oldestVersion) return client
  await client.end()
  throw startFailure(`${nameOf(url)} is too old: Bit Calculator needs PostgreSQL 15 or newer.`)
}

/** How messages name the database: without user and password. */
function nameOf(url: string): string {
  const { host, pathname } = new URL(url)
  return `PostgreSQL at ${host}${pathname}`
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown fault'
  return error.message || String((error as { code?: unknown }).code ?? error.name)
}
