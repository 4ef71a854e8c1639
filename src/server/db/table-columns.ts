import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A column for a point in time. */
export const at = (name: string) => timestamp(name, { withTimezone: true })

export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
