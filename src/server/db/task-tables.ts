import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { priorities, taskKinds, taskStatuses } from '#domain/settlement/ledger-rows'
import { ofProject } from './project-tables.ts'
import { settlementId } from './settlement-tables.ts'
import { amount, at, isOneOf } from './table-columns.ts'

/** What people say of tasks (PRJ-3, TSK-1); what is wanted and done of them is in `task_numbers`. */
export const tasks = pgTable(
  'tasks',
  {
    settlementId: settlementId(),
    id: uuid('id').notNull(),
    projectId: uuid('project_id'),
    itemId: text('item_id'),
    kind: text('kind').notNull(),
    /** The project's generation that made the task; null for a task made by hand. */
    generation: integer('generation'),
    /** How much of its item a task made by hand asks for; null for all others. */
    amount: bigint('amount', { mode: 'number' }),
    title: text('title'),
    description: text('description').notNull(),
    notes: text('notes').notNull(),
    due: at('due'),
    priority: text('priority').notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    /** Deleted by hand; can be restored. */
    deletedAt: at('deleted_at'),
    /** Replaced by a later generation, and kept for what was delivered to it. */
    archivedAt: at('archived_at'),
  },
  (table) => [
    primaryKey({ name: 'tasks_pkey', columns: [table.settlementId, table.id] }),
    ofProject('tasks_of_a_project', table),
    uniqueIndex('tasks_generated_once')
      .on(table.settlementId, table.projectId, table.itemId, table.generation)
      .where(sql`generation is not null`),
    index('tasks_project').on(table.settlementId, table.projectId),
    // For the search for what is due soon, in all settlements.
    index('tasks_due').on(table.due),
    check('tasks_kind_is_known', isOneOf('kind', taskKinds)),
    check('tasks_priority_is_known', isOneOf('priority', priorities)),
    check('tasks_title_fits', sql`char_length(title) between 1 and 200`),
    check('tasks_texts_fit', sql`char_length(description) <= 2000 and char_length(notes) <= 2000`),
    check('tasks_amount_fits', sql`amount between 1 and 1000000000`),
    check('tasks_made_by_hand_have_a_title', sql`generation is not null or title is not null`),
    check('tasks_generated_have_an_item', sql`generation is null or item_id is not null`),
  ],
)

/** The amounts of tasks, written by the walk (TSK-2). */
export const taskNumbers = pgTable(
  'task_numbers',
  {
    settlementId: settlementId(),
    taskId: uuid('task_id').notNull(),
    target: amount('target'),
    completed: amount('completed'),
    status: text('status').notNull(),
    /** Somebody set the status; it stays until the amounts change. */
    byHand: boolean('by_hand').notNull(),
    completedAt: at('completed_at'),
  },
  (table) => [
    primaryKey({ name: 'task_numbers_pkey', columns: [table.settlementId, table.taskId] }),
    foreignKey({
      name: 'task_numbers_of_a_task',
      columns: [table.settlementId, table.taskId],
      foreignColumns: [tasks.settlementId, tasks.id],
    }).onDelete('cascade'),
    check('task_numbers_are_sane', sql`0 <= completed and completed <= target`),
    check('task_numbers_status_is_known', isOneOf('status', taskStatuses)),
  ],
)
