import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, uuid } from 'drizzle-orm/pg-core'
import { at } from './table-columns.ts'

/**
 * The epoch of the database: a restored backup begins a new one. One row, so that browsers can tell that numbers they know
 * come from another epoch (R2).
 */
export const databaseEpoch = pgTable(
  'database_epoch',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    id: uuid('id').notNull(),
    /** When the backup was made that was restored; null in the first epoch. */
    restoredTo: at('restored_to'),
  },
  () => [check('database_epoch_is_one_row', sql`is_only`)],
)
