import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { retryCollisions } from './collision.ts'
import { noteWrite } from './sent-writes.ts'

/** A row as the driver gives it: snake_case columns, to be read with the functions of `columns.ts`. */
export type Row = Readonly<Record<string, unknown>>

/** The database or a transaction, for reading only. */
export type Queryable = { readonly all: (statement: SQL) => Promise<readonly Row[]> }

/** The database or a transaction, for a single statement that writes. */
export type Writable = Queryable & {
  readonly write: (statement: SQL) => Promise<readonly Row[]>
  /**
   * Like `write`, for the last statement that writes: on PostgreSQL a transaction is committed with it, also where it wrote no row, so that
   * its locks are held no longer than they must; but not what is within another (`database-within`). Only reads may follow.
   */
  readonly writeLast: (statement: SQL) => Promise<readonly Row[]>
}

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

/** How a driver runs a statement, and a transaction, which notes its commit by `noteWrite`. */
type Driver = Pick<Database, 'drizzle' | 'close'> &
  Partial<Pick<Database, 'pool' | 'copyFiles'>> & {
    readonly run: Queryable['all']
    readonly inTransaction: <Result>(work: (tx: Writable) => Promise<Result>) => Promise<Result>
  }

/** The same interface for both drivers. */
export function asDatabase({
  run,
  inTransaction,
  pool = () => null,
  copyFiles = null,
  ...driver
}: Driver): Database {
  const write = (statement: SQL) => {
    // If the database goes away from here on, the answer says that this may have been saved.
    noteWrite()
    return retryCollisions(() => run(statement))
  }
  return {
    ...driver,
    all: (statement) => retryCollisions(() => run(statement)),
    write,
    writeLast: write,
    transaction: (work) => retryCollisions(() => inTransaction((tx) => work(tx as Tx))),
    pool,
    copyFiles,
  }
}
