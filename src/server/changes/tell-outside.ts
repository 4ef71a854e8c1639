import { type SQL, sql } from 'drizzle-orm'
import { type Catalog, itemName } from '#domain/catalog/catalog'
import type { Rows } from '#domain/settlement/tables'
import { flagsOf, type NotificationFacts } from '#domain/settlement/telling/notification'
import type { ReviewedOutside } from '#domain/settlement/telling/told-of-contributions'
import { text } from '../db/columns.ts'
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
  const found = await Promise.all(
    decided.map(async (one) => {
      const [row] = await database.all(sql`
        select people.account as user_id, profiles.personal_settlement_id, collaborators.id
        from people
        join collaborators on collaborators.settlement_id = people.settlement_id
          and collaborators.user_id = people.account and project_id = ${one.projectId} and collaborators.status = 'active'
        join profiles on profiles.user_id = people.account
        join settlements on settlements.id = personal_settlement_id and enable_notifications
        where people.settlement_id = ${settlementId} and people.no = ${one.byNo}`)
      if (!row) return []
      const ids = {
        userId: text(row, 'user_id'),
        personalId: text(row, 'personal_settlement_id'),
        collaborationId: text(row, 'id'),
      }
      return [{ ...one, ...ids }]
    }),
  )
  return found.flat()
}

/** The statement that tells one of them, next to a `with numbered as (…)`. */
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
      numbered, (select ${userId}::uuid as user_id, 'sharedReviewed' as kind, ${collaborationId}::text as subject,
        ${row.id}::text as bucket, ${JSON.stringify(facts)}::jsonb as facts, ${group}::text as group_flag, ${own}::text as own_flag) told`,
    byNo: sql`null::int`,
    at,
  })
}
