import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { at, bytes } from './table-columns.ts'

/** Every catalogue that this server has served, so that a plan made with an older one is recognised (BEY-14). */
export const catalogues = pgTable(
  'catalogues',
  {
    version: text('version').primaryKey(),
    name: text('name').notNull(),
    gameDate: text('game_date').notNull(),
    items: integer('items').notNull(),
    craftable: integer('craftable').notNull(),
    firstServedAt: at('first_served_at').notNull().defaultNow(),
  },
  () => [check('catalogues_craftable_among_items', sql`craftable between 0 and items`)],
)

/**
 * The lists of items, compressed with gzip, of all catalogues that were in use since 0.8.0, and of earlier ones that settlements
 * counted with: every server process can count with them and send them, however old they are.
 */
export const catalogueLists = pgTable('catalogue_lists', {
  version: text('version').primaryKey(),
  list: bytes('list').notNull(),
})
