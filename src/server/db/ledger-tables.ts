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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { priorities, projectStatuses, taskKinds, taskStatuses } from '#domain/settlement/ledger-rows'
import { people, settlementId } from './settlement-tables.ts'
import { amount, at, isOneOf } from './table-columns.ts'

/** Places where stock lies (INV-1). */
export const storages = pgTable(
  'storages',
  { settlementId: settlementId(), id: uuid('id').notNull(), name: text('name').notNull() },
  (table) => [
    primaryKey({ name: 'storages_pkey', columns: [table.settlementId, table.id] }),
    unique('storages_name_is_one_place').on(table.settlementId, table.name),
    check('storages_name_is_given', sql`char_length(name) between 1 and 80`),
  ],
)

/** The shared stock, one row for each item (INV-1, INV-2). */
export const stock = pgTable(
  'stock',
  {
    settlementId: settlementId(),
    itemId: text('item_id').notNull(),
    /** The sum of the item's entries. */
    quantity: amount('quantity'),
    /** Kept back and allotted together. */
    reserved: amount('reserved'),
    kept: amount('kept'),
    storageId: uuid('storage_id'),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'stock_pkey', columns: [table.settlementId, table.itemId] }),
    foreignKey({
      name: 'stock_lies_in_a_storage',
      columns: [table.settlementId, table.storageId],
      foreignColumns: [storages.settlementId, storages.id],
    }),
    check('stock_item_is_given', sql`char_length(item_id) between 1 and 40`),
    check(
      'stock_is_sane',
      sql`0 <= kept and kept <= reserved and reserved <= quantity and quantity <= 1000000000000`,
    ),
  ],
)

/** Projects (PRJ-1, PRJ-5). An archived or deleted one has an ending; it can be brought back. */
export const projects = pgTable(
  'projects',
  {
    settlementId: settlementId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    notes: text('notes').notNull(),
    priority: text('priority').notNull(),
    position: integer('position').notNull(),
    status: text('status').notNull(),
    statusByHand: boolean('status_by_hand').notNull(),
    ownerNo: integer('owner_no').notNull(),
    generation: integer('generation').notNull(),
    /** Item id → index of its recipe, 'gather' or 'elsewhere'. */
    ways: jsonb('ways').notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    /** Archived with its stock `used` or where it `stays`, or `deleted`; null while it is live. */
    ending: text('ending'),
    endedAt: at('ended_at'),
  },
  (table) => [
    primaryKey({ name: 'projects_pkey', columns: [table.settlementId, table.id] }),
    foreignKey({
      name: 'projects_owned_by_a_person',
      columns: [table.settlementId, table.ownerNo],
      foreignColumns: [people.settlementId, people.no],
    }),
    index('projects_live').on(table.settlementId).where(sql`ending is null`),
    index('projects_ended').on(table.settlementId, table.endedAt),
    check('projects_name_is_given', sql`char_length(name) between 1 and 80`),
    check('projects_texts_fit', sql`char_length(description) <= 2000 and char_length(notes) <= 2000`),
    check('projects_priority_is_known', isOneOf('priority', priorities)),
    check('projects_status_is_known', isOneOf('status', projectStatuses)),
    check('projects_ending_is_known', sql`ending in ('used', 'stays', 'deleted')`),
    check('projects_ending_is_dated', sql`(ending is null) = (ended_at is null)`),
    check('projects_generation_counts', sql`generation >= 0`),
  ],
)

/** A foreign key to the row's project, with which the row goes. */
export const ofProject = (
  name: string,
  table: { settlementId: typeof projects.settlementId; projectId: never },
) =>
  foreignKey({
    name,
    columns: [table.settlementId, table.projectId],
    foreignColumns: [projects.settlementId, projects.id],
  }).onDelete('cascade')

/** The items that a project is to have (PRJ-2, PRJ-6). */
export const projectItems = pgTable(
  'project_items',
  {
    settlementId: settlementId(),
    projectId: uuid('project_id').notNull(),
    id: uuid('id').notNull(),
    itemId: text('item_id').notNull(),
    quantity: amount('quantity'),
    recipeIndex: integer('recipe_index').notNull(),
    /** Pieces finished by entries, of items that are never stock. */
    finished: amount('finished'),
    addedAt: at('added_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'project_items_pkey', columns: [table.settlementId, table.projectId, table.id] }),
    ofProject('project_items_of_a_project', table as never),
    check('project_items_item_is_given', sql`char_length(item_id) between 1 and 40`),
    check('project_items_quantity_fits', sql`quantity between 1 and 1000000000`),
    check('project_items_recipe_counts', sql`recipe_index between 0 and 1000`),
    check('project_items_finished_counts', sql`finished between 0 and 1000000000`),
  ],
)

/** What people say of tasks (PRJ-3, TSK-1); their amounts are in `task_numbers`. */
export const tasks = pgTable(
  'tasks',
  {
    settlementId: settlementId(),
    id: uuid('id').notNull(),
    projectId: uuid('project_id'),
    itemId: text('item_id'),
    kind: text('kind').notNull(),
    generation: integer('generation'),
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
    ofProject('tasks_of_a_project', table as never),
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

/** What of an item belongs to one project. With what is kept back they add up to the item's `reserved`. */
export const allotments = pgTable(
  'allotments',
  {
    settlementId: settlementId(),
    projectId: uuid('project_id').notNull(),
    itemId: text('item_id').notNull(),
    amount: amount('amount'),
  },
  (table) => [
    primaryKey({ name: 'allotments_pkey', columns: [table.settlementId, table.projectId, table.itemId] }),
    ofProject('allotments_of_a_project', table as never),
    foreignKey({
      name: 'allotments_of_stock',
      columns: [table.settlementId, table.itemId],
      foreignColumns: [stock.settlementId, stock.itemId],
    }),
    check('allotments_are_something', sql`amount > 0`),
  ],
)
