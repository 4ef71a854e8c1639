import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { userId } from './account-tables.ts'
import { settlementId } from './settlement-tables.ts'
import { at } from './table-columns.ts'

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
