import { type SQL, sql } from 'drizzle-orm'
import { isoTime } from '../configuration/clock.ts'

/** Epoch milliseconds as a `timestamptz`. */
export function sqlTime(at: number): SQL {
  return sql`${isoTime(at)}::timestamptz`
}

/** Ids for `in`: as one parameter, so that the statement's text is the same for any number of them. */
export function sqlIds(ids: readonly string[]): SQL {
  return sql`(select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
}
