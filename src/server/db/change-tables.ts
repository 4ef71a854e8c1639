import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { people } from './people-tables.ts'
import { settlementId } from './settlement-tables.ts'
import { at } from './table-columns.ts'

/** The activity log (SET-8). */
export const activity = pgTable(
  'activity',
  {
    settlementId: settlementId(),
    id: bigint('id', { mode: 'number' }).notNull(),
    kind: text('kind').notNull(),
    /** The person number of whoever did it. */
    byNo: integer('by_no').notNull(),
    facts: jsonb('facts').notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'activity_pkey', columns: [table.settlementId, table.id] }),
    foreignKey({
      name: 'activity_by_a_person',
      columns: [table.settlementId, table.byNo],
      foreignColumns: [people.settlementId, people.no],
    }).onDelete('cascade'),
    index('activity_by_no').on(table.settlementId, table.byNo),
  ],
)

/** Numbered events for the live streams (R7); kept for a day. */
export const outbox = pgTable(
  'outbox',
  {
    settlementId: settlementId(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    /** The id of the act that caused it; null for a command, and for an act that came without an id. */
    act: uuid('act'),
    changes: jsonb('changes').notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'outbox_pkey', columns: [table.settlementId, table.seq] }),
    index('outbox_at').on(table.at),
  ],
)
