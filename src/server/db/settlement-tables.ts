import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
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
import { userId, users } from './account-tables.ts'
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
    /** Its owner's own (SET-9); the owner's profile has its id, so that there is one at most. */
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

/**
 * Everybody who ever belonged to a settlement has a person number in it. The log, invitations and memberships refer to it;
 * deleting an account clears `account` and keeps the number (AUTH-5).
 */
export const people = pgTable(
  'people',
  {
    settlementId: settlementId(),
    no: integer('no').notNull(),
    /** The user's id; null after the account was deleted. */
    account: uuid('account'),
  },
  (table) => [
    primaryKey({ name: 'people_pkey', columns: [table.settlementId, table.no] }),
    unique('people_account_has_one_number').on(table.settlementId, table.account),
    index('people_account').on(table.account),
    check('people_no_counts_from_one', sql`no >= 1`),
  ],
)

/**
 * Members of settlements with their roles; the owner has a row too. A removed member's row stays, with the time of removal. A
 * migration adds a deferred constraint that an owner is a member.
 */
export const memberships = pgTable(
  'memberships',
  {
    settlementId: settlementId(),
    userId: userId(),
    /** A role that this release does not know gives no rights. */
    role: text('role').notNull(),
    status: text('status').notNull(),
    /** The person number of whoever made the invitation; null for the creator of the settlement. */
    invitedByNo: integer('invited_by_no'),
    joinedAt: at('joined_at').notNull(),
    lastActiveAt: at('last_active_at').notNull(),
    removedAt: at('removed_at'),
    /** The member wants no notifications from this settlement. */
    isMuted: boolean('is_muted').notNull().default(false),
  },
  (table) => [
    primaryKey({ name: 'memberships_pkey', columns: [table.settlementId, table.userId] }),
    foreignKey({
      name: 'memberships_invited_by_a_person',
      columns: [table.settlementId, table.invitedByNo],
      foreignColumns: [people.settlementId, people.no],
    }),
    index('memberships_user_id').on(table.userId),
    check('memberships_role_is_given', sql`char_length(role) between 1 and 40`),
    check('memberships_status_is_known', sql`status in ('active', 'removed')`),
    check('memberships_removal_is_dated', sql`(status = 'removed') = (removed_at is not null)`),
  ],
)

/**
 * Players of a settlement, with or without an account (SET-7). Code that ends a membership or deletes an account must clear
 * the link to the member: the foreign key does not.
 */
export const players = pgTable(
  'players',
  {
    settlementId: settlementId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    userId: uuid('user_id'),
    dateAdded: at('date_added').notNull(),
  },
  (table) => [
    primaryKey({ name: 'players_pkey', columns: [table.settlementId, table.id] }),
    unique('players_member_is_one_player').on(table.settlementId, table.userId),
    foreignKey({
      name: 'players_linked_to_a_member',
      columns: [table.settlementId, table.userId],
      foreignColumns: [memberships.settlementId, memberships.userId],
    }),
    check('players_name_is_given', sql`char_length(name) between 1 and 80`),
  ],
)

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
    /** The id of the act that caused it. */
    act: uuid('act'),
    changes: jsonb('changes').notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'outbox_pkey', columns: [table.settlementId, table.seq] }),
    index('outbox_at').on(table.at),
  ],
)

/** Who has a settlement open (BEY-11). Written by each server process for its streams; valid until the given time. */
export const presence = pgTable(
  'presence',
  {
    settlementId: settlementId(),
    userId: userId(),
    processId: uuid('process_id').notNull(),
    until: at('until').notNull(),
  },
  (table) => [
    primaryKey({ name: 'presence_pkey', columns: [table.settlementId, table.userId, table.processId] }),
  ],
)
