import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { userId } from './account-tables.ts'
import { memberships, people } from './people-tables.ts'
import { settlementId } from './settlement-tables.ts'
import { at } from './table-columns.ts'

/** What members are told (decision 19). A row belongs to its member alone, and goes when the membership ends. */
export const notifications = pgTable(
  'notifications',
  {
    settlementId: settlementId(),
    userId: userId(),
    id: uuid('id').notNull().defaultRandom(),
    kind: text('kind').notNull(),
    /** A task, a contribution, an item or a shared project. */
    subject: text('subject').notNull(),
    /** Tells occasions of one subject apart, such as by a day, so that each is told once; '' where there is but one. */
    bucket: text('bucket').notNull(),
    facts: jsonb('facts').notNull(),
    /** The person number of whoever caused it; null where the time did. */
    byNo: integer('by_no'),
    at: at('at').notNull(),
    readAt: at('read_at'),
  },
  (table) => [
    primaryKey({ name: 'notifications_pkey', columns: [table.settlementId, table.userId, table.id] }),
    unique('notifications_tell_once').on(
      table.settlementId,
      table.userId,
      table.kind,
      table.subject,
      table.bucket,
    ),
    foreignKey({
      name: 'notifications_for_a_member',
      columns: [table.settlementId, table.userId],
      foreignColumns: [memberships.settlementId, memberships.userId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'notifications_by_a_person',
      columns: [table.settlementId, table.byNo],
      foreignColumns: [people.settlementId, people.no],
    }),
    // Read page by page, newest first, of all settlements.
    index('notifications_of_a_person').on(table.userId, table.at),
    // For the bell, which is looked at once a second: the oldest and the latest, the last one read and those unread.
    index('notifications_in_a_settlement').on(table.userId, table.settlementId, table.at),
    index('notifications_read').on(table.userId, table.settlementId, table.readAt, table.id),
    // For deleting old ones.
    index('notifications_at').on(table.at),
    check(
      'notifications_kind_is_known',
      sql`kind in ('assigned', 'reviewed', 'waitingForReview', 'lowStock', 'dueSoon', 'sharedWithYou', 'sharedReviewed')`,
    ),
  ],
)
