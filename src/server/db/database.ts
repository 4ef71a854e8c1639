import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { retryCollisions } from './collision.ts'
import { noteWrite } from './sent-writes.ts'

/** A row as the driver gives it: snake_case columns, to be read with the functions of `columns.ts`. */
export type Row = Readonly<Record<string, unknown>>

/** What a query needs: the database itself, or a transaction on it. Nothing is written through it. */
export type Queryable = { readonly all: (statement: SQL) => Promise<readonly Row[]> }

/** What a single statement that writes needs: it is a transaction of its own, or part of one. */
export type Writable = Queryable & { readonly write: (statement: SQL) => Promise<readonly Row[]> }

declare const inOne: unique symbol
/** One transaction: all of it or none. What writes in more than one statement demands it. */
export type Tx = Writable & { readonly [inOne]: true }

export type Database = Writable & {
  /** Collisions with other transactions are tried again, so `work` may run more than once: it changes nothing but the database. */
  readonly transaction: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>
  readonly close: () => Promise<void>
  /** For the sign-in library, which brings its own statements; everybody else writes theirs. */
  readonly drizzle: DrizzleDatabase
}

export type DrizzleDatabase = PgDatabase<PgQueryResultHKT>

/** The one face of both drivers, so that no query can know which it runs on. */
export function asDatabase(drizzle: DrizzleDatabase, close: () => Promise<void>): Database {
  const run = runnerOf(drizzle)
  return {
    all: (statement) => retryCollisions(() => run(statement)),
    write(statement) {
      noteWrite()
      return retryCollisions(() => run(statement))
    },
    transaction: (work) =>
      retryCollisions(() =>
        drizzle.transaction(async (tx) => {
          const result = await work(asTx(tx))
          noteWrite()
          return result
        }),
      ),
    close,
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
