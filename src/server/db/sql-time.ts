import { type SQL, sql } from 'drizzle-orm'
import { isoTime } from '../configuration/clock.ts'

/** Epoch milliseconds as a `timestamptz`. */
export function sqlTime(at: number): SQL {
  return sqlIsoTime(isoTime(at))
}

/** ISO text as a `timestamptz`. */
export function sqlIsoTime(text: string): SQL {
  return sql`${text}::timestamptz`
}
