import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './account-tables.ts'
import { at } from './table-columns.ts'

/** Settlements (SET-2). Every change in a settlement updates this row, so that changes have one order. */
export const settlements = pgTable(
  'settlements',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    description: text('description').notNull(),
    autoAssignTasks: boolean('auto_assign_tasks').notNull(),
    lowStockThreshold: integer('low_stock_threshold').notNull(),
    enableNotifications: boolean('enable_notifications').notNull(),
    requireContributionApproval: boolean('require_contribution_approval').notNull(),
    maxAssigneesPerTask: integer('max_assignees_per_task').notNull(),
    defaultTaskDeadlineDays: integer('default_task_deadline_days').notNull(),
    /** The version of the catalogue that its ledger counts with; null before its first change of stock or projects. */
    catalogue: text('catalogue'),
    /** The recipes that got another number when it moved to that version; null where it never moved. */
    movedRecipes: jsonb('moved_recipes'),
    /** Whether it is its owner's personal settlement (SET-9); the owner's profile has its id, so that there is one at most. */
    isPersonal: boolean('is_personal').notNull().default(false),
    /** Made up for its owner to look around in, who puts it away whole (decision 27). */
    isSample: boolean('is_sample').notNull().default(false),
    /** The number of the last change; the outbox holds the changes. */
    seq: bigint('seq', { mode: 'number' }).notNull().default(0),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    deletedAt: at('deleted_at'),
  },
  (table) => [
    index('settlements_owner_id').on(table.ownerId),
    // For the hourly search for settlements that can no longer be restored.
    index('settlements_deleted_at').on(table.deletedAt),
    check('settlements_sample_is_personal', sql`is_personal or not is_sample`),
    check('settlements_name_is_given', sql`char_length(name) between 1 and 80`),
    check('settlements_description_fits', sql`char_length(description) <= 2000`),
    check('settlements_low_stock_threshold_fits', sql`low_stock_threshold between 0 and 1000000000`),
    check('settlements_max_assignees_fit', sql`max_assignees_per_task between 1 and 200`),
    check('settlements_deadline_fits', sql`default_task_deadline_days between 1 and 365`),
    check('settlements_seq_counts', sql`seq >= 0`),
  ],
)

export const settlementId = () =>
  uuid('settlement_id')
    .notNull()
    .references(() => settlements.id, { onDelete: 'cascade' })
