import { foreignKey, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { ofProject } from './project-tables.ts'
import { settlementId } from './settlement-tables.ts'
import { at } from './table-columns.ts'
import { tasks } from './task-tables.ts'

/** Who is to do a task: a member, by user id, or a named player (TSK-3). The rows go with the membership or the player. */
export const assignees = pgTable(
  'assignees',
  {
    settlementId: settlementId(),
    taskId: uuid('task_id').notNull(),
    who: uuid('who').notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'assignees_pkey', columns: [table.settlementId, table.taskId, table.who] }),
    foreignKey({
      name: 'assignees_of_a_task',
      columns: [table.settlementId, table.taskId],
      foreignColumns: [tasks.settlementId, tasks.id],
    }).onDelete('cascade'),
    index('assignees_person').on(table.settlementId, table.who),
  ],
)

/** Who takes part in a project (PRJ-5). */
export const projectPlayers = pgTable(
  'project_players',
  {
    settlementId: settlementId(),
    projectId: uuid('project_id').notNull(),
    who: uuid('who').notNull(),
  },
  (table) => [
    primaryKey({ name: 'project_players_pkey', columns: [table.settlementId, table.projectId, table.who] }),
    ofProject('project_players_of_a_project', table),
    index('project_players_person').on(table.settlementId, table.who),
  ],
)
