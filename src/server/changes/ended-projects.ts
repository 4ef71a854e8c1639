import { sql } from 'drizzle-orm'
import type { Ending, Project } from '#domain/settlement/ledger-rows'
import { among } from '../db/among.ts'
import { text, timeText } from '../db/columns.ts'
import type { Row } from '../db/database.ts'
import { itemsOfProjects, projectPlayers, projects } from './stored-projects.ts'
import { assignees, taskNumbers, tasks, tasksOf } from './stored-tasks.ts'

type EndedRow = Project & { readonly ending: Ending; readonly endedAt: string }

/** The rows of archived and deleted projects, by the ids of the projects. */
export const endedRows = {
  projects: {
    read: (row: Row): EndedRow => ({
      ...projects.read(row),
      ending: text(row, 'ending') as Ending,
      endedAt: timeText(row, 'ended_at'),
    }),
    select: (settlementId: string, ids: readonly string[]) => sql`
      select * from projects
      where settlement_id = ${settlementId} and ending is not null and id in ${among(ids)}`,
  },
  projectItems: itemsOfProjects,
  tasks: {
    // Without those that a later generation replaced (`archived_at`).
    read: tasks.read,
    select: (settlementId: string, ids: readonly string[]) =>
      tasks.selectWhere(sql`
        tasks.settlement_id = ${settlementId} and tasks.archived_at is null and tasks.project_id in ${among(ids)}`),
  },
  taskNumbers: {
    read: taskNumbers.read,
    select: (settlementId: string, ids: readonly string[]) =>
      taskNumbers.selectWhere(sql`
        task_numbers.settlement_id = ${settlementId} and task_numbers.task_id in ${tasksOf(settlementId, ids)}`),
  },
  assignees: {
    read: assignees.read,
    select: (settlementId: string, ids: readonly string[]) =>
      assignees.selectWhere(sql`
        assignees.settlement_id = ${settlementId} and assignees.task_id in ${tasksOf(settlementId, ids)}`),
  },
  projectPlayers: {
    read: projectPlayers.read,
    select: (settlementId: string, ids: readonly string[]) =>
      projectPlayers.selectWhere(sql`
        project_players.settlement_id = ${settlementId} and project_players.project_id in ${among(ids)}`),
  },
}
