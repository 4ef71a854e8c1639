import { type SQL, sql } from 'drizzle-orm'
import { endedRows } from '../changes/ended-projects.ts'
import { textOrEmpty, timeTextOrNull, whole } from '../db/columns.ts'
import type { Row } from '../db/database.ts'
import { idAfterOrderLimit, limitClause } from './next-rows.ts'

/** @param last the last row of the page before, here as in the other pages; null for the first page */
export function endedProjectsPage(settlementId: string, last: Row | null): SQL {
  return sql`
    select * from projects where settlement_id = ${settlementId} and ending is not null
      and ${idAfterOrderLimit(last)}`
}

export function endedItemsPage(settlementId: string, last: Row | null): SQL {
  return sql`
    select project_items.* from project_items
    join projects on projects.settlement_id = project_items.settlement_id and projects.id = project_id
    where project_items.settlement_id = ${settlementId} and ending is not null
      and ${last ? sql`(project_id, project_items.id) > (${last.project_id}::uuid, ${last.id}::uuid)` : sql`true`}
    order by project_id, project_items.id ${limitClause}`
}

/** Tasks of ended projects, and those that a later generation replaced. */
export function endedTasksPage(settlementId: string, last: Row | null): SQL {
  return sql`
    select tasks.*, target, completed, task_numbers.status from tasks
    left join projects on projects.settlement_id = tasks.settlement_id and projects.id = project_id
    left join task_numbers on task_numbers.settlement_id = tasks.settlement_id and task_id = tasks.id
    where tasks.settlement_id = ${settlementId} and (archived_at is not null or ending is not null)
      and ${last ? sql`tasks.id > ${last.id}::uuid` : sql`true`}
    order by tasks.id ${limitClause}`
}

/** A task with its amounts and status, where those are still stored. */
export function endedTaskOf(row: Row) {
  return {
    ...endedRows.tasks.read(row),
    archivedAt: timeTextOrNull(row, 'archived_at'),
    ...(row.target != null && {
      target: whole(row, 'target'),
      completed: whole(row, 'completed'),
      status: textOrEmpty(row, 'status'),
    }),
  }
}

/** Contributions that no longer wait for review. */
export function decidedPage(settlementId: string, last: Row | null): SQL {
  return sql`
    select * from contributions where settlement_id = ${settlementId} and status <> 'pending'
      and ${idAfterOrderLimit(last)}`
}
