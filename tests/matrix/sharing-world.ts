import type { RunningServer } from '../support/server.ts'
import { answerOf, createSettlement, joinAs, type Somebody } from '../support/settlements.ts'
import { aNewcomer } from '../support/world-builder.ts'

/** The ids and the code of what a settlement shares with people outside it. */
export type SharingWorld = {
  /** The share link of the first project. */
  readonly shareLinkId: string
  readonly shareCode: string
  /** The collaboration of somebody who came to the first project by its link. */
  readonly collaborationId: string
}

type Place = { readonly owner: Somebody; readonly settlementId: string; readonly projectId: string }

/** A project with a link, by which somebody has come. */
export async function buildSharing(
  server: RunningServer,
  { owner, settlementId, projectId }: Place,
): Promise<SharingWorld> {
  const link = await answerOf(
    owner.ask<{ id: string; code: string }>('makeProjectShareLink', { settlementId, projectId }),
  )
  const guest = await aNewcomer(server, 'Guest')
  const { id } = await answerOf(guest.ask<{ id: string }>('useProjectShareLink', { code: link.code }))
  return { shareLinkId: link.id, shareCode: link.code, collaborationId: id }
}

/** Somebody with a nickname who belongs to another settlement together with these. */
export async function buildFellow(
  server: RunningServer,
  others: readonly Somebody[],
): Promise<{ readonly fellow: Somebody }> {
  const fellow = await aNewcomer(server, 'Fellow')
  await answerOf(fellow.ask('updateUser', { username: 'Findable' }))
  const settlementId = await createSettlement(fellow, 'Common')
  for (const other of others) await joinAs(fellow, settlementId, other, 'viewer')
  return { fellow }
}
