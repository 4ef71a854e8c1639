import { sql } from 'drizzle-orm'
import { bigint, customType, timestamp } from 'drizzle-orm/pg-core'

/** A column for a point in time. */
export const at = (name: string) => timestamp(name, { withTimezone: true })

/** Pieces of an item: whole numbers beyond what 32 bits hold. */
export const amount = (name: string) => bigint(name, { mode: 'number' }).notNull()

export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** A rule that a column holds one of these words. */
export function isOneOf(column: string, words: readonly string[]) {
  return sql.raw(`${column} in (${words.map((word) => `'${word}'`).join(', ')})`)
}
