import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { userId } from './account-tables.ts'
import { at } from './table-columns.ts'

/** The current saved data of each user (SAVE-1); no row for users who have never saved. */
export const userData = pgTable(
  'user_data',
  {
    userId: userId().primaryKey(),
    version: integer('version').notNull().default(1),
    document: jsonb('document').notNull(),
    /** Which browser changed what last (SAVE-4). */
    trail: jsonb('trail').notNull(),
    /** The version of the catalogue that its recipes are numbered by (BEY-14); null where none is chosen, or nobody said so. */
    catalogue: text('catalogue'),
    lastUpdated: at('last_updated'),
  },
  () => [
    check('user_data_version_counts_from_one', sql`version >= 1`),
    check('user_data_document_is_an_object', sql`jsonb_typeof(document) = 'object'`),
    check('user_data_is_dated_once_saved', sql`version = 1 or last_updated is not null`),
  ],
)

/** Saved states that can be restored (SYS-7), with counts, so that listing them reads no document. */
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
    /** As in `user_data`. */
    catalogue: text('catalogue'),
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

/** Values that another device's later save replaced (SAVE-4); kept 30 days, independent of the history. */
export const supersededValues = pgTable(
  'superseded_values',
  {
    userId: userId(),
    /** The version that replaced it. */
    version: integer('version').notNull(),
    /** The place in the document that had the value. */
    key: text('key').notNull(),
    value: jsonb('value').notNull(),
    /** As in `user_data`. */
    catalogue: text('catalogue'),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'superseded_values_pkey', columns: [table.userId, table.version, table.key] }),
    index('superseded_values_at').on(table.at),
    check('superseded_values_version_is_a_save', sql`version >= 2`),
  ],
)

/** Browsers that save, each bound to the account of its first save, and the number of its last request (I11). */
export const userDataClients = pgTable(
  'user_data_clients',
  {
    clientId: uuid('client_id').primaryKey(),
    userId: userId(),
    lastSeq: integer('last_seq').notNull().default(0),
    /** Its latest requests and their answers. */
    answers: jsonb('answers').notNull().default([]),
    lastUsedAt: at('last_used_at').notNull().defaultNow(),
  },
  (table) => [
    index('user_data_clients_user_id').on(table.userId),
    index('user_data_clients_last_used_at').on(table.lastUsedAt),
    check('user_data_clients_last_seq_is_a_count', sql`last_seq >= 0`),
  ],
)

/** Named build lists (SAVE-8). */
export const buildLists = pgTable(
  'build_lists',
  {
    userId: userId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    entries: jsonb('entries').notNull(),
    /** As in `user_data`. */
    catalogue: text('catalogue'),
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

/** For the connectivity test (SYS-7), which writes a row here, reads it and deletes it in one transaction. */
export const connectionTests = pgTable(
  'connection_tests',
  { userId: userId(), id: uuid('id').notNull() },
  (table) => [primaryKey({ name: 'connection_tests_pkey', columns: [table.userId, table.id] })],
)
