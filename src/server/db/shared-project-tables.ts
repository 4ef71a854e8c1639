import { sql } from 'drizzle-orm'
import {
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
import { people } from './people-tables.ts'
import { projects } from './project-tables.ts'
import { settlementId } from './settlement-tables.ts'
import { at, bytes } from './table-columns.ts'

/** The links by which people outside a settlement come to one of its projects, at most one for each. A revoked one is deleted. */
export const shareLinks = pgTable(
  'share_links',
  {
    settlementId: settlementId(),
    id: uuid('id').notNull(),
    projectId: uuid('project_id').notNull(),
    codeHash: bytes('code_hash').notNull(),
    createdByNo: integer('created_by_no').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'share_links_pkey', columns: [table.settlementId, table.id] }),
    unique('share_links_one_of_a_project').on(table.settlementId, table.projectId),
    unique('share_links_code_is_one_link').on(table.settlementId, table.codeHash),
    foreignKey({
      name: 'share_links_of_a_project',
      columns: [table.settlementId, table.projectId],
      foreignColumns: [projects.settlementId, projects.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'share_links_created_by_a_person',
      columns: [table.settlementId, table.createdByNo],
      foreignColumns: [people.settlementId, people.no],
    }),
  ],
)

/** The settlement of each share link's code: outside all settlements, as `progress_codes` is (decision 13). */
export const shareCodes = pgTable(
  'share_codes',
  {
    codeHash: bytes('code_hash').primaryKey(),
    settlementId: uuid('settlement_id').notNull(),
  },
  (table) => [index('share_codes_settlement_id').on(table.settlementId)],
)

/**
 * With whom a project is shared. A row that was ended stays, so that a link from before cannot bring its person back; the row of
 * somebody who leaves is deleted.
 */
export const collaborators = pgTable(
  'collaborators',
  {
    settlementId: settlementId(),
    projectId: uuid('project_id').notNull(),
    userId: userId(),
    /** By this id the person names the shared project, without knowing its settlement. */
    id: uuid('id').notNull(),
    status: text('status').notNull(),
    sharedByNo: integer('shared_by_no').notNull(),
    /** The link they came by, which may be gone; null where they were found by their nickname. */
    shareLinkId: uuid('share_link_id'),
    since: at('since').notNull(),
    endedAt: at('ended_at'),
  },
  (table) => [
    primaryKey({ name: 'collaborators_pkey', columns: [table.settlementId, table.projectId, table.userId] }),
    unique('collaborators_id').on(table.settlementId, table.id),
    foreignKey({
      name: 'collaborators_of_a_project',
      columns: [table.settlementId, table.projectId],
      foreignColumns: [projects.settlementId, projects.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'collaborators_shared_by_a_person',
      columns: [table.settlementId, table.sharedByNo],
      foreignColumns: [people.settlementId, people.no],
    }),
    index('collaborators_user_id').on(table.userId),
    check('collaborators_status_is_known', sql`status in ('active', 'ended')`),
    check('collaborators_end_is_dated', sql`(status = 'ended') = (ended_at is not null)`),
  ],
)
