import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { at } from './table-columns.ts'

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
