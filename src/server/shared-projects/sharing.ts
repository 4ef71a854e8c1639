import { sql } from 'drizzle-orm'
import type { Collaborator } from '#contract/shared-projects'
import { flagsOf } from '#domain/settlement/telling/notification'
import type { Permit, ReadPermit } from '../access/permit.ts'
import type { Done, EmptyAnswer } from '../changes/record.ts'
import { notificationsInsert } from '../changes/tell.ts'
import { isoTime } from '../configuration/clock.ts'
import { collision } from '../db/collision.ts'
import { text } from '../db/columns.ts'
import type { Tx } from '../db/database.ts'
import { lockAccount } from '../db/locks.ts'
import { sqlTime } from '../db/sql-time.ts'
import { refusal } from '../rpc/refusal.ts'
import { addCollaborator } from './collaborators.ts'
import { findFellow, type InCommon } from './fellows.ts'
import { findCollaborator, findCollaboratorOf, findProjectName } from './queries.ts'

type MayShare = Permit<'project.share'>

/**
 * The settlement in which a fellow is told, to be locked together with that of the project; none for anybody else. A fellow belongs to
 * another settlement of the caller's, not to this one, and may be found by the nickname.
 */
export async function settlementsToTellIn(
  tx: Tx,
  permit: ReadPermit<'project.share'>,
  userId: string,
): Promise<readonly string[]> {
  const common = await findFellow(tx, permit, userId)
  return common ? [common.settlementId] : []
}

/** The project, with whom it is to be shared, and the ids of the settlements that this transaction has locked. */
type Sharing = { readonly projectId: string; readonly userId: string; readonly locked: readonly string[] }

/**
 * Shares a project with a fellow, who is told in a settlement to which both belong: notifications are for members (decision 19).
 * @throws NOT_FOUND for whoever is no fellow, or may not be found; a collision, which is tried again, where they are to be told
 *   in a settlement that is not locked
 */
export async function shareWith(
  tx: Tx,
  permit: MayShare,
  { projectId, userId, locked }: Sharing,
  at: number,
): Promise<Done<Collaborator>> {
  const { settlementId } = permit
  const project = await findProjectName(tx, permit, projectId)
  if (project === undefined) throw refusal('no-project')
  // Locked, so that two who share at once do not pass the limit.
  const isThere = await lockAccount(tx, userId, 'change')
  const common = isThere ? await findFellow(tx, permit, userId) : undefined
  if (!common) throw refusal('no-fellow')
  if (!locked.includes(common.settlementId)) throw collision('what they have in common has changed meanwhile')
  const known = await findCollaboratorOf(tx, permit, { projectId, userId })
  if (known) return { answer: known.collaborator, changes: [] }
  const sharedByNo = sql`(select no from people where settlement_id = ${settlementId} and account = ${permit.userId})`
  const added = await addCollaborator(
    tx,
    { settlementId, projectId, userId, sharedByNo, shareLinkId: null },
    at,
  )
  const { collaborator, no } = added
  await tell(tx, common, { userId, project, collaborationId: collaborator.collaborationId, at })
  return {
    answer: collaborator,
    changes: [{ touched: 'shares' }],
    activity: { kind: 'share.added', facts: { project, member: no } },
    outside: [userId],
  }
}

/** Ends the sharing with one person. A link from before does not bring them back. */
export async function endShare(
  tx: Tx,
  permit: MayShare,
  collaborationId: string,
  at: number,
): Promise<Done<EmptyAnswer>> {
  const found = await findCollaborator(tx, permit, collaborationId)
  if (!found) throw refusal('no-collaborator')
  await tx.write(sql`
    update collaborators set status = 'ended', ended_at = ${sqlTime(at)}
    where settlement_id = ${permit.settlementId} and id = ${collaborationId}`)
  return {
    answer: {},
    changes: [{ touched: 'shares' }],
    activity: { kind: 'share.ended', facts: { project: found.project, member: found.no } },
    outside: [found.userId],
  }
}

/** Ends the sharing of a project with everybody. */
export async function endShares(
  tx: Tx,
  permit: MayShare,
  projectId: string,
  at: number,
): Promise<Done<EmptyAnswer>> {
  const project = await findProjectName(tx, permit, projectId)
  if (project === undefined) throw refusal('no-project')
  const ended = await tx.write(sql`
    update collaborators set status = 'ended', ended_at = ${sqlTime(at)}
    where settlement_id = ${permit.settlementId} and project_id = ${projectId} and status = 'active' returning user_id`)
  if (ended.length === 0) return { answer: {}, changes: [] }
  return {
    answer: {},
    changes: [{ touched: 'shares' }],
    activity: { kind: 'share.allEnded', facts: { project, count: ended.length } },
    outside: ended.map((row) => text(row, 'user_id')),
  }
}

/** Who is told of what. */
type News = {
  readonly userId: string
  readonly project: string
  readonly collaborationId: string
  readonly at: number
}

async function tell(
  tx: Tx,
  { settlementId, byNo }: InCommon,
  { userId, project, collaborationId, at }: News,
): Promise<void> {
  const { group, own } = flagsOf.sharedWithYou
  const facts = JSON.stringify({ project })
  // The same kind, subject and bucket are told once: with the time as the bucket, each new sharing is told.
  const told = sql`(
    select ${userId}::uuid as user_id, 'sharedWithYou' as kind, ${collaborationId}::text as subject,
      ${isoTime(at)}::text as bucket, ${facts}::jsonb as facts, ${group}::text as group_flag, ${own}::text as own_flag) told`
  await tx.write(notificationsInsert({ settlementId, told, byNo: sql`${byNo}::int`, at }))
}
