import { type SQL, sql } from 'drizzle-orm'
import type { Collaborator, ShareLink } from '#contract/shared-projects'
import type { Stored } from '../changes/link-code.ts'
import { nameOfPerson, type PeopleNames, peopleNames } from '../changes/person-numbers.ts'
import { text, timeText, whole } from '../db/columns.ts'
import type { Queryable, Row } from '../db/database.ts'

type InSettlement = { readonly settlementId: string }

/** The name of a project that goes on: only those are shared. */
export async function findProjectName(
  database: Queryable,
  { settlementId }: InSettlement,
  projectId: string,
): Promise<string | undefined> {
  const [row] = await database.all(sql`
    select name from projects where settlement_id = ${settlementId} and id = ${projectId} and ending is null`)
  return row && text(row, 'name')
}

/** The link of a project, with the project's name. */
export function findShareLinkOf(database: Queryable, { settlementId }: InSettlement, projectId: string) {
  return findOne(database, settlementId, sql`share_links.project_id = ${projectId}`)
}

export function findShareLink(database: Queryable, { settlementId }: InSettlement, id: string) {
  return findOne(database, settlementId, sql`share_links.id = ${id}`)
}

async function findOne(database: Queryable, settlementId: string, which: SQL) {
  const [row] = await database.all(sql`
    select share_links.id, encode(code_hash, 'hex') as code_hash, created_by_no, share_links.created_at, projects.name
    from share_links
    join projects on projects.settlement_id = share_links.settlement_id and projects.id = share_links.project_id
    where share_links.settlement_id = ${settlementId} and ${which}`)
  if (!row) return undefined
  const names = await peopleNames(database, settlementId)
  const link: Stored<ShareLink> = {
    id: text(row, 'id'),
    codeHash: text(row, 'code_hash'),
    createdAt: timeText(row, 'created_at'),
    createdBy: nameOfPerson(names, whole(row, 'created_by_no')),
  }
  return { link, project: text(row, 'name') }
}

/** Everybody with whom a project is shared now, newest first. */
export async function listCollaborators(
  database: Queryable,
  { settlementId }: InSettlement,
  projectId: string,
): Promise<readonly Collaborator[]> {
  const rows = await database.all(sql`
    ${collaboratorSelect(settlementId)} and collaborators.project_id = ${projectId} and collaborators.status = 'active'
    order by since desc, collaborators.id`)
  const names = await peopleNames(database, settlementId)
  return rows.map((row) => collaboratorOf(row, names))
}

/** Somebody with whom a project is shared now, with their person number and the project's name. */
export function findCollaborator(database: Queryable, { settlementId }: InSettlement, id: string) {
  return findActive(database, settlementId, sql`collaborators.id = ${id}`)
}

/** Like `findCollaborator`, by the project and the user. */
export function findCollaboratorOf(
  database: Queryable,
  { settlementId }: InSettlement,
  { projectId, userId }: { readonly projectId: string; readonly userId: string },
) {
  return findActive(
    database,
    settlementId,
    sql`collaborators.project_id = ${projectId} and collaborators.user_id = ${userId}`,
  )
}

async function findActive(database: Queryable, settlementId: string, which: SQL) {
  const [row] = await database.all(sql`
    ${collaboratorSelect(settlementId)} and ${which} and collaborators.status = 'active'`)
  if (!row) return undefined
  const names = await peopleNames(database, settlementId)
  return {
    collaborator: collaboratorOf(row, names),
    userId: text(row, 'user_id'),
    no: whole(row, 'no'),
    project: text(row, 'name'),
  }
}

function collaboratorSelect(settlementId: string): SQL {
  return sql`
    select collaborators.id, collaborators.user_id, since, share_link_id, people.no, projects.name
    from collaborators
    join people on people.settlement_id = collaborators.settlement_id and people.account = collaborators.user_id
    join projects on projects.settlement_id = collaborators.settlement_id and projects.id = collaborators.project_id
    where collaborators.settlement_id = ${settlementId}`
}

function collaboratorOf(row: Row, names: PeopleNames): Collaborator {
  return {
    collaborationId: text(row, 'id'),
    name: nameOfPerson(names, whole(row, 'no')),
    since: timeText(row, 'since'),
    cameByLink: row.share_link_id !== null,
  }
}
