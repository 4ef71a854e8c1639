import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { migrationFiles } from '#server/db/migrations'

/** A table as the database itself describes it. */
export type StoredTable = {
  readonly name: string
  readonly columns: readonly string[]
  /** The primary key and every other unique rule, also those of an index; an expression as it is written. */
  readonly uniqueRules: readonly {
    readonly name: string
    readonly isPrimary: boolean
    readonly columns: readonly string[]
  }[]
  readonly foreignKeys: readonly ForeignKey[]
  readonly triggers: readonly string[]
}

export type ForeignKey = {
  readonly name: string
  readonly columns: readonly string[]
  readonly to: string
  readonly toColumns: readonly string[]
  /** Whether it sets columns to null or their default when the other row is deleted, instead of refusing that or deleting its own row. */
  readonly setsColumns: boolean
}

/** An empty database in memory with every migration run. */
export async function migratedDatabase(): Promise<PGlite> {
  const database = await PGlite.create()
  await migrate(drizzle(database), migrationFiles)
  return database
}

/** All our tables. */
export async function readStoredTables(database: Pick<PGlite, 'query'>): Promise<readonly StoredTable[]> {
  const { rows } = await database.query<StoredTable>(`
    select tables.relname as name,
      (select json_agg(attname order by attnum) from pg_attribute
        where attrelid = tables.oid and attnum > 0 and not attisdropped) as columns,
      (select coalesce(json_agg(json_build_object('name', indexrelid::regclass::text, 'isPrimary', indisprimary,
          'columns', (select json_agg(pg_get_indexdef(indexrelid, place, true) order by place)
            from generate_series(1, indnkeyatts) place)) order by indexrelid::regclass::text), '[]'::json)
        from pg_index where indrelid = tables.oid and (indisunique or indisexclusion)) as "uniqueRules",
      (select coalesce(json_agg(json_build_object('name', conname, 'to', confrelid::regclass::text,
          'columns', ${namesOf('conrelid', 'conkey')}, 'toColumns', ${namesOf('confrelid', 'confkey')},
          'setsColumns', confdeltype in ('n', 'd')) order by conname), '[]'::json)
        from pg_constraint where conrelid = tables.oid and contype = 'f') as "foreignKeys",
      (select coalesce(json_agg(tgname order by tgname), '[]'::json)
        from pg_trigger where tgrelid = tables.oid and not tgisinternal) as triggers
    from pg_class tables join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p') and nspname not in ('drizzle', 'information_schema', 'pg_catalog', 'pg_toast')
    order by tables.relname`)
  return rows
}

function namesOf(table: string, places: string): string {
  return `(select json_agg(attname order by place) from unnest(${places}) with ordinality as key(attnum, place)
    join pg_attribute on attrelid = ${table} and pg_attribute.attnum = key.attnum)`
}
