import { type SQL, sql } from 'drizzle-orm'
import type { Member, Player } from '#domain/settlement/tables'
import type { AssignmentTemplate, Pattern, TemplateKind } from '#domain/settlement/template'
import type { ReadPermit } from '../access/permit.ts'
import { restorableSince } from '../changes/queries.ts'
import { readRows } from '../changes/read-rows.ts'
import { projectTemplate, templateHead, templatesOfKind } from '../changes/stored-templates.ts'
import type { Queryable, Row } from '../db/database.ts'

/** A pattern as it is stored: members by their numbers, which tell nothing of accounts that are gone, named players by id. */
export type StoredPattern = Omit<Pattern, 'preferredPlayers'> & {
  readonly preferred: readonly (number | string)[]
}

/** The templates by which tasks are dealt out, by name; with them deleted ones that can be restored. */
export async function listAssignmentTemplates(
  database: Queryable,
  { settlementId }: ReadPermit<'template.own'>,
  now: number,
): Promise<AssignmentTemplate[]> {
  const rows = await database.all(listed(settlementId, 'assignment', now))
  const people = await readPeople(database, settlementId)
  return rows.map((row) => assignmentTemplate(row, people))
}

export async function listProjectTemplates(
  database: Queryable,
  { settlementId }: ReadPermit<'project.template'>,
  now: number,
) {
  return (await database.all(listed(settlementId, 'project', now))).map(projectTemplate)
}

type People = { readonly members: readonly Member[]; readonly players: readonly Player[] }

/** Who can be named in a template: the members and named players of a settlement. */
export async function readPeople(database: Queryable, settlementId: string): Promise<People> {
  const members = await readRows(database, 'members', settlementId, 'all')
  return { members, players: await readRows(database, 'players', settlementId, 'all') }
}

/**
 * A stored template in the contract's form. Preferred players who are gone are left out, and counted; a named player who was linked
 * to a member since is that member.
 */
export function assignmentTemplate(row: Row, { members, players }: People): AssignmentTemplate {
  const { preferred, ...pattern } = row.body as StoredPattern
  const byNo = new Map(members.map(({ no, userId }) => [no, userId]))
  const memberIds = new Set(byNo.values())
  const byPlayer = new Map(
    players.map(({ id, userId }) => [id, userId !== null && memberIds.has(userId) ? userId : id]),
  )
  const preferredPlayers = preferred.flatMap((one) => {
    if (typeof one === 'number') return byNo.get(one) ?? []
    return byPlayer.get(one) ?? []
  })
  return {
    ...templateHead(row),
    pattern: { ...pattern, preferredPlayers: [...new Set(preferredPlayers)] },
    formerPlayers: preferred.length - preferredPlayers.length,
  }
}

function listed(settlementId: string, kind: TemplateKind, now: number): SQL {
  return sql`
    ${templatesOfKind(settlementId, kind)} and (deleted_at is null or deleted_at > ${restorableSince(now)})
    order by lower(name), created_at, id`
}
