import { sql } from 'drizzle-orm'
import { check, foreignKey, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { settlementId } from './settlement-tables.ts'
import { amount, at } from './table-columns.ts'

/** Places where stock lies (INV-1). */
export const storages = pgTable(
  'storages',
  { settlementId: settlementId(), id: uuid('id').notNull(), name: text('name').notNull() },
  (table) => [
    primaryKey({ name: 'storages_pkey', columns: [table.settlementId, table.id] }),
    unique('storages_name_is_one_place').on(table.settlementId, table.name),
    check('storages_name_is_given', sql`char_length(name) between 1 and 80`),
  ],
)

/** The shared stock, one row for each item (INV-1, INV-2). */
export const stock = pgTable(
  'stock',
  {
    settlementId: settlementId(),
    itemId: text('item_id').notNull(),
    /** The sum of the item's entries. */
    quantity: amount('quantity'),
    /** Kept back and allotted together. */
    reserved: amount('reserved'),
    kept: amount('kept'),
    storageId: uuid('storage_id'),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'stock_pkey', columns: [table.settlementId, table.itemId] }),
    foreignKey({
      name: 'stock_lies_in_a_storage',
      columns: [table.settlementId, table.storageId],
      foreignColumns: [storages.settlementId, storages.id],
    }),
    check('stock_item_is_given', sql`char_length(item_id) between 1 and 40`),
    check(
      'stock_is_sane',
      sql`0 <= kept and kept <= reserved and reserved <= quantity and quantity <= 1000000000000`,
    ),
  ],
)
