import { type SQL, sql } from 'drizzle-orm'
import type { PeopleNames } from '../changes/person-numbers.ts'
import { text, timeText, timeTextOrNull, whole } from '../db/columns.ts'
import type { Row } from '../db/database.ts'
import { idAfterOrderLimit } from './next-rows.ts'

/**
 * The progress links, without the codes that lead to their pages. Here and below, `last` is the row after which they go on; null for the
 * first ones.
 */
export function progressLinks(settlementId: string, last: Row | null): SQL {
  return sql`
    select id, project_id, shows_names, created_by_no, created_at from progress_links
    where settlement_id = ${settlementId} and ${idAfterOrderLimit(last)}`
}

export function progressLinkOf(row: Row) {
  return {
    id: text(row, 'id'),
    projectId: text(row, 'project_id'),
    showsNames: row.shows_names === true,
    createdByNo: whole(row, 'created_by_no'),
    createdAt: timeText(row, 'created_at'),
  }
}

/** The share links, without the codes that let people in. */
export function shareLinks(settlementId: string, last: Row | null): SQL {
  return sql`
    select id, project_id, created_by_no, created_at from share_links
    where settlement_id = ${settlementId} and ${idAfterOrderLimit(last)}`
}

export function shareLinkOf(row: Row) {
  return {
    id: text(row, 'id'),
    projectId: text(row, 'project_id'),
    createdByNo: whole(row, 'created_by_no'),
    createdAt: timeText(row, 'created_at'),
  }
}

export function collaborators(settlementId: string, last: Row | null): SQL {
  return sql`
    select id, project_id, no, status, since, ended_at from collaborators
    join people on people.settlement_id = collaborators.settlement_id and account = user_id
    where collaborators.settlement_id = ${settlementId} and ${idAfterOrderLimit(last)}`
}

export function collaboratorOf(row: Row, names: PeopleNames) {
  return {
    projectId: text(row, 'project_id'),
    name: names.get(whole(row, 'no')) ?? null,
    status: text(row, 'status'),
    since: timeText(row, 'since'),
    endedAt: timeTextOrNull(row, 'ended_at'),
  }
}
