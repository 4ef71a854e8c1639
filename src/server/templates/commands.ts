import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { isAssignable } from '#domain/settlement/assignable'
import { ledgerLimits } from '#domain/settlement/limits'
import { byKey } from '#domain/settlement/tables'
import type {
  AssignmentTemplate,
  Outline,
  Pattern,
  ProjectTemplate,
  TemplateKind,
} from '#domain/settlement/template'
import type { Permit } from '../access/permit.ts'
import { readRows } from '../changes/read-rows.ts'
import type { Done } from '../changes/record.ts'
import { itemsOfProjects } from '../changes/stored-projects.ts'
import { projectTemplate, templatesOfKind } from '../changes/stored-templates.ts'
import { text } from '../db/columns.ts'
import type { Row, Tx } from '../db/database.ts'
import { sqlTime } from '../db/sql-time.ts'
import { refusal } from '../rpc/refusal.ts'
import { assignmentTemplate, readPeople, type StoredPattern } from './queries.ts'

type Named = { readonly name: string; readonly description: string }

/** Saves how tasks are dealt out (TSK-4). @throws FORBIDDEN if a preferred player cannot be given tasks here */
export async function createAssignmentTemplate(
  tx: Tx,
  permit: Permit<'template.own'>,
  { pattern, ...named }: Named & { readonly pattern: Pattern },
  at: number,
): Promise<Done<AssignmentTemplate>> {
  const people = await readPeople(tx, permit.settlementId)
  const known = { members: byKey('members', people.members), players: byKey('players', people.players) }
  const { preferredPlayers, ...rest } = pattern
  // undefined: the sentence of this refusal has no facts to fill in.
  if (preferredPlayers.some((who) => !isAssignable(known, who)))
    throw refusal('not-assignable', undefined, { field: 'pattern.preferredPlayers' })
  // A member is stored by their number, which tells nothing of an account that is gone; a named player by their id.
  const preferred = preferredPlayers.map((who) => known.members.get(who)?.no ?? who)
  const body: StoredPattern = { ...rest, preferred }
  const row = await insertTemplate(tx, permit, { kind: 'assignment', ...named, body }, at)
  return saved(assignmentTemplate(row, people), 'assignment')
}

type SavedProject = {
  readonly projectId: string
  readonly name?: string | undefined
  readonly description?: string | undefined
}

/** Saves a live project's items and ways as a template (PRJ-5). */
export async function createProjectTemplate(
  tx: Tx,
  permit: Permit<'project.template'>,
  { projectId, name, description }: SavedProject,
  at: number,
): Promise<Done<ProjectTemplate>> {
  const { settlementId } = permit
  const [project] = await readRows(tx, 'projects', settlementId, [projectId])
  if (!project) throw refusal('no-project')
  const rows = await tx.all(itemsOfProjects.select(settlementId, [projectId]))
  const items = rows.map((row) => {
    const { itemId, quantity, recipeIndex } = itemsOfProjects.read(row)
    return { itemId, quantity, recipeIndex }
  })
  if (items.length === 0) throw refusal('template-empty')
  const body: Outline = { priority: project.priority, items, ways: project.ways }
  const row = await insertTemplate(
    tx,
    permit,
    { kind: 'project', name: name ?? project.name, description: description ?? project.description, body },
    at,
  )
  return saved(projectTemplate(row), 'project')
}

type NewTemplate = Named & { readonly kind: TemplateKind; readonly body: StoredPattern | Outline }

async function insertTemplate(
  tx: Tx,
  { settlementId, userId }: Permit<'template.own' | 'project.template'>,
  { kind, name, description, body }: NewTemplate,
  at: number,
): Promise<Row> {
  await refuseIfTaken(tx, settlementId, { kind, name })
  const [row] = await tx.write(sql`
    insert into templates (settlement_id, id, kind, name, description, body, created_by_no, created_at)
    values (${settlementId}, ${randomUUID()}, ${kind}, ${name}, ${description}, ${JSON.stringify(body)}::jsonb,
      (select no from people where settlement_id = ${settlementId} and account = ${userId}), ${sqlTime(at)})
    returning *`)
  return row!
}

/** @throws CONFLICT if a live template of this kind has the name, or there are as many as are allowed */
export async function refuseIfTaken(
  tx: Tx,
  settlementId: string,
  { kind, name }: Pick<NewTemplate, 'kind' | 'name'>,
): Promise<void> {
  const live = await tx.all(sql`${templatesOfKind(settlementId, kind)} and deleted_at is null`)
  if (live.some((row) => text(row, 'name') === name)) throw refusal('template-name-taken')
  if (live.length >= ledgerLimits.templates) throw refusal('too-many-templates')
}

function saved<Template extends { readonly name: string }>(
  template: Template,
  kind: TemplateKind,
): Done<Template> {
  return {
    answer: template,
    changes: [{ touched: 'templates' }],
    activity: { kind: 'template.saved', facts: { template: template.name, kind } },
  }
}
