import { type SQL, sql } from 'drizzle-orm'
import { grouped } from '#domain/grouped'
import type { EndedChoices, MovedRecipes, PutAway } from '#domain/settlement/chosen-recipes'
import type { Moved, Moving } from '#domain/settlement/ledger-act'
import { text } from '../db/columns.ts'
import type { Queryable, Row } from '../db/database.ts'
import { jsonColumn } from './json-column.ts'
import { projectItems } from './stored-projects.ts'
import { projectTemplate, templatesOfKind } from './stored-templates.ts'

/**
 * For a move to another catalogue: columns with ended projects and templates, which name recipes too, and with what the last move changed;
 * read by `putAwayIn`.
 */
export function putAwayColumns(settlementId: string): SQL {
  // What has the default recipe, 0, need not be read: a move leaves it so. But a recipe that was gone at the last move became 0 then, and
  // a move back gives it its former number. `moved_recipes` has those numbers by project, so all items of these projects are read.
  const isMoved = (id: SQL) => sql`jsonb_exists(
    coalesce((select moved_recipes -> 'of' from settlements where id = ${settlementId}), '{}'::jsonb), ${id}::text)`
  const ended = sql`
    select 1 from projects
    where projects.settlement_id = ${settlementId} and projects.id = project_items.project_id and ending is not null`
  const items = projectItems.selectWhere(sql`
    project_items.settlement_id = ${settlementId} and exists (${ended})
    and (recipe_index > 0 or ${isMoved(sql`project_items.project_id`)})`)
  const projects = sql`
    select id, name, ways from projects
    where settlement_id = ${settlementId} and ending is not null
      and (ways <> '{}'::jsonb or ${isMoved(sql`projects.id`)} or exists (
        select 1 from project_items
        where project_items.settlement_id = ${settlementId} and project_id = projects.id and recipe_index > 0))`
  return sql.join(
    [
      jsonColumn('put_away_projects', projects),
      jsonColumn('put_away_items', items),
      jsonColumn('put_away_templates', templatesOfKind(settlementId, 'project')),
      sql`(select moved_recipes from settlements where id = ${settlementId}) as put_away_back`,
    ],
    sql`, `,
  )
}

/** Reads `putAwayColumns`. */
export function putAwayIn(row: Row): Omit<Moving, 'from'> {
  const rows = (name: string) => row[`put_away_${name}`] as readonly Row[]
  const items = grouped(rows('items').map(projectItems.read), ({ projectId }) => projectId)
  const ended = rows('projects').map((one): EndedChoices => {
    const id = text(one, 'id')
    const ways = one.ways as EndedChoices['ways']
    return { id, name: text(one, 'name'), ways, items: items.get(id) ?? [] }
  })
  const putAway = { ended, templates: rows('templates').map(projectTemplate) }
  return { putAway, back: row.put_away_back as MovedRecipes | null }
}

/** Reads what `putAwayIn` does, with a statement of its own. */
export async function readPutAway(
  database: Queryable,
  settlementId: string,
): Promise<ReturnType<typeof putAwayIn>> {
  const [row] = await database.all(sql`select ${putAwayColumns(settlementId)}`)
  return putAwayIn(row!)
}

/**
 * Writes what a move changed besides the rows, next to a `with numbered as (…)`: that has one row if the act was given its number, and
 * none otherwise, so `from numbered` then changes nothing.
 */
export function putAwayWrites(settlementId: string, { ended, templates }: PutAway): readonly SQL[] {
  const ways = ended.map((project) => ({ id: project.id, ways: project.ways }))
  const items = ended.flatMap((project) => project.items)
  const bodies = templates.map(({ id, outline }) => ({ id, body: outline }))
  return [
    sql`
      update projects set ways = moved.ways
      from numbered, jsonb_to_recordset(${JSON.stringify(ways)}::jsonb) as moved(id uuid, ways jsonb)
      where projects.settlement_id = ${settlementId} and projects.id = moved.id`,
    sql`
      update project_items set recipe_index = moved."recipeIndex"
      from numbered, jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as moved("projectId" uuid, id uuid, "recipeIndex" int)
      where project_items.settlement_id = ${settlementId}
        and project_items.project_id = moved."projectId" and project_items.id = moved.id`,
    sql`
      update templates set body = moved.body
      from numbered, jsonb_to_recordset(${JSON.stringify(bodies)}::jsonb) as moved(id uuid, body jsonb)
      where templates.settlement_id = ${settlementId} and templates.id = moved.id`,
  ]
}

/** The assignment of what a move changed, in the row of its settlement. */
export function movedAssignment({ recipes }: Moved): SQL {
  return sql`moved_recipes = ${JSON.stringify(recipes)}::jsonb`
}
