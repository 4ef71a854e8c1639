import { sql } from 'drizzle-orm'
import type { Project, ProjectItem, ProjectPlayer } from '#domain/settlement/ledger-rows'
import { among } from '../db/among.ts'
import { sqlTime } from '../db/sql-time.ts'
import { columnTable } from './column-table.ts'

/** Rows of a project are shown while the project is live. */
const ofLiveProject = (table: string) => sql`exists (
  select 1 from projects
  where projects.settlement_id = ${sql.identifier(table)}.settlement_id
    and projects.id = ${sql.identifier(table)}.project_id and ending is null)`

const projectsTable = columnTable<Project>({
  table: 'projects',
  columns: {
    id: 'id',
    name: 'text',
    description: 'text',
    notes: 'text',
    priority: 'text',
    position: 'whole',
    status: 'text',
    statusByHand: 'yes',
    ownerNo: 'whole',
    generation: 'whole',
    ways: 'json',
    createdAt: 'time',
    updatedAt: 'time',
  },
  key: ['id'],
  shown: sql`projects.ending is null`,
  order: sql`projects.created_at, projects.id`,
  // A project that is brought back is live again.
  whenPut: sql`, ending = null, ended_at = null`,
})

export const projects = {
  ...projectsTable,
  // The row stays, so that the project can be brought back; its other rows are shown while it is live. `as` is how the project ended, and
  // `numbered` has no row where the act was not given its number: then nothing is written.
  drop: (settlementId: string, drops: readonly { readonly key: string }[], at: number) => sql`
    update projects set ending = coalesce(dropped."as", 'deleted'), ended_at = ${sqlTime(at)}
    from numbered, jsonb_to_recordset(${JSON.stringify(drops)}::jsonb) as dropped(key uuid, "as" text)
    where projects.settlement_id = ${settlementId} and projects.id = dropped.key`,
}

export const projectItems = columnTable<ProjectItem>({
  table: 'project_items',
  columns: {
    projectId: 'id',
    id: 'id',
    itemId: 'text',
    quantity: 'whole',
    recipeIndex: 'whole',
    finished: 'whole',
    addedAt: 'time',
  },
  key: ['projectId', 'id'],
  shown: ofLiveProject('project_items'),
  order: sql`project_items.added_at, project_items.id`,
})

export const projectPlayers = columnTable<ProjectPlayer>({
  table: 'project_players',
  columns: { projectId: 'id', who: 'id' },
  key: ['projectId', 'who'],
  shown: ofLiveProject('project_players'),
  order: sql`project_players.project_id, project_players.who`,
})

/** The items that projects are to have, by the ids of the projects, ended ones too. */
export const itemsOfProjects = {
  read: projectItems.read,
  select: (settlementId: string, ids: readonly string[]) =>
    projectItems.selectWhere(sql`
      project_items.settlement_id = ${settlementId} and project_items.project_id in ${among(ids)}`),
}
