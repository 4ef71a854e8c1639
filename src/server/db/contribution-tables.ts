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
  uuid,
} from 'drizzle-orm/pg-core'
import { people } from './people-tables.ts'
import { settlementId } from './settlement-tables.ts'
import { at } from './table-columns.ts'
import { tasks } from './task-tables.ts'

/**
 * What people deliver for tasks, and what became of it (CON-1, CON-3); the entries say what moved by it (decision 18). The columns are
 * those of `Contribution` in the domain, which explains them.
 */
export const contributions = pgTable(
  'contributions',
  {
    settlementId: settlementId(),
    id: uuid('id').notNull(),
    taskId: uuid('task_id').notNull(),
    /** The task's project at that time, which may be gone. */
    projectId: uuid('project_id'),
    byNo: integer('by_no').notNull(),
    playerId: uuid('player_id'),
    /** Lists of { itemId, quantity }, each item once. */
    itemsContributed: jsonb('items_contributed').notNull(),
    materials: jsonb('materials').notNull(),
    notes: text('notes').notNull(),
    proofOfWork: text('proof_of_work').notNull(),
    status: text('status').notNull(),
    revision: integer('revision').notNull(),
    submittedAt: at('submitted_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    decidedByNo: integer('decided_by_no'),
    decidedAt: at('decided_at'),
    reason: text('reason'),
    splitOf: uuid('split_of'),
  },
  (table) => [
    primaryKey({ name: 'contributions_pkey', columns: [table.settlementId, table.id] }),
    foreignKey({
      name: 'contributions_for_a_task',
      columns: [table.settlementId, table.taskId],
      foreignColumns: [tasks.settlementId, tasks.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'contributions_by_a_person',
      columns: [table.settlementId, table.byNo],
      foreignColumns: [people.settlementId, people.no],
    }),
    foreignKey({
      name: 'contributions_decided_by_a_person',
      columns: [table.settlementId, table.decidedByNo],
      foreignColumns: [people.settlementId, people.no],
    }),
    foreignKey({
      name: 'contributions_split_of_another',
      columns: [table.settlementId, table.splitOf],
      foreignColumns: [table.settlementId, table.id],
    }),
    // Read page by page, newest first: of a status, a task or a person.
    index('contributions_status').on(table.settlementId, table.status, table.submittedAt),
    index('contributions_task').on(table.settlementId, table.taskId, table.submittedAt),
    index('contributions_person').on(table.settlementId, table.byNo, table.submittedAt),
    check('contributions_status_is_known', sql`status in ('pending', 'approved', 'rejected', 'withdrawn')`),
    check('contributions_revision_counts', sql`revision >= 1`),
    check(
      'contributions_decided_by_somebody',
      sql`(status = 'pending') = (decided_by_no is null) and (status = 'pending') = (decided_at is null)`,
    ),
    check(
      'contributions_rejected_with_a_reason',
      sql`(status = 'rejected') = (reason is not null) and (reason is null or char_length(reason) between 1 and 2000)`,
    ),
    check('contributions_bring_something', linesFit('items_contributed', 1)),
    check('contributions_materials_fit', linesFit('materials', 0)),
    check('contributions_texts_fit', sql`char_length(notes) <= 2000 and char_length(proof_of_work) <= 500`),
  ],
)

/** Whether a column holds a list of `least` to 20 lines, each with a quantity above 0 that is within the limit. */
function linesFit(column: string, least: number) {
  const lines = sql.raw(column)
  return sql`jsonb_typeof(${lines}) = 'array' and jsonb_array_length(${lines}) between ${sql.raw(String(least))} and 20
    and not jsonb_path_exists(${lines}, '$[*] ? (!(@.quantity >= 1 && @.quantity <= 1000000000))')`
}
