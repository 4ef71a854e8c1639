import { type SQL, sql } from 'drizzle-orm'
import { endedRows } from '../changes/ended-projects.ts'
import { entryOf, entrySelect } from '../changes/entries.ts'
import { peopleNames } from '../changes/person-numbers.ts'
import { storedContributions } from '../changes/stored-contributions.ts'
import { templateHead } from '../changes/stored-templates.ts'
import { text, timeText, whole } from '../db/columns.ts'
import type { Queryable, Row } from '../db/database.ts'
import { sqlIsoTime } from '../db/sql-time.ts'
import type { TextPieces } from '../http/stream-text.ts'
import { rowsInBatches } from '../rpc/exported-rows.ts'
import {
  decidedPage,
  endedItemsPage,
  endedProjectsPage,
  endedTaskOf,
  endedTasksPage,
} from './ended-in-export.ts'
import { idAfterOrderLimit, limitClause } from './next-rows.ts'
import {
  collaboratorOf,
  collaborators,
  progressLinkOf,
  progressLinks,
  shareLinkOf,
  shareLinks,
} from './shares-in-export.ts'

/**
 * What belongs to a settlement beside the rows that every member sees: everybody who was ever in it, what ended, templates, every
 * movement of stock, the log (SET-5). Read while it is sent; it names people by number and public name.
 */
export async function restOfSettlement(
  database: Queryable,
  settlementId: string,
): Promise<Readonly<Record<string, unknown>>> {
  const names = await peopleNames(database, settlementId)
  // Each list is read in batches while it is sent: `after` is the statement for the rows behind the last one read, null before the first
  // batch, and `shape` makes of a row what the file says.
  const rows = (after: (last: Row | null) => SQL, shape: (row: Row) => unknown): TextPieces =>
    rowsInBatches(database, after, shape)
  return {
    people: Array.from(names, ([no, name]) => ({ no, name })),
    endedProjects: rows((last) => endedProjectsPage(settlementId, last), endedRows.projects.read),
    endedProjectItems: rows((last) => endedItemsPage(settlementId, last), endedRows.projectItems.read),
    endedTasks: rows((last) => endedTasksPage(settlementId, last), endedTaskOf),
    decidedContributions: rows((last) => decidedPage(settlementId, last), storedContributions.read),
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

function templates(settlementId: string, last: Row | null): SQL {
  return sql`
    select * from templates where settlement_id = ${settlementId} and ${idAfterOrderLimit(last)}`
}

function templateOf(row: Row) {
  return { ...templateHead(row), kind: text(row, 'kind'), body: row.body }
}

function entries(settlementId: string, last: Row | null): SQL {
  return sql`
    ${entrySelect(settlementId)}
      and ${last ? sql`(at, act, line) > (${sqlIsoTime(text(last, 'at'))}, ${last.act}::uuid, ${last.line}::int)` : sql`true`}
    order by at, act, line ${limitClause}`
}

function activity(settlementId: string, last: Row | null): SQL {
  return sql`
    select id, at, by_no, kind, facts from activity
    where settlement_id = ${settlementId} and ${last ? sql`id > ${last.id}::bigint` : sql`true`}
    order by id ${limitClause}`
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
