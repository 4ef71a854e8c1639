import { type SQL, sql } from 'drizzle-orm'

/** A column with rows as JSON. */
export function jsonColumn(name: string, rows: SQL): SQL {
  return sql`(select coalesce(json_agg(stored), '[]'::json) from (${rows}) stored) as ${sql.identifier(name)}`
}
