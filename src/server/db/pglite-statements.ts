import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { asDatabase, type Database, type DrizzleDatabase, type Queryable, type Row } from './database.ts'
import { noteWrite } from './sent-writes.ts'

/** The built-in database once it is open, with one connection. */
export function databaseOf(
  client: PGlite,
  more: Partial<Pick<Database, 'close' | 'copyFiles'>> = {},
): Database {
  const orm = drizzle(client)
  return asDatabase({
    drizzle: orm,
    run: runnerOf(orm),
    inTransaction: (work) =>
      orm.transaction(async (tx) => {
        const run = runnerOf(tx)
        const result = await work({ all: run, write: run, writeLast: run })
        // Only the commit can save something, so a write is noted after the work, just before it.
        noteWrite()
        return result
      }),
    close: () => client.close(),
    ...more,
  })
}

function runnerOf(orm: Pick<DrizzleDatabase, 'execute'>): Queryable['all'] {
  return async (statement) => ((await orm.execute(statement)) as { rows: Row[] }).rows
}
