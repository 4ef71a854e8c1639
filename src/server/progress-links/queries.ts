import { type SQL, sql } from 'drizzle-orm'
import type { ProgressLink } from '#contract/progress-links'
import type { Stored } from '../changes/link-code.ts'
import { nameOfPerson, peopleNames } from '../changes/person-numbers.ts'
import { text, timeText, whole } from '../db/columns.ts'
import type { Queryable } from '../db/database.ts'

/** A link with the name of its project, also where the project has been archived or deleted since. */
type FoundLink = { readonly link: Stored<ProgressLink>; readonly project: string }

type InSettlement = { readonly settlementId: string }

/** The link of a project. */
export function findLinkOf(database: Queryable, { settlementId }: InSettlement, projectId: string) {
  return findOne(database, settlementId, sql`progress_links.project_id = ${projectId}`)
}

export function findLink(database: Queryable, { settlementId }: InSettlement, id: string) {
  return findOne(database, settlementId, sql`progress_links.id = ${id}`)
}

/** The name of a project that may have a link: one that was not deleted. */
export async function findProject(
  database: Queryable,
  { settlementId }: InSettlement,
  projectId: string,
): Promise<{ readonly name: string; readonly isLive: boolean } | undefined> {
  const [row] = await database.all(sql`
    select name, ending from projects
    where settlement_id = ${settlementId} and id = ${projectId} and ending is distinct from 'deleted'`)
  return row && { name: text(row, 'name'), isLive: row.ending === null }
}

async function findOne(
  database: Queryable,
  settlementId: string,
  which: SQL,
): Promise<FoundLink | undefined> {
  const [row] = await database.all(sql`
    select progress_links.id, encode(code_hash, 'hex') as code_hash, shows_names, created_by_no,
      progress_links.created_at, projects.name
    from progress_links
    join projects on projects.settlement_id = progress_links.settlement_id and projects.id = progress_links.project_id
    where progress_links.settlement_id = ${settlementId} and ${which}`)
  if (!row) return undefined
  const names = await peopleNames(database, settlementId)
  const link = {
    id: text(row, 'id'),
    codeHash: text(row, 'code_hash'),
    showsNames: row.shows_names === true,
    createdAt: timeText(row, 'created_at'),
    createdBy: nameOfPerson(names, whole(row, 'created_by_no')),
  }
  return { link, project: text(row, 'name') }
}
