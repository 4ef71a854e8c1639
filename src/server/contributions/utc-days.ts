import { type SQL, sql } from 'drizzle-orm'

/** When a UTC day begins. */
export function startOfUtcDay(day: string): SQL {
  return sql`${day}::date::timestamp at time zone 'UTC'`
}

/** The Monday of the week in which a time lies, as a UTC day, YYYY-MM-DD. */
export function mondayOf(at: SQL): SQL {
  return sql`to_char(date_trunc('week', ${at} at time zone 'UTC'), 'YYYY-MM-DD')`
}
