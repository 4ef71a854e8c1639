import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { ProgressLink } from '#contract/progress-links'
import type { Permit } from '../access/permit.ts'
import { codeHash, type Stored } from '../changes/link-code.ts'
import type { Done, EmptyAnswer } from '../changes/record.ts'
import { removeLinks } from '../changes/remove-for-good.ts'
import type { Tx } from '../db/database.ts'
import { sqlTime } from '../db/sql-time.ts'
import { refusal } from '../rpc/refusal.ts'
import { findLink, findLinkOf, findProject } from './queries.ts'

type MayManage = Permit<'progress_link.manage'>

type NewLink = {
  readonly projectId: string
  readonly showsNames: boolean
  readonly codeOf: (linkId: string) => string
}

/**
 * Makes the link of a project that is live; a link that is there stays as it is. Two who press at once get the same link, because the
 * settlement is locked for each of them in turn.
 */
export async function makeLink(
  tx: Tx,
  permit: MayManage,
  { projectId, showsNames, codeOf }: NewLink,
  at: number,
): Promise<Done<Stored<ProgressLink>>> {
  const { settlementId, userId } = permit
  const project = await findProject(tx, permit, projectId)
  if (!project?.isLive) throw refusal('no-project')
  const known = await findLinkOf(tx, permit, projectId)
  if (known) return { answer: known.link, changes: [] }
  const id = randomUUID()
  const hash = codeHash(codeOf(id))
  await tx.write(sql`
    insert into progress_links (settlement_id, id, project_id, code_hash, shows_names, created_by_no, created_at)
    select settlement_id, ${id}, ${projectId}, ${hash}, ${showsNames}, no, ${sqlTime(at)}
    from people where settlement_id = ${settlementId} and account = ${userId}`)
  // By this table the public page finds the settlement of a code.
  await tx.write(sql`
    insert into progress_codes (code_hash, settlement_id) values (${hash}, ${settlementId})`)
  return {
    answer: (await findLink(tx, permit, id))!.link,
    changes: [{ touched: 'progressLinks' }],
    activity: { kind: 'progressLink.made', facts: { project: project.name, showsNames } },
  }
}

/** Sets whether the page names those who help. */
export async function setNames(
  tx: Tx,
  permit: MayManage,
  { progressLinkId, showsNames }: { readonly progressLinkId: string; readonly showsNames: boolean },
): Promise<Done<Stored<ProgressLink>>> {
  const { link, project } = await requireLink(tx, permit, progressLinkId)
  if (link.showsNames === showsNames) return { answer: link, changes: [] }
  await tx.write(sql`
    update progress_links set shows_names = ${showsNames}
    where settlement_id = ${permit.settlementId} and id = ${link.id}`)
  return {
    answer: { ...link, showsNames },
    changes: [{ touched: 'progressLinks' }],
    activity: { kind: 'progressLink.names', facts: { project, showsNames } },
  }
}

/** Deletes the link, so that nothing can bring it back. */
export async function revokeLink(
  tx: Tx,
  permit: MayManage,
  progressLinkId: string,
): Promise<Done<EmptyAnswer>> {
  const { link, project } = await requireLink(tx, permit, progressLinkId)
  await removeLinks(tx, 'progress_links', sql`settlement_id = ${permit.settlementId} and id = ${link.id}`)
  return {
    answer: {},
    changes: [{ touched: 'progressLinks' }],
    activity: { kind: 'progressLink.revoked', facts: { project } },
  }
}

async function requireLink(tx: Tx, permit: MayManage, progressLinkId: string) {
  const found = await findLink(tx, permit, progressLinkId)
  if (!found) throw refusal('no-progress-link')
  return found
}
