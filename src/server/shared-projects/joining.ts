import { sql } from 'drizzle-orm'
import { sharedName } from '#domain/planning/shared-project'
import type { ReadPermit } from '../access/permit.ts'
import type { SharedPermit } from '../access/shared-permit.ts'
import { lockOwnAccount } from '../access/signed-in.ts'
import { codeHash, isLinkCode } from '../changes/link-code.ts'
import type { Done, EmptyAnswer } from '../changes/record.ts'
import { text, textOrEmpty, whole } from '../db/columns.ts'
import type { Queryable, Row, Tx } from '../db/database.ts'
import { lockSettlement } from '../db/locks.ts'
import { publicName } from '../db/public-name.ts'
import { refusal } from '../rpc/refusal.ts'
import { addCollaborator } from './collaborators.ts'
import { findCollaborator } from './queries.ts'

type Joining = { readonly code: string; readonly userId: string }

/** What a link leads to, for somebody who may come by it. */
export async function previewShare(database: Queryable, joining: Joining) {
  const settlementId = await findSettlementByShareCode(database, joining.code)
  const link = settlementId && (await findValid(database, { ...joining, settlementId }))
  if (!link) throw refusal('share-code-invalid')
  return { projectName: sharedName(text(link, 'name')), ownerName: publicName(link) }
}

type ToLock = { readonly settlementId: string | undefined; readonly userId: string }

/** Locks the settlement of a code, valid or not, and the user's account. */
export async function lockForSharing(tx: Tx, { settlementId, userId }: ToLock): Promise<void> {
  if (settlementId) await lockSettlement(tx, settlementId)
  await lockOwnAccount(tx, userId, 'change')
}

/** Shares the project of a valid link with the user who came by it; if it is shared with them already, nothing changes. */
export async function comeByLink(
  tx: Tx,
  { settlementId, ...joining }: Joining & { readonly settlementId: string | undefined },
  at: number,
): Promise<Done<{ readonly collaborationId: string }> & { readonly settlementId: string }> {
  const link = settlementId && (await findValid(tx, { ...joining, settlementId }))
  if (!link) throw refusal('share-code-invalid')
  const { userId } = joining
  const projectId = text(link, 'project_id')
  if (link.status === 'active') {
    const { collaborator } = (await findCollaborator(tx, { settlementId }, text(link, 'collaboration_id')))!
    return { settlementId, answer: collaborator, changes: [] }
  }
  const { collaborator } = await addCollaborator(
    tx,
    {
      settlementId,
      projectId,
      userId,
      sharedByNo: sql`${whole(link, 'created_by_no')}::int`,
      shareLinkId: text(link, 'id'),
    },
    at,
  )
  return {
    settlementId,
    answer: collaborator,
    changes: [{ touched: 'shares' }],
    activity: { kind: 'share.joined', facts: { project: text(link, 'name') } },
    outside: [userId],
  }
}

/** Ends the sharing with somebody who leaves. Their row is deleted, so that the link may bring them back. */
export async function leave(
  tx: Tx,
  { settlementId, userId, sharedProjectId }: SharedPermit<ReadPermit<'project.read_shared'>>,
  collaborationId: string,
): Promise<Done<EmptyAnswer>> {
  const [row] = await tx.write(sql`
    delete from collaborators where settlement_id = ${settlementId} and id = ${collaborationId}
    returning (select name from projects
      where projects.settlement_id = ${settlementId} and projects.id = ${sharedProjectId}) as project`)
  return {
    answer: {},
    changes: [{ touched: 'shares' }],
    activity: { kind: 'share.left', facts: { project: textOrEmpty(row!, 'project') } },
    outside: [userId],
  }
}

/** The settlement of a code, also of one whose link is gone; undefined if there is no such code. Locks nothing. */
export async function findSettlementByShareCode(
  database: Queryable,
  code: string,
): Promise<string | undefined> {
  if (!isLinkCode(code)) return undefined
  const [row] = await database.all(sql`
    select settlement_id from share_codes where code_hash = ${codeHash(code)}`)
  return row && text(row, 'settlement_id')
}

/**
 * The link of a code with its project and the owner's name, if this user may come by it: the project goes on, and the link is newer
 * than the end of an earlier sharing with them and of their membership, unless the project is shared with them already.
 */
async function findValid(
  database: Queryable,
  { code, userId, settlementId }: Joining & { readonly settlementId: string },
): Promise<Row | undefined> {
  const [link] = await database.all(sql`
    select share_links.id, share_links.project_id, created_by_no, projects.name, custom_display_name, username, public_number,
      collaborators.id as collaboration_id, collaborators.status
    from share_links
    join projects on projects.settlement_id = share_links.settlement_id and projects.id = share_links.project_id
    join settlements on settlements.id = share_links.settlement_id
    join profiles on profiles.user_id = settlements.owner_id
    left join collaborators on collaborators.settlement_id = share_links.settlement_id
      and collaborators.project_id = share_links.project_id and collaborators.user_id = ${userId}
    left join memberships on memberships.settlement_id = share_links.settlement_id and memberships.user_id = ${userId}
    where share_links.settlement_id = ${settlementId} and code_hash = ${codeHash(code)}
      and deleted_at is null and ending is null
      and (collaborators.status = 'active'
        or coalesce(share_links.created_at > greatest(collaborators.ended_at, memberships.removed_at), true))`)
  return link
}
