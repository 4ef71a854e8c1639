import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { retryCollisions } from './collision.ts'
import { noteWrite } from './sent-writes.ts'

/** A row as the driver gives it: snake_case columns, to be read with the functions of `columns.ts`. */
export type Row = Readonly<Record<string, unknown>>

/** The database or a transaction, for reading only. */
export type Queryable = { readonly all: (statement: SQL) => Promise<readonly Row[]> }

/** The database or a transaction, for a single statement that writes. */
export type Writable = Queryable & { readonly write: (statement: SQL) => Promise<readonly Row[]> }

declare const inOne: unique symbol
/** A transaction. A function that writes in more than one statement asks for one. */
export type Tx = Writable & { readonly [inOne]: true }

export type Database = Writable & {
  /** Retries after a collision, so `work` may run more than once: it must have no effect outside the database. */
  readonly transaction: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>
  readonly close: () => Promise<void>
  /** Null with the built-in database, which has one connection. */
  readonly pool: () => PoolUse | null
  /** Copies the built-in database's files into a folder, at a moment at which nothing is written; null with PostgreSQL. */
  readonly copyFiles: ((into: string) => Promise<void>) | null
  /** For the sign-in library alone; all other code writes its own SQL. */
  readonly drizzle: DrizzleDatabase
}

/** Connections of this process to the database, and callers that wait for one. */
export type PoolUse = { readonly open: number; readonly idle: number; readonly waiting: number }

export type DrizzleDatabase = PgDatabase<PgQueryResultHKT>

/** The same interface for both drivers. */
export function asDatabase(
  drizzle: DrizzleDatabase,
  {
    close,
    pool = () => null,
    copyFiles = null,
  }: Pick<Database, 'close'> & Partial<Pick<Database, 'pool' | 'copyFiles'>>,
): Database {
  const run = runnerOf(drizzle)
  return {
    all: (statement) => retryCollisions(() => run(statement)),
    write(statement) {
      // If the database goes away from here on, the answer says that this may have been saved.
      noteWrite()
      return retryCollisions(() => run(statement))
    },
    // Only the commit can save something, so a write is noted after the work, just before it.
    transaction: (work) =>
      retryCollisions(() =>
        drizzle.transaction(async (tx) => {
          const result = await work(asTx(tx))
          noteWrite()
          return result
        }),
      ),
    close,
    pool,
    copyFiles,
    drizzle,
  }
}

function runnerOf(drizzle: Pick<DrizzleDatabase, 'execute'>): Queryable['all'] {
  return async (statement) => ((await drizzle.execute(statement)) as { rows: Row[] }).rows
}

function asTx(drizzle: Pick<DrizzleDatabase, 'execute'>): Tx {
  const run = runnerOf(drizzle)
  return { all: run, write: run } as Writable as Tx
}
