import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { nowAndEvery } from '../configuration/now-and-every.ts'
import { checkpointIfDue } from './checkpoint.ts'
import { text } from './columns.ts'
import type { Database, Writable } from './database.ts'

/** PostgreSQL's own bounds: a table is due after 50 changed rows and a tenth of all. It looks once a minute; here it is every 10 s. */
const everyMs = 10_000
const changedRows = 50
const changedPart = 0.1

/**
 * Does for the built-in database what PostgreSQL does by itself: frees the space of deleted rows, counts what tables hold, and
 * keeps its log short. Reading all of a new settlement of 2,000 tasks takes 1.8 s in place of 0.1 s if it came after the last
 * count. At the start it vacuums all tables, before the first request, because nobody knows then what has changed.
 * @returns a function that stops it after the table under way
 */
export async function keepVacuuming(parts: {
  readonly database: Database
  readonly log: Logger
}): Promise<() => Promise<void>> {
  const { database, log } = parts
  const failing = new Set<string>()
  /** A table that fails does not keep the others from their turn, and is logged once until it succeeds. */
  const vacuumEach = async (tables: readonly string[], over?: AbortSignal) => {
    for (const table of tables) {
      if (over?.aborted) return
      await vacuum(database, table).then(
        () => failing.delete(table),
        (error: unknown) => {
          if (!failing.has(table)) log.warn({ err: error, table }, 'a table was not vacuumed')
          failing.add(table)
        },
      )
    }
  }
  const failed = (error: unknown) =>
    log.warn({ err: error }, 'what the built-in database needs could not be found out')
  await listFilled(database).then(vacuumEach).catch(failed)
  return nowAndEvery(
    everyMs,
    async (over) => {
      await vacuumEach(await listChanged(database), over)
      await checkpointIfDue(database)
    },
    failed,
  )
}

/** All tables that hold anything. */
export async function listFilled(database: Writable): Promise<readonly string[]> {
  const filled = await database.all(sql`
    select relname from pg_stat_user_tables where schemaname = 'public' and pg_relation_size(relid) > 0`)
  return filled.map((row) => text(row, 'relname'))
}

/** The tables of which a part was changed since the last time. */
export async function listChanged(database: Writable): Promise<readonly string[]> {
  const changed = await database.all(sql`
    select pg_class.relname from pg_stat_user_tables join pg_class on pg_class.oid = relid
    where schemaname = 'public' and n_mod_since_analyze > ${changedRows} + ${changedPart} * greatest(reltuples, 0)`)
  return changed.map((row) => text(row, 'relname'))
}

/** Vacuums one table in a statement of its own, since requests wait for it: a million entries take 0.8 s. */
export async function vacuum(database: Writable, table: string): Promise<void> {
  await database.write(sql`vacuum (analyze) ${sql.identifier(table)}`)
}
