import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './account-tables.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })
const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** What each player has saved, as it stands (SAVE-1); who never saved anything has no row. */
export const userData = pgTable(
  'user_data',
  {
    userId: userId().primaryKey(),
    version: integer('version').notNull().default(1),
    document: jsonb('document').notNull(),
    /** Who changed what last (SAVE-4). */
    trail: jsonb('trail').notNull(),
    lastUpdated: at('last_updated'),
  },
  () => [
    check('user_data_version_counts_from_one', sql`version >= 1`),
    check('user_data_document_is_an_object', sql`jsonb_typeof(document) = 'object'`),
    check('user_data_is_dated_once_saved', sql`version = 1 or last_updated is not null`),
  ],
)

/** Every saved state that can be gone back to (SYS-7), with its sizes, so that listing reads no document. */
export const userDataVersions = pgTable(
  'user_data_versions',
  {
    userId: userId(),
    version: integer('version').notNull(),
    document: jsonb('document').notNull(),
    savedAt: at('saved_at').notNull(),
    reason: text('reason').notNull(),
    inventoryItems: integer('inventory_items').notNull(),
    buildListItems: integer('build_list_items').notNull(),
    projects: integer('projects').notNull(),
  },
  (table) => [
    primaryKey({ name: 'user_data_versions_pkey', columns: [table.userId, table.version] }),
    check('user_data_versions_version_is_a_save', sql`version >= 2`),
    check('user_data_versions_reason_is_known', sql`reason in ('save', 'restore', 'clear')`),
    check(
      'user_data_versions_sizes_are_counts',
      sql`inventory_items >= 0 and build_list_items >= 0 and projects >= 0`,
    ),
  ],
)

/** What a player typed and another device's later save replaced (SAVE-4): kept 30 days, whatever is thinned. */
export const supersededValues = pgTable(
  'superseded_values',
  {
    userId: userId(),
    /** The version that replaced it. */
    version: integer('version').notNull(),
    /** Which thing of the document it was the value of. */
    key: text('key').notNull(),
    value: jsonb('value').notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'superseded_values_pkey', columns: [table.userId, table.version, table.key] }),
    index('superseded_values_at').on(table.at),
    check('superseded_values_version_is_a_save', sql`version >= 2`),
  ],
)

/** A browser that saves, bound to the account it saved to first, and how far its numbered requests were taken (I11). */
export const userDataClients = pgTable(
  'user_data_clients',
  {
    clientId: uuid('client_id').primaryKey(),
    userId: userId(),
    lastSeq: integer('last_seq').notNull().default(0),
    /** What its latest requests were and were answered. */
    answers: jsonb('answers').notNull().default([]),
    lastUsedAt: at('last_used_at').notNull().defaultNow(),
  },
  (table) => [
    index('user_data_clients_user_id').on(table.userId),
    index('user_data_clients_last_used_at').on(table.lastUsedAt),
    check('user_data_clients_last_seq_is_a_count', sql`last_seq >= 0`),
  ],
)

/** Build lists kept under a name (SAVE-8). */
export const buildLists = pgTable(
  'build_lists',
  {
    userId: userId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    entries: jsonb('entries').notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'build_lists_pkey', columns: [table.userId, table.id] }),
    check('build_lists_name_is_given', sql`char_length(name) between 1 and 80`),
    check(
      'build_lists_entries_are_some',
      sql`jsonb_typeof(entries) = 'array' and jsonb_array_length(entries) between 1 and 500`,
    ),
  ],
)

/** For the connectivity test (SYS-7): a record stands here for a moment, seen by nobody else. */
export const connectionTests = pgTable(
  'connection_tests',
  { userId: userId(), id: uuid('id').notNull() },
  (table) => [primaryKey({ name: 'connection_tests_pkey', columns: [table.userId, table.id] })],
)
