import { boolean, foreignKey, index, integer, pgTable, primaryKey, unique, uuid } from 'drizzle-orm/pg-core'
import { people } from './people-tables.ts'
import { projects } from './project-tables.ts'
import { settlementId } from './settlement-tables.ts'
import { at, bytes } from './table-columns.ts'

/** The progress links of projects (BEY-16), at most one for each. Of the code only a hash is stored; a revoked one is deleted. */
export const progressLinks = pgTable(
  'progress_links',
  {
    settlementId: settlementId(),
    id: uuid('id').notNull(),
    projectId: uuid('project_id').notNull(),
    codeHash: bytes('code_hash').notNull(),
    showsNames: boolean('shows_names').notNull(),
    createdByNo: integer('created_by_no').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'progress_links_pkey', columns: [table.settlementId, table.id] }),
    unique('progress_links_one_of_a_project').on(table.settlementId, table.projectId),
    unique('progress_links_code_is_one_link').on(table.settlementId, table.codeHash),
    foreignKey({
      name: 'progress_links_of_a_project',
      columns: [table.settlementId, table.projectId],
      foreignColumns: [projects.settlementId, projects.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'progress_links_created_by_a_person',
      columns: [table.settlementId, table.createdByNo],
      foreignColumns: [people.settlementId, people.no],
    }),
  ],
)

/**
 * The settlement of each progress link's code. Not a settlement's table, so that a page is found without knowing its settlement;
 * code that deletes links or settlements must delete its rows too (decision 13).
 */
export const progressCodes = pgTable(
  'progress_codes',
  {
    codeHash: bytes('code_hash').primaryKey(),
    settlementId: uuid('settlement_id').notNull(),
  },
  (table) => [index('progress_codes_settlement_id').on(table.settlementId)],
)
