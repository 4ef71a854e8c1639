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
import { people } from './people-tables.ts'
import { settlementId } from './settlement-tables.ts'
import { at, bytes } from './table-columns.ts'

/** Invitations (SET-3). Of the code only a hash and the last characters are stored. */
export const inviteLinks = pgTable(
  'invite_links',
  {
    settlementId: settlementId(),
    id: uuid('id').notNull(),
    codeHash: bytes('code_hash').notNull(),
    codeEnd: text('code_end').notNull(),
    role: text('role').notNull(),
    /** How many people may join by it; 0 for any number. */
    maxUses: integer('max_uses').notNull(),
    currentUses: integer('current_uses').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    expiresAt: at('expires_at').notNull(),
    /** A person number; null if the account was deleted before there were person numbers. */
    createdByNo: integer('created_by_no'),
    createdAt: at('created_at').notNull(),
    lastUsedAt: at('last_used_at'),
  },
  (table) => [
    primaryKey({ name: 'invite_links_pkey', columns: [table.settlementId, table.id] }),
    unique('invite_links_code_is_one_link').on(table.settlementId, table.codeHash),
    foreignKey({
      name: 'invite_links_created_by_a_person',
      columns: [table.settlementId, table.createdByNo],
      foreignColumns: [people.settlementId, people.no],
    }),
    check('invite_links_role_can_be_invited', sql`role in ('viewer', 'contributor', 'admin')`),
    check(
      'invite_links_uses_stay_within',
      sql`current_uses >= 0 and max_uses >= 0 and (max_uses = 0 or current_uses <= max_uses)`,
    ),
    check('invite_links_admins_are_few', sql`role <> 'admin' or max_uses between 1 and 5`),
  ],
)

/**
 * The settlement of each invite code. Not a settlement's table, so that a code is found without knowing its settlement; code
 * that deletes invitations or settlements must delete its rows too (decision 13).
 */
export const inviteCodes = pgTable(
  'invite_codes',
  {
    codeHash: bytes('code_hash').primaryKey(),
    settlementId: uuid('settlement_id').notNull(),
  },
  (table) => [index('invite_codes_settlement_id').on(table.settlementId)],
)
