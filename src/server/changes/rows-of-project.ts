import { sql } from 'drizzle-orm'
import { projectItems, projects } from './stored-projects.ts'
import { allotments, stock } from './stored-stock.ts'
import { liveTask, taskNumbers, tasks, tasksOf } from './stored-tasks.ts'

/**
 * Statements for the rows that say how far a live project is: its own, and all of the stock, for its tasks may use what is free of any
 * item.
 */
export function selectsOfProject(settlementId: string, projectId: string) {
  const ofProject = (table: string) => sql`
    ${sql.identifier(table)}.settlement_id = ${settlementId} and ${sql.identifier(table)}.project_id = ${projectId}`
  return {
    projects: projects.select(settlementId, [projectId]),
    projectItems: projectItems.selectWhere(ofProject('project_items')),
    tasks: tasks.selectWhere(sql`${ofProject('tasks')} and ${liveTask}`),
    taskNumbers: taskNumbers.selectWhere(sql`
      task_numbers.settlement_id = ${settlementId} and task_numbers.task_id in ${tasksOf(settlementId, [projectId])}`),
    allotments: allotments.selectWhere(ofProject('allotments')),
    stock: stock.select(settlementId, 'all'),
  }
}
