import { type SQL, sql } from 'drizzle-orm'
import { type Catalog, itemName } from '#domain/catalog/catalog'
import type { Rows } from '#domain/settlement/tables'
import { flagsOf, type NotificationFacts } from '#domain/settlement/telling/notification'
import type { ReviewedOutside } from '#domain/settlement/telling/told-of-contributions'
import { among } from '../db/among.ts'
import { text, whole } from '../db/columns.ts'
import type { Queryable } from '../db/database.ts'
import { notificationsInsert } from './tell.ts'

/** A decided delivery of somebody with whom the project is shared, and their own settlement, in which they are told of it. */
type Author = ReviewedOutside & {
  readonly userId: string
  readonly personalId: string
  readonly collaborationId: string
}

/**
 * The collaborators among the authors. Notifications are for members (decision 19), and the one settlement to which each of them
 * surely belongs is their own, which lists shared projects.
 */
export async function findAuthorsOutside(
  database: Queryable,
  settlementId: string,
  decided: readonly ReviewedOutside[],
): Promise<readonly Author[]> {
  if (decided.length === 0) return []
  const numbers = JSON.stringify(decided.map(({ byNo }) => byNo))
  const rows = await database.all(sql`
    select people.no, collaborators.project_id, collaborators.user_id, collaborators.id
    from people
    join collaborators on collaborators.settlement_id = people.settlement_id
      and collaborators.user_id = people.account and collaborators.status = 'active'
    where people.settlement_id = ${settlementId}
      and people.no in (select value::int from jsonb_array_elements_text(${numbers}::jsonb))`)
  const personalIds = await findPersonalIds(
    database,
    rows.map((row) => text(row, 'user_id')),
  )
  return decided.flatMap((one) => {
    const found = rows.find(
      (row) => whole(row, 'no') === one.byNo && text(row, 'project_id') === one.projectId,
    )
    const userId = found && text(found, 'user_id')
    const personalId = userId && personalIds.get(userId)
    return personalId ? [{ ...one, userId, personalId, collaborationId: text(found, 'id') }] : []
  })
}

/** A statement of its own: no statement is about two settlements (decision 13). */
async function findPersonalIds(database: Queryable, userIds: readonly string[]) {
  if (userIds.length === 0) return new Map<string, string>()
  const rows = await database.all(sql`
    select user_id, personal_settlement_id from profiles
    where user_id in ${among(userIds)} and personal_settlement_id is not null`)
  return new Map(rows.map((row) => [text(row, 'user_id'), text(row, 'personal_settlement_id')]))
}

/** The statement that tells one author, in their own settlement. */
export function outsideNotificationInsert(
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
  // The subject is what it is about. The bucket is the decided delivery: of one subject and bucket somebody is told only once. The two
  // flags name the preferences by which the author may have switched it off.
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
