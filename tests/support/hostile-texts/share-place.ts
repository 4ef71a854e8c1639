import type { SharedProjectData } from '#contract/collaborations'
import type { ShareLink } from '#contract/shared-projects'
import { answerOf, createSettlement, type Somebody } from '../settlements.ts'
import { hostileItem } from './hostile-catalogue.ts'
import type { Pairs } from './pairs.ts'
import { writeHostile } from './write-hostile.ts'

/** A project whose fields all hold one text, shared with somebody outside. */
export type SharedRow = {
  readonly text: string
  readonly code: string
  readonly collaborationId: string
  /** A delivery of the guest’s that waits for review. */
  readonly pendingId: string
}

type Meeting = { readonly owner: Somebody; readonly guest: Somebody; readonly pairs: Pairs }
type Made = { readonly id: string }

/** Makes projects, and shares each with the guest, who delivers twice for it, with notes and proof; the owner rejects the first. */
export async function sharePlace(meeting: Meeting, texts: readonly string[]): Promise<readonly SharedRow[]> {
  const { owner, guest } = meeting
  const settlementId = await createSettlement(owner)
  // Somebody without a settlement has no projects page, on which shared projects are listed.
  await answerOf(guest.ask('openPersonalSettlement'))
  const rows: SharedRow[] = []
  for (const text of texts) rows.push(await shareProject(meeting, settlementId, text))
  return rows
}

async function shareProject(
  { owner, guest, pairs }: Meeting,
  settlementId: string,
  text: string,
): Promise<SharedRow> {
  const write = writeHostile(owner, pairs)
  const { id: projectId } = await write<Made>('createProject', {
    settlementId,
    name: pairs.textFor('project name', text),
    description: pairs.textFor('project description', text),
    items: [{ itemId: hostileItem(text), quantity: 30 }],
  })
  const { code } = await answerOf(owner.ask<ShareLink>('makeProjectShareLink', { settlementId, projectId }))
  const { id: collaborationId } = await answerOf(guest.ask<Made>('useProjectShareLink', { code }))
  const asked = { collaborationId }
  const { tasks } = await answerOf(guest.ask<SharedProjectData>('loadCollaborativeProjectData', asked))
  const { id: taskId, metadata } = tasks.find(({ metadata: of }) => of.itemId !== null)!
  const deliver = () =>
    writeHostile(guest, pairs)<Made>('deliverToSharedProject', {
      collaborationId,
      taskId,
      itemsContributed: [{ itemId: metadata.itemId, quantity: 1 }],
      notes: pairs.textFor('shared delivery notes', text),
      proofOfWork: pairs.textFor('shared delivery proof', text),
    })
  const { id: contributionId } = await deliver()
  await write('rejectTaskContribution', {
    settlementId,
    contributionId,
    revision: 1,
    reason: pairs.textFor('shared review reason', text),
  })
  const { id: pendingId } = await deliver()
  return { text, code: code!, collaborationId, pendingId }
}
