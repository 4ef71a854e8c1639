import { type SQL, sql } from 'drizzle-orm'

/** When a UTC day begins. */
export function startOfUtcDay(day: string): SQL {
  return sql`${day}::date::timestamp at time zone 'UTC'`
}

/** The day on which a moment's week began. */
export function mondayOf(at: SQL): SQL {
  return sql`to_char(date_trunc('week', ${at} at time zone 'UTC'), 'YYYY-MM-DD')`
}
