import { timestamp } from 'drizzle-orm/pg-core'

/** A column for a point in time. */
export const at = (name: string) => timestamp(name, { withTimezone: true })
