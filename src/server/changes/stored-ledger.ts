import { type SQL, sql } from 'drizzle-orm'
import type {
  Allotment,
  Assignee,
  Ending,
  Project,
  ProjectItem,
  ProjectPlayer,
  StandingOrder,
  StockRow,
  Storage,
  Task,
  TaskNumbers,
} from '#domain/settlement/ledger-rows'
import { among } from '../db/among.ts'
import { text, timeText } from '../db/columns.ts'
import type { Row } from '../db/database.ts'
import { sqlTime } from '../db/sql-time.ts'
import { columnTable } from './column-table.ts'

/** Rows of a project are shown while the project is live. */
const ofLiveProject = (table: string) => sql`exists (
  select 1 from projects
  where projects.settlement_id = ${sql.identifier(table)}.settlement_id
    and projects.id = ${sql.identifier(table)}.project_id and ending is null)`

/** A task that members see, be it deleted or not: not archived, and of no project that has ended. */
export const liveTask = sql`tasks.archived_at is null and (tasks.project_id is null or exists (
  select 1 from projects
  where projects.settlement_id = tasks.settlement_id and projects.id = tasks.project_id and ending is null))`

/** A task that is still to be done, beside its row of `task_numbers`. */
export const openTask = sql`${liveTask} and tasks.deleted_at is null and task_numbers.status <> 'completed'`

const projects = columnTable<Project>({
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

const tasks = columnTable<Task>({
  table: 'tasks',
  columns: {
    id: 'id',
    projectId: 'id?',
    itemId: 'text?',
    kind: 'text',
    generation: 'whole?',
    amount: 'whole?',
    title: 'text?',
    description: 'text',
    notes: 'text',
    due: 'time?',
    priority: 'text',
    createdAt: 'time',
    updatedAt: 'time',
    deletedAt: 'time?',
  },
  key: ['id'],
  shown: liveTask,
  order: sql`tasks.created_at, tasks.id`,
  // A task that is made again is there again.
  whenPut: sql`, archived_at = null`,
})

const projectItems = columnTable<ProjectItem>({
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

/** Rows of a task are shown while the task is. */
const ofLiveTask = (table: string) => sql`exists (
  select 1 from tasks
  where tasks.settlement_id = ${sql.identifier(table)}.settlement_id
    and tasks.id = ${sql.identifier(table)}.task_id and ${liveTask})`

const taskNumbers = columnTable<TaskNumbers>({
  table: 'task_numbers',
  columns: {
    taskId: 'id',
    target: 'whole',
    completed: 'whole',
    status: 'text',
    byHand: 'yes',
    completedAt: 'time?',
  },
  key: ['taskId'],
  shown: ofLiveTask('task_numbers'),
  order: sql`task_numbers.task_id`,
})

const assignees = columnTable<Assignee>({
  table: 'assignees',
  columns: { taskId: 'id', who: 'id', at: 'time' },
  key: ['taskId', 'who'],
  shown: ofLiveTask('assignees'),
  order: sql`assignees.at, assignees.task_id, assignees.who`,
})

const projectPlayers = columnTable<ProjectPlayer>({
  table: 'project_players',
  columns: { projectId: 'id', who: 'id' },
  key: ['projectId', 'who'],
  shown: ofLiveProject('project_players'),
  order: sql`project_players.project_id, project_players.who`,
})

/** The tables of the ledger (decision 16). */
export const storedLedger = {
  storages: columnTable<Storage>({
    table: 'storages',
    columns: { id: 'id', name: 'text' },
    key: ['id'],
    order: sql`storages.name, storages.id`,
  }),
  stock: columnTable<StockRow>({
    table: 'stock',
    columns: {
      itemId: 'text',
      quantity: 'whole',
      reserved: 'whole',
      kept: 'whole',
      storageId: 'id?',
      updatedAt: 'time',
    },
    key: ['itemId'],
    order: sql`stock.item_id`,
  }),
  projects: {
    ...projects,
    // The row stays, so that the project can be brought back; its other rows are shown while it is live.
    drop: (settlementId: string, drops: readonly { readonly key: string }[], at: number) => sql`
      update projects set ending = coalesce(dropped."as", 'deleted'), ended_at = ${sqlTime(at)}
      from numbered, jsonb_to_recordset(${JSON.stringify(drops)}::jsonb) as dropped(key uuid, "as" text)
      where projects.settlement_id = ${settlementId} and projects.id = dropped.key`,
  },
  projectItems,
  tasks: {
    ...tasks,
    // Entries may name it, so the row stays.
    drop: (settlementId: string, drops: readonly { readonly key: string }[], at: number) => sql`
      update tasks set archived_at = ${sqlTime(at)}
      from numbered, jsonb_to_recordset(${JSON.stringify(drops)}::jsonb) as dropped(key uuid)
      where tasks.settlement_id = ${settlementId} and tasks.id = dropped.key`,
  },
  taskNumbers,
  allotments: columnTable<Allotment>({
    table: 'allotments',
    columns: { projectId: 'id', itemId: 'text', amount: 'whole' },
    key: ['projectId', 'itemId'],
    order: sql`allotments.project_id, allotments.item_id`,
  }),
  assignees,
  projectPlayers,
  standingOrders: columnTable<StandingOrder>({
    table: 'standing_orders',
    columns: { itemId: 'text', atLeast: 'whole', since: 'time' },
    key: ['itemId'],
    order: sql`standing_orders.item_id`,
  }),
}

/** Statements for the rows that say how far a live project is: its own, and all of the stock. */
export function selectsOfProject(settlementId: string, projectId: string) {
  const ofProject = (table: string) => sql`
    ${sql.identifier(table)}.settlement_id = ${settlementId} and ${sql.identifier(table)}.project_id = ${projectId}`
  return {
    projects: storedLedger.projects.select(settlementId, [projectId]),
    projectItems: projectItems.selectWhere(ofProject('project_items')),
    tasks: tasks.selectWhere(sql`${ofProject('tasks')} and ${liveTask}`),
    taskNumbers: taskNumbers.selectWhere(sql`
      task_numbers.settlement_id = ${settlementId} and task_numbers.task_id in ${tasksOf(settlementId, [projectId])}`),
    allotments: storedLedger.allotments.selectWhere(ofProject('allotments')),
    stock: storedLedger.stock.select(settlementId, 'all'),
  }
}

type EndedRow = Project & { readonly ending: Ending; readonly endedAt: string }

/** What projects are to have in the end, by the ids of the projects, ended ones too. */
export const itemsOfProjects = {
  read: projectItems.read,
  select: (settlementId: string, ids: readonly string[]) =>
    projectItems.selectWhere(sql`
      project_items.settlement_id = ${settlementId} and project_items.project_id in ${among(ids)}`),
}

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

function tasksOf(settlementId: string, projectIds: readonly string[]): SQL {
  return sql`(
    select id from tasks
    where tasks.settlement_id = ${settlementId} and archived_at is null and project_id in ${among(projectIds)})`
}
