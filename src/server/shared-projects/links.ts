import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { ShareLink } from '#contract/shared-projects'
import type { Permit } from '../access/permit.ts'
import { codeHash, type Stored } from '../changes/link-code.ts'
import type { Done, EmptyAnswer } from '../changes/record.ts'
import { removeLinks } from '../changes/remove-for-good.ts'
import type { Tx } from '../db/database.ts'
import { sqlTime } from '../db/sql-time.ts'
import { refusal } from '../rpc/refusal.ts'
import { findProjectName, findShareLink, findShareLinkOf } from './queries.ts'

type MayShare = Permit<'project.share'>

type NewLink = {
  readonly projectId: string
  readonly codeOf: (linkId: string) => string
}

/**
 * Makes the share link of a project that goes on. Two who press at once get the same one: the changes of a settlement are made one
 * after the other (`changeSettlement`).
 */
export async function makeShareLink(
  tx: Tx,
  permit: MayShare,
  { projectId, codeOf }: NewLink,
  at: number,
): Promise<Done<Stored<ShareLink>>> {
  const { settlementId, userId } = permit
  const project = await findProjectName(tx, permit, projectId)
  if (project === undefined) throw refusal('no-project')
  const known = await findShareLinkOf(tx, permit, projectId)
  if (known) return { answer: known.link, changes: [] }
  const id = randomUUID()
  const hash = codeHash(codeOf(id))
  await tx.write(sql`
    insert into share_links (settlement_id, id, project_id, code_hash, created_by_no, created_at)
    select settlement_id, ${id}, ${projectId}, ${hash}, no, ${sqlTime(at)}
    from people where settlement_id = ${settlementId} and account = ${userId}`)
  // By this row a code alone leads to its settlement, under whose id all other rows are found.
  await tx.write(sql`insert into share_codes (code_hash, settlement_id) values (${hash}, ${settlementId})`)
  return {
    answer: (await findShareLink(tx, permit, id))!.link,
    changes: [{ touched: 'shares' }],
    activity: { kind: 'share.linkMade', facts: { project } },
  }
}

/** Deletes the link, so that nobody comes by it any more. With those who came by it the project stays shared. */
export async function revokeShareLink(
  tx: Tx,
  permit: MayShare,
  shareLinkId: string,
): Promise<Done<EmptyAnswer>> {
  const found = await findShareLink(tx, permit, shareLinkId)
  if (!found) throw refusal('no-share-link')
  await removeLinks(tx, 'share_links', sql`settlement_id = ${permit.settlementId} and id = ${shareLinkId}`)
  return {
    answer: {},
    changes: [{ touched: 'shares' }],
    activity: { kind: 'share.linkRevoked', facts: { project: found.project } },
  }
}
