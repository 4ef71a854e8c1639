import type { ClosedDatabase } from './former-database.ts'

const tables = `select table_schema || '.' || table_name as name from information_schema.tables
  where table_schema in ('public', 'drizzle') and table_type = 'BASE TABLE' order by name`
const columns = `select string_agg(table_schema || '.' || table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable, ','
    order by table_schema, table_name, ordinal_position) as text
  from information_schema.columns where table_schema in ('public', 'drizzle')`
const rules = `select string_agg(conrelid::regclass || ' ' || pg_get_constraintdef(oid), ',' order by conrelid::regclass::text, conname) as text
  from pg_constraint where connamespace = 'public'::regnamespace`

export type Stored = {
  /** The columns of all tables, and their constraints. */
  readonly shape: string
  /** The rows of each table as texts, in the order of these, by the table's name. */
  readonly rows: ReadonlyMap<string, readonly string[]>
}

/** Everything that a database holds. */
export async function storedTables({ query }: Pick<ClosedDatabase, 'query'>): Promise<Stored> {
  const shape = [await query(columns), await query(rules)].map(([row]) => String(row?.text))
  const rows = new Map<string, readonly string[]>()
  for (const { name } of await query(tables)) {
    const found = await query(`select t::text as text from ${name} t order by t::text`)
    rows.set(
      String(name),
      found.map(({ text }) => String(text)),
    )
  }
  return { shape: shape.join('\n'), rows }
}

/** Everything that a database holds, as one text: two databases with the same text are the same. */
export async function storedWhole(database: Pick<ClosedDatabase, 'query'>): Promise<string> {
  return wholeText(await storedTables(database))
}

export function wholeText({ shape, rows }: Stored): string {
  return [shape, ...[...rows].map(([name, those]) => `${name}: ${those.join(',')}`)].join('\n')
}
