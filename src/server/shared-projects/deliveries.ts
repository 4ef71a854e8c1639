import { sql } from 'drizzle-orm'
import type { SharedDelivery } from '#contract/collaborations'
import { type Catalog, itemName } from '#domain/catalog/catalog'
import { sharedTaskId } from '#domain/planning/personal-ids'
import type { Contribution } from '#domain/settlement/contribution'
import { sharingLimits } from '#domain/settlement/limits'
import type { ReadPermit } from '../access/permit.ts'
import type { SharedPermit } from '../access/shared-permit.ts'
import { storedContributions } from '../changes/stored-contributions.ts'
import type { Queryable } from '../db/database.ts'

/** What a collaborator delivered to the project that is shared with them: what waits first, then the newest. */
export async function listDeliveries(
  database: Queryable,
  { settlementId, userId, sharedProjectId }: SharedPermit<ReadPermit<'project.read_shared'>>,
): Promise<readonly Contribution[]> {
  const rows = await database.all(sql`
    select contributions.* from contributions
    join people on people.settlement_id = contributions.settlement_id and people.no = by_no
    where contributions.settlement_id = ${settlementId} and project_id = ${sharedProjectId} and people.account = ${userId}
    order by status <> 'pending', submitted_at desc, id desc limit ${sharingLimits.deliveriesShown}`)
  return rows.map(storedContributions.read)
}

/** A contribution as its collaborator sees it. */
export function sharedDelivery(contribution: Contribution, catalog: Catalog): SharedDelivery {
  const { id, taskId, itemsContributed, status, reason, submittedAt } = contribution
  return {
    id,
    taskId: sharedTaskId(taskId),
    itemsContributed: itemsContributed.map(({ itemId, quantity }) => ({
      itemId,
      itemName: itemName(catalog, itemId),
      quantity,
    })),
    status,
    reason,
    submittedAt,
  }
}
