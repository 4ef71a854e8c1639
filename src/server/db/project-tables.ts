import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
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
import { priorities, projectStatuses } from '#domain/settlement/ledger-rows'
import { people } from './people-tables.ts'
import { settlementId } from './settlement-tables.ts'
import { stock } from './stock-tables.ts'
import { amount, at, isOneOf } from './table-columns.ts'

/**
 * Projects (PRJ-1, PRJ-5); what their columns mean is told at the type `Project`. An archived or deleted one has an ending; it can be
 * brought back.
 */
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

/** The columns of a table by which its rows belong to a project. The type of a column names its table. */
type ColumnsOfProject<Table extends string> = {
  readonly settlementId: AnyPgColumn<{ tableName: Table }>
  readonly projectId: AnyPgColumn<{ tableName: Table }>
}

/** A foreign key to the row's project, with which the row goes. */
export const ofProject = <Table extends string>(name: string, table: ColumnsOfProject<Table>) =>
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
    ofProject('project_items_of_a_project', table),
    check('project_items_item_is_given', sql`char_length(item_id) between 1 and 40`),
    check('project_items_quantity_fits', sql`quantity between 1 and 1000000000`),
    check('project_items_recipe_counts', sql`recipe_index between 0 and 1000`),
    check('project_items_finished_counts', sql`finished between 0 and 1000000000`),
  ],
)

/** How much of an item belongs to one project. Allotments and what is kept back add up to the item's `reserved`. */
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
    ofProject('allotments_of_a_project', table),
    foreignKey({
      name: 'allotments_of_stock',
      columns: [table.settlementId, table.itemId],
      foreignColumns: [stock.settlementId, stock.itemId],
    }),
    check('allotments_are_something', sql`amount > 0`),
  ],
)
