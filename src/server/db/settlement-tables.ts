import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './account-tables.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** A group that plans together (SET-2). Whoever changes anything of it locks its row: changes have one order. */
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
    /** The number of the last change; the outbox holds what each was. */
    seq: bigint('seq', { mode: 'number' }).notNull().default(0),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    deletedAt: at('deleted_at'),
  },
  (table) => [
    index('settlements_owner_id').on(table.ownerId),
    // For the hourly look for settlements that can no longer be restored.
    index('settlements_deleted_at').on(table.deletedAt),
    check('settlements_name_is_given', sql`char_length(name) between 1 and 80`),
    check('settlements_description_fits', sql`char_length(description) <= 2000`),
    check('settlements_low_stock_threshold_fits', sql`low_stock_threshold between 0 and 1000000000`),
    check('settlements_max_assignees_fit', sql`max_assignees_per_task between 1 and 200`),
    check('settlements_deadline_fits', sql`default_task_deadline_days between 1 and 365`),
    check('settlements_seq_counts', sql`seq >= 0`),
  ],
)

const settlementId = () =>
  uuid('settlement_id')
    .notNull()
    .references(() => settlements.id, { onDelete: 'cascade' })

/**
 * Who belongs to a settlement and as what; the owner has a row too. A removed member's row stays with its time. A
 * migration adds, deferred to the end of a transaction, that an owner is a member.
 */
export const memberships = pgTable(
  'memberships',
  {
    settlementId: settlementId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A role this release does not know gives no right. */
    role: text('role').notNull(),
    status: text('status').notNull(),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    joinedAt: at('joined_at').notNull(),
    lastActiveAt: at('last_active_at').notNull(),
    removedAt: at('removed_at'),
  },
  (table) => [
    primaryKey({ name: 'memberships_pkey', columns: [table.settlementId, table.userId] }),
    index('memberships_user_id').on(table.userId),
    check('memberships_role_is_given', sql`char_length(role) between 1 and 40`),
    check('memberships_status_is_known', sql`status in ('active', 'removed')`),
    check('memberships_removal_is_dated', sql`(status = 'removed') = (removed_at is not null)`),
  ],
)

/** People who play along without an account (SET-7). A migration adds that a linked one is a member. */
export const players = pgTable(
  'players',
  {
    id: uuid('id').primaryKey(),
    settlementId: settlementId(),
    name: text('name').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    userId: uuid('user_id'),
    dateAdded: at('date_added').notNull(),
  },
  (table) => [
    index('players_settlement_id').on(table.settlementId),
    unique('players_member_is_one_player').on(table.settlementId, table.userId),
    check('players_name_is_given', sql`char_length(name) between 1 and 80`),
  ],
)

/** Invitations (SET-3): of the code only a hash and its last characters. */
export const inviteLinks = pgTable(
  'invite_links',
  {
    id: uuid('id').primaryKey(),
    settlementId: settlementId(),
    codeHash: bytes('code_hash').notNull().unique(),
    codeEnd: text('code_end').notNull(),
    role: text('role').notNull(),
    maxUses: integer('max_uses').notNull(),
    currentUses: integer('current_uses').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    expiresAt: at('expires_at').notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: at('created_at').notNull(),
    lastUsedAt: at('last_used_at'),
  },
  (table) => [
    index('invite_links_settlement_id').on(table.settlementId),
    index('invite_links_created_by').on(table.createdBy),
    check('invite_links_role_can_be_invited', sql`role in ('viewer', 'contributor', 'admin')`),
    check(
      'invite_links_uses_stay_within',
      sql`current_uses >= 0 and max_uses >= 0 and (max_uses = 0 or current_uses <= max_uses)`,
    ),
    check('invite_links_admins_are_few', sql`role <> 'admin' or max_uses between 1 and 5`),
  ],
)

/**
 * Everybody who ever belonged to a settlement, by a number of their own. The log names people by it, so that a name is
 * looked up when it is shown; deleting an account clears `account` and keeps the number (AUTH-5).
 */
export const people = pgTable(
  'people',
  {
    settlementId: settlementId(),
    no: integer('no').notNull(),
    /** A user's id, or null once the account is gone. */
    account: uuid('account'),
  },
  (table) => [
    primaryKey({ name: 'people_pkey', columns: [table.settlementId, table.no] }),
    unique('people_account_has_one_number').on(table.settlementId, table.account),
    index('people_account').on(table.account),
    check('people_no_counts_from_one', sql`no >= 1`),
  ],
)

/** Who did what when (SET-8). */
export const activity = pgTable(
  'activity',
  {
    settlementId: settlementId(),
    id: bigint('id', { mode: 'number' }).notNull(),
    kind: text('kind').notNull(),
    /** The person who did it. */
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

/** What changed, by number, for the streams (R7); kept for a day. */
export const outbox = pgTable(
  'outbox',
  {
    settlementId: settlementId(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    /** The id of the act that made it. */
    act: uuid('act'),
    changes: jsonb('changes').notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'outbox_pkey', columns: [table.settlementId, table.seq] }),
    index('outbox_at').on(table.at),
  ],
)

/** Commands that were carried out, and their answers, so that the same one twice is done once (I11). */
export const appliedOperations = pgTable(
  'applied_operations',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    operationId: uuid('operation_id').notNull(),
    requestHash: text('request_hash').notNull(),
    answer: jsonb('answer').notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'applied_operations_pkey', columns: [table.userId, table.operationId] }),
    index('applied_operations_at').on(table.at),
  ],
)

/** A browser that sends acts (BEY-11): the number of its last one, and its newest answers, so that none is done twice (I11). */
export const actClients = pgTable(
  'act_clients',
  {
    settlementId: settlementId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id').notNull(),
    lastNumber: bigint('last_number', { mode: 'number' }).notNull(),
    /** At most 50 of `{number, hash, answer}`, newest last. */
    answers: jsonb('answers').notNull(),
    usedAt: at('used_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'act_clients_pkey', columns: [table.settlementId, table.userId, table.clientId] }),
    index('act_clients_user_id').on(table.userId),
    check('act_clients_number_counts_from_one', sql`last_number >= 1`),
  ],
)

/** Who is here now (BEY-11): a server process says so for its streams until the moment given. */
export const presence = pgTable(
  'presence',
  {
    settlementId: settlementId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    processId: uuid('process_id').notNull(),
    until: at('until').notNull(),
  },
  (table) => [
    primaryKey({ name: 'presence_pkey', columns: [table.settlementId, table.userId, table.processId] }),
  ],
)
