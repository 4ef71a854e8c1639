import { type SQL, sql } from 'drizzle-orm'
import { entryOf, entrySelect } from '../changes/entries.ts'
import { type PeopleNames, peopleNames } from '../changes/person-numbers.ts'
import { storedContributions } from '../changes/stored-contributions.ts'
import { endedRows } from '../changes/stored-ledger.ts'
import { templateHead } from '../changes/stored-templates.ts'
import { text, textOrEmpty, timeText, timeTextOrNull, whole } from '../db/columns.ts'
import type { Queryable, Row } from '../db/database.ts'
import type { TextPieces } from '../http/stream-text.ts'
import { rowsInBatches } from '../rpc/exported-rows.ts'

const rowsAtOnce = sql`limit 2000`

/**
 * What belongs to a settlement beside the rows that every member sees: everybody who was ever in it, what ended, templates, every
 * movement of stock, the log (SET-5). Read while it is sent; people stand in it by number and public name.
 */
export async function restOfSettlement(
  database: Queryable,
  settlementId: string,
): Promise<Readonly<Record<string, unknown>>> {
  const names = await peopleNames(database, settlementId)
  const rows = (after: (last: Row | null) => SQL, shape: (row: Row) => unknown): TextPieces =>
    rowsInBatches(database, after, shape)
  return {
    people: Array.from(names, ([no, name]) => ({ no, name })),
    endedProjects: rows((last) => endedProjects(settlementId, last), endedRows.projects.read),
    endedProjectItems: rows((last) => endedItems(settlementId, last), endedRows.projectItems.read),
    endedTasks: rows((last) => endedTasks(settlementId, last), endedTaskOf),
    decidedContributions: rows((last) => decided(settlementId, last), storedContributions.read),
    templates: rows((last) => templates(settlementId, last), templateOf),
    progressLinks: rows((last) => progressLinks(settlementId, last), progressLinkOf),
    shareLinks: rows((last) => shareLinks(settlementId, last), shareLinkOf),
    collaborators: rows(
      (last) => collaborators(settlementId, last),
      (row) => collaboratorOf(row, names),
    ),
    entries: rows((last) => entries(settlementId, last), entryOf),
    activity: rows((last) => activity(settlementId, last), activityOf),
  }
}

/** The rows that follow the last one that is known, at the end of a statement. */
function nextById(last: Row | null): SQL {
  return sql`${last ? sql`id > ${last.id}::uuid` : sql`true`} order by id ${rowsAtOnce}`
}

function endedProjects(settlementId: string, last: Row | null): SQL {
  return sql`
    select * from projects where settlement_id = ${settlementId} and ending is not null
      and ${nextById(last)}`
}

function endedItems(settlementId: string, last: Row | null): SQL {
  return sql`
    select project_items.* from project_items
    join projects on projects.settlement_id = project_items.settlement_id and projects.id = project_id
    where project_items.settlement_id = ${settlementId} and ending is not null
      and ${last ? sql`(project_id, project_items.id) > (${last.project_id}::uuid, ${last.id}::uuid)` : sql`true`}
    order by project_id, project_items.id ${rowsAtOnce}`
}

/** Tasks of ended projects, and those that a later generation replaced. */
function endedTasks(settlementId: string, last: Row | null): SQL {
  return sql`
    select tasks.*, target, completed, task_numbers.status from tasks
    left join projects on projects.settlement_id = tasks.settlement_id and projects.id = project_id
    left join task_numbers on task_numbers.settlement_id = tasks.settlement_id and task_id = tasks.id
    where tasks.settlement_id = ${settlementId} and (archived_at is not null or ending is not null)
      and ${last ? sql`tasks.id > ${last.id}::uuid` : sql`true`}
    order by tasks.id ${rowsAtOnce}`
}

function endedTaskOf(row: Row) {
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

function decided(settlementId: string, last: Row | null): SQL {
  return sql`
    select * from contributions where settlement_id = ${settlementId} and status <> 'pending'
      and ${nextById(last)}`
}

function templates(settlementId: string, last: Row | null): SQL {
  return sql`
    select * from templates where settlement_id = ${settlementId} and ${nextById(last)}`
}

function templateOf(row: Row) {
  return { ...templateHead(row), kind: text(row, 'kind'), body: row.body }
}

/** Without what leads to their pages. */
function progressLinks(settlementId: string, last: Row | null): SQL {
  return sql`
    select id, project_id, shows_names, created_by_no, created_at from progress_links
    where settlement_id = ${settlementId} and ${nextById(last)}`
}

function progressLinkOf(row: Row) {
  return {
    id: text(row, 'id'),
    projectId: text(row, 'project_id'),
    showsNames: row.shows_names === true,
    createdByNo: whole(row, 'created_by_no'),
    createdAt: timeText(row, 'created_at'),
  }
}

/** Without what lets people in. */
function shareLinks(settlementId: string, last: Row | null): SQL {
  return sql`
    select id, project_id, created_by_no, created_at from share_links
    where settlement_id = ${settlementId} and ${nextById(last)}`
}

function shareLinkOf(row: Row) {
  return {
    id: text(row, 'id'),
    projectId: text(row, 'project_id'),
    createdByNo: whole(row, 'created_by_no'),
    createdAt: timeText(row, 'created_at'),
  }
}

function collaborators(settlementId: string, last: Row | null): SQL {
  return sql`
    select id, project_id, no, status, since, ended_at from collaborators
    join people on people.settlement_id = collaborators.settlement_id and account = user_id
    where collaborators.settlement_id = ${settlementId} and ${nextById(last)}`
}

function collaboratorOf(row: Row, names: PeopleNames) {
  return {
    projectId: text(row, 'project_id'),
    name: names.get(whole(row, 'no')) ?? null,
    status: text(row, 'status'),
    since: timeText(row, 'since'),
    endedAt: timeTextOrNull(row, 'ended_at'),
  }
}

function entries(settlementId: string, last: Row | null): SQL {
  return sql`
    ${entrySelect(settlementId)}
      and ${last ? sql`(at, act, line) > (${last.at}::timestamptz, ${last.act}::uuid, ${last.line}::int)` : sql`true`}
    order by at, act, line ${rowsAtOnce}`
}

function activity(settlementId: string, last: Row | null): SQL {
  return sql`
    select id, at, by_no, kind, facts from activity
    where settlement_id = ${settlementId} and ${last ? sql`id > ${last.id}::bigint` : sql`true`}
    order by id ${rowsAtOnce}`
}

function activityOf(row: Row) {
  return {
    id: whole(row, 'id'),
    at: timeText(row, 'at'),
    byNo: whole(row, 'by_no'),
    kind: text(row, 'kind'),
    facts: row.facts,
  }
}
