import { type SQL, sql } from 'drizzle-orm'
import type { Asked } from '#domain/settlement/ledger-act'
import type { Assignee, Task, TaskNumbers } from '#domain/settlement/ledger-rows'
import { among } from '../db/among.ts'
import { sqlTime } from '../db/sql-time.ts'
import { columnTable } from './column-table.ts'

/** A task that members see, be it deleted or not: not archived, and of no project that has ended. */
export const liveTask = sql`tasks.archived_at is null and (tasks.project_id is null or exists (
  select 1 from projects
  where projects.settlement_id = tasks.settlement_id and projects.id = tasks.project_id and ending is null))`

/** A task that is still to be done, beside its row of `task_numbers`. */
export const openTask = sql`${liveTask} and tasks.deleted_at is null and task_numbers.status <> 'completed'`

const tasksTable = columnTable<Task>({
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
  // A task that is written again is no longer archived.
  whenPut: sql`, archived_at = null`,
})

export const tasks = {
  ...tasksTable,
  /** As any table, it is written only if `numbered` has a row (see `StoredTable`). */
  drop(settlementId: string, drops: readonly { readonly key: string }[], at: number) {
    const dropped = sql`jsonb_to_recordset(${JSON.stringify(drops)}::jsonb) as dropped(key uuid)`
    return [
      // Entries may name it, so the row stays.
      sql`
        update tasks set archived_at = ${sqlTime(at)} from numbered, ${dropped}
        where tasks.settlement_id = ${settlementId} and tasks.id = dropped.key`,
      // Its assignees are deleted, as `afterChanges` drops them; a task that comes back has only those put with it.
      sql`
        delete from assignees using numbered, ${dropped}
        where assignees.settlement_id = ${settlementId} and assignees.task_id = dropped.key`,
    ]
  },
}

/** Rows of a task are shown while the task is. */
const ofLiveTask = (table: string) => sql`exists (
  select 1 from tasks
  where tasks.settlement_id = ${sql.identifier(table)}.settlement_id
    and tasks.id = ${sql.identifier(table)}.task_id and ${liveTask})`

export const taskNumbers = columnTable<TaskNumbers>({
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

export const assignees = columnTable<Assignee>({
  table: 'assignees',
  columns: { taskId: 'id', who: 'id', at: 'time' },
  key: ['taskId', 'who'],
  shown: ofLiveTask('assignees'),
  order: sql`assignees.at, assignees.task_id, assignees.who`,
})

export function tasksOf(settlementId: string, projectIds: readonly string[]): SQL {
  return sql`(
    select id from tasks
    where tasks.settlement_id = ${settlementId} and archived_at is null and project_id in ${among(projectIds)})`
}

/** Tasks with these ids, and those of a generation of a project, shown or not. */
export function storedTasks(
  settlementId: string,
  { ids, projectId, generation }: NonNullable<Asked['tasks']>,
): SQL {
  return tasks.selectWhere(sql`
    tasks.settlement_id = ${settlementId}
    and (tasks.id in ${among(ids)} or (tasks.project_id = ${projectId} and tasks.generation = ${generation}))`)
}
