import { type SQL, sql } from 'drizzle-orm'

/** Ids as they follow `in`, given as one value, so that the statement is the same text for any number of them. */
export function among(ids: readonly string[]): SQL {
  return sql`(select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
}
