import { sql } from 'drizzle-orm'
import { bigint, check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { settlementId } from './settlement-tables.ts'
import { at } from './table-columns.ts'

/** How much of an item is to be free at least (BEY-18). */
export const standingOrders = pgTable(
  'standing_orders',
  {
    settlementId: settlementId(),
    itemId: text('item_id').notNull(),
    atLeast: bigint('at_least', { mode: 'number' }).notNull(),
    since: at('since').notNull(),
    /** The act that was done at that time; null where an earlier release noted only the time. */
    begunBy: uuid('begun_by'),
  },
  (table) => [
    primaryKey({ name: 'standing_orders_pkey', columns: [table.settlementId, table.itemId] }),
    check('standing_orders_item_is_given', sql`char_length(item_id) between 1 and 40`),
    check('standing_orders_amount_fits', sql`at_least between 1 and 1000000000`),
  ],
)
