import type { ProgressLink } from '#contract/progress-links'
import type { Project } from '#domain/settlement/ledger-rows'
import type { RunningServer } from './server.ts'
import { answerOf, type Somebody } from './settlements.ts'
import { aSettlement } from './world-builder.ts'

export const [log, plank] = ['1', '2'] as const

/** A settlement with an admin and a contributor, and a project that wants 20 Logs and has 8. */
export async function aPlaceWithProject(server: RunningServer, project: object = {}) {
  const place = await aSettlement(server, { ines: 'admin', mika: 'contributor' })
  const { owner, settlementId } = place
  const as =
    (who: Somebody) =>
    <Body>(name: string, input: object = {}) =>
      who.ask<Body>(name, { settlementId, ...input })
  const items = [{ itemId: log, quantity: 20 }]
  const made = { name: 'Town Hall', description: 'By the river', items, ...project }
  const { id: projectId } = await answerOf(as(owner)<Project>('createProject', made))
  await answerOf(as(owner)('addItemsToInventory', { items: [{ itemId: log, quantity: 8 }], projectId }))
  return {
    ...place,
    as,
    projectId,
    /** Makes a progress link of the project, as the owner unless somebody else is given. */
    make: (showsNames = false, who: Somebody = owner) =>
      answerOf(as(who)<ProgressLink>('makeProgressLink', { projectId, showsNames })),
    /** The project's link, as the owner sees it later. */
    known: async () =>
      (await answerOf(as(owner)<{ link: ProgressLink | null }>('getProgressLink', { projectId }))).link,
    revoke: (progressLinkId: string) => answerOf(as(owner)('revokeProgressLink', { progressLinkId })),
  }
}

/** Asks for the page of a code, as anybody. */
export async function pageAt(
  server: RunningServer,
  code: string | null,
  headers: Record<string, string> = {},
) {
  const answer = await fetch(`${server.url}/p/${code}`, { headers })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
