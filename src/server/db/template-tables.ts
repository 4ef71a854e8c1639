import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { people } from './people-tables.ts'
import { settlementId } from './settlement-tables.ts'
import { at } from './table-columns.ts'

/** How tasks are dealt out (TSK-4), or what a project begins with (PRJ-5). The body names members by their numbers. */
export const templates = pgTable(
  'templates',
  {
    settlementId: settlementId(),
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    body: jsonb('body').notNull(),
    createdByNo: integer('created_by_no').notNull(),
    createdAt: at('created_at').notNull(),
    deletedAt: at('deleted_at'),
  },
  (table) => [
    primaryKey({ name: 'templates_pkey', columns: [table.settlementId, table.id] }),
    foreignKey({
      name: 'templates_made_by_a_person',
      columns: [table.settlementId, table.createdByNo],
      foreignColumns: [people.settlementId, people.no],
    }),
    uniqueIndex('templates_name_is_one_template')
      .on(table.settlementId, table.kind, table.name)
      .where(sql`deleted_at is null`),
    check('templates_kind_is_known', sql`kind in ('assignment', 'project')`),
    check('templates_name_is_given', sql`char_length(name) between 1 and 80`),
  ],
)
