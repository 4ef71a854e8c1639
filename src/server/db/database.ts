import { is, SQL, StringChunk } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { retryCollisions } from './collision.ts'
import { noteWrite } from './sent-writes.ts'

/** A row as the driver gives it: snake_case columns, to be read with the functions of `columns.ts`. */
export type Row = Readonly<Record<string, unknown>>

/** What a query or a command needs: the database itself, or a transaction on it. */
export type Queryable = { readonly all: (statement: SQL) => Promise<readonly Row[]> }

/** One transaction: all of it or none. */
export type Tx = Queryable

export type Database = Queryable & {
  /** Collisions with other transactions are tried again, so `work` may run more than once: it changes nothing but the database. */
  readonly transaction: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>
  readonly close: () => Promise<void>
  /** For the sign-in library, which brings its own statements; everybody else writes theirs. */
  readonly drizzle: DrizzleDatabase
}

export type DrizzleDatabase = PgDatabase<PgQueryResultHKT>

/** The one face of both drivers, so that no query can know which it runs on. */
export function asDatabase(drizzle: DrizzleDatabase, close: () => Promise<void>): Database {
  const { all } = asQueryable(drizzle)
  return {
    all(statement) {
      if (writes(statement)) noteWrite()
      return retryCollisions(() => all(statement))
    },
    transaction: (work) =>
      retryCollisions(() =>
        drizzle.transaction(async (tx) => {
          const result = await work(asQueryable(tx))
          noteWrite()
          return result
        }),
      ),
    close,
    drizzle,
  }
}

function asQueryable(drizzle: Pick<DrizzleDatabase, 'execute'>): Queryable {
  return {
    all: async (statement) => ((await drizzle.execute(statement)) as { rows: Row[] }).rows,
  }
}

/** Looks at the words of the statement as they were written, which spares putting it together twice. */
function writes(statement: SQL): boolean {
  return statement.queryChunks.some((chunk) =>
    is(chunk, StringChunk)
      ? /\b(insert|update|delete)\b/i.test(chunk.value.join(''))
      : is(chunk, SQL) && writes(chunk),
  )
}
