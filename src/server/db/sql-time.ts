import { type SQL, sql } from 'drizzle-orm'
import { isoTime } from '../configuration/clock.ts'

/** Epoch milliseconds as a `timestamptz`. */
export function sqlTime(at: number): SQL {
  return sql`${isoTime(at)}::timestamptz`
}
