import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Collaborator } from '#contract/shared-projects'
import { sharingLimits } from '#domain/settlement/limits'
import { sharedWith } from '../access/shared-permit.ts'
import { takeNumber } from '../changes/person-numbers.ts'
import { text, whole } from '../db/columns.ts'
import type { Tx } from '../db/database.ts'
import { sqlTime } from '../db/sql-time.ts'
import { refusal } from '../rpc/refusal.ts'
import { findCollaborator } from './queries.ts'

type NewCollaborator = {
  readonly settlementId: string
  readonly projectId: string
  readonly userId: string
  /** The person number of whoever shares: the caller, or who made the link. */
  readonly sharedByNo: SQL
  /** The link they came by; null where they were found by their nickname. */
  readonly shareLinkId: string | null
}

/** A collaborator with their person number. */
export type Added = { readonly collaborator: Collaborator; readonly no: number }

/**
 * Adds somebody to those with whom a project is shared; whoever was there before gets their old row again. Needs the settlement's
 * lock and the user's.
 * @throws CONFLICT where the project or the person has as many as are allowed
 */
export async function addCollaborator(
  tx: Tx,
  { settlementId, projectId, userId, sharedByNo, shareLinkId }: NewCollaborator,
  at: number,
): Promise<Added> {
  await refuseTooMany(tx, { settlementId, projectId, userId })
  await takeNumber(tx, { settlementId, userId })
  const [row] = await tx.write(sql`
    insert into collaborators (settlement_id, project_id, user_id, id, status, shared_by_no, share_link_id, since)
    values (${settlementId}, ${projectId}, ${userId}, ${randomUUID()}, 'active', ${sharedByNo}, ${shareLinkId}, ${sqlTime(at)})
    on conflict (settlement_id, project_id, user_id) do update set
      status = 'active', shared_by_no = excluded.shared_by_no, share_link_id = excluded.share_link_id,
      since = excluded.since, ended_at = null
    returning id`)
  return (await findCollaborator(tx, { settlementId }, text(row!, 'id')))!
}

async function refuseTooMany(
  tx: Tx,
  { settlementId, projectId, userId }: Pick<NewCollaborator, 'settlementId' | 'projectId' | 'userId'>,
): Promise<void> {
  const [ofProject] = await tx.all(sql`
    select count(*) as people from collaborators
    where settlement_id = ${settlementId} and project_id = ${projectId} and status = 'active'`)
  if (whole(ofProject!, 'people') >= sharingLimits.collaborators) throw refusal('too-many-collaborators')
  const [ofPerson] = await tx.all(sql`
    select count(*) as projects from ${sharedWith(userId)}`)
  if (whole(ofPerson!, 'projects') >= sharingLimits.sharedWithOne) throw refusal('shared-too-often')
}
