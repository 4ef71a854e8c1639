import type { ClosedDatabase } from './former-database.ts'

const tables = `select table_schema || '.' || table_name as name from information_schema.tables
  where table_schema in ('public', 'drizzle') and table_type = 'BASE TABLE' order by name`
const columns = `select string_agg(table_schema || '.' || table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable, ','
    order by table_schema, table_name, ordinal_position) as text
  from information_schema.columns where table_schema in ('public', 'drizzle')`
const rules = `select string_agg(conrelid::regclass || ' ' || pg_get_constraintdef(oid), ',' order by conrelid::regclass::text, conname) as text
  from pg_constraint where connamespace = 'public'::regnamespace`

/** Everything that a database holds, as one text: two databases with the same text are the same. */
export async function storedWhole({ query }: Pick<ClosedDatabase, 'query'>): Promise<string> {
  const parts = [await query(columns), await query(rules)].map(([row]) => String(row?.text))
  for (const { name } of await query(tables)) {
    const [row] = await query(`select string_agg(t::text, ',' order by t::text) as text from ${name} t`)
    parts.push(`${name}: ${row?.text}`)
  }
  return parts.join('\n')
}
