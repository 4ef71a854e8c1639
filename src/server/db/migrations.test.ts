import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generateDrizzleJson } from 'drizzle-kit/api'
import { expect, test } from 'vitest'
import { migratedDatabase } from '#tests/support/stored-tables'

const folder = fileURLToPath(new URL('./migrations', import.meta.url))

test('R14: each migration is newer than the one before, or drizzle would skip it silently', () => {
  const times = read('meta/_journal.json').entries.map((entry: { when: number }) => entry.when)
  expect(times).toEqual([...times].sort((a, b) => a - b))
  expect(new Set(times).size).toBe(times.length)
})

test('R14: the newest migration’s snapshot has the tables of the schema', async () => {
  const newest = readdirSync(join(folder, 'meta'))
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1)
  expect(await schemaTables()).toEqual(read(`meta/${newest}`).tables)
})

test('R14: a migrated database has the columns, constraints and indexes of the schema, and one constraint more', async () => {
  const database = await migratedDatabase()
  const { rows } = await database.query<{ part: string }>(`
    select relname || '.' || attname || ' ' || format_type(atttypid, atttypmod) || case when attnotnull then ' not null' else '' end as part
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
    union all select conrelid::regclass || ' ' || conname from pg_constraint
    where connamespace = 'public'::regnamespace and (contype in ('f', 'u', 'c') or contype = 'p' and cardinality(conkey) > 1)
    union all select indrelid::regclass || ' ' || indexrelid::regclass from pg_index
    join pg_class on pg_class.oid = indexrelid
    where relnamespace = 'public'::regnamespace and not exists (select 1 from pg_constraint where conindid = indexrelid)`)
  await database.close()
  const described = Object.values(await schemaTables()).flatMap(partsOf)
  // Drizzle cannot describe a foreign key that is checked at the end of the transaction.
  expect(rows.map(({ part }) => part).sort()).toEqual(
    [...described, 'settlements settlements_owner_is_a_member'].sort(),
  )
})

type Named = Readonly<Record<string, unknown>>
type Table = {
  readonly name: string
  readonly columns: Readonly<
    Record<string, { readonly name: string; readonly type: string; readonly notNull: boolean }>
  >
  readonly indexes: Named
  readonly foreignKeys: Named
  readonly compositePrimaryKeys: Named
  readonly uniqueConstraints: Named
  readonly checkConstraints: Named
}

function partsOf(table: Table): readonly string[] {
  const { name, columns, ...rules } = table
  const named = [
    rules.indexes,
    rules.foreignKeys,
    rules.compositePrimaryKeys,
    rules.uniqueConstraints,
    rules.checkConstraints,
  ].flatMap((rule) => Object.keys(rule))
  return [
    ...Object.values(columns).map(
      (column) => `${name}.${column.name} ${column.type}${column.notNull ? ' not null' : ''}`,
    ),
    ...named.map((rule) => `${name} ${rule}`),
  ]
}

/** The tables of the schema, which is every `*-tables.ts` beside this file, in the form of a migration’s snapshot. */
async function schemaTables(): Promise<Readonly<Record<string, Table>>> {
  const here = fileURLToPath(new URL('.', import.meta.url))
  const files = readdirSync(here).filter((name) => name.endsWith('-tables.ts'))
  const parts = await Promise.all(files.map((name) => import(/* @vite-ignore */ join(here, name))))
  return JSON.parse(JSON.stringify(generateDrizzleJson(Object.assign({}, ...parts)).tables))
}

function read(name: string) {
  return JSON.parse(readFileSync(join(folder, name), 'utf8'))
}
