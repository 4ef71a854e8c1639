import { type SQL, sql } from 'drizzle-orm'
import { type Catalog, itemName } from '#domain/catalog/catalog'
import type { Rows } from '#domain/settlement/tables'
import { flagsOf, type NotificationFacts } from '#domain/settlement/telling/notification'
import type { ReviewedOutside } from '#domain/settlement/telling/told-of-contributions'
import { text, textOrNull } from '../db/columns.ts'
import type { Queryable } from '../db/database.ts'
import { notificationsInsert } from './tell.ts'

/** What was decided of somebody with whom the project is shared, and their own settlement, in which they are told of it. */
type Author = ReviewedOutside & {
  readonly userId: string
  readonly personalId: string
  readonly collaborationId: string
}

/**
 * The collaborators among the authors. Notifications are for members (decision 19), and the one settlement to which each of them
 * surely belongs is their own: shared projects stand there.
 */
export async function findAuthorsOutside(
  database: Queryable,
  settlementId: string,
  decided: readonly ReviewedOutside[],
): Promise<readonly Author[]> {
  const found: Author[] = []
  for (const one of decided) {
    const [person] = await database.all(sql`
      select people.account as user_id, collaborators.id
      from people
      join collaborators on collaborators.settlement_id = people.settlement_id
        and collaborators.user_id = people.account and project_id = ${one.projectId} and collaborators.status = 'active'
      where people.settlement_id = ${settlementId} and people.no = ${one.byNo}`)
    if (!person) continue
    const userId = text(person, 'user_id')
    const personalId = await findPersonalId(database, userId)
    if (personalId) found.push({ ...one, userId, personalId, collaborationId: text(person, 'id') })
  }
  return found
}

/** A statement of its own: no statement is about two settlements (decision 13). */
async function findPersonalId(database: Queryable, userId: string): Promise<string | null> {
  const [profile] = await database.all(
    sql`select personal_settlement_id from profiles where user_id = ${userId}`,
  )
  return profile ? textOrNull(profile, 'personal_settlement_id') : null
}

/** The statement that tells one of them, in their own settlement. */
export function toldOutside(
  { userId, personalId, collaborationId, projectId, row, outcome, reason }: Author,
  { projects, catalog }: Pick<Rows, 'projects'> & { readonly catalog: Catalog },
  at: number,
): SQL {
  const [first] = row.itemsContributed
  const facts: NotificationFacts['sharedReviewed'] = {
    project: projects.get(projectId)?.name ?? '',
    item: itemName(catalog, first!.itemId),
    amount: first!.quantity,
    outcome,
    reason,
  }
  const { group, own } = flagsOf.sharedReviewed
  return notificationsInsert({
    settlementId: personalId,
    told: sql`
      (select ${userId}::uuid as user_id, 'sharedReviewed' as kind, ${collaborationId}::text as subject,
        ${row.id}::text as bucket, ${JSON.stringify(facts)}::jsonb as facts, ${group}::text as group_flag, ${own}::text as own_flag
        from settlements where id = ${personalId} and enable_notifications) told`,
    byNo: sql`null::int`,
    at,
  })
}
