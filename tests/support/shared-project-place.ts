import type { Collaboration, SharedProjectData } from '#contract/collaborations'
import type { Collaborator, ShareLink } from '#contract/shared-projects'
import { aPlaceWithProject } from './progress-link-place.ts'
import type { RunningServer } from './server.ts'
import { answerOf, createSettlement, joinAs, type Somebody } from './settlements.ts'
import { aNewcomer } from './world-builder.ts'

type Shares = { readonly link: ShareLink | null; readonly collaborators: readonly Collaborator[] }

/** The town hall, which misses 12 Logs, and how it is shared. */
export async function aSharedPlace(server: RunningServer) {
  const place = await aPlaceWithProject(server)
  const { as, owner, projectId } = place
  const makeLink = (who: Somebody = owner) =>
    answerOf(as(who)<ShareLink>('makeProjectShareLink', { projectId }))
  return {
    ...place,
    makeLink,
    shares: () => answerOf(as(owner)<Shares>('getProjectShares', { projectId })),
    /** Somebody who is no member, and came by the link. */
    aGuest: async (name = 'Guest') => {
      const guest = await aNewcomer(server, name)
      const { id } = await answerOf(joinByShareLink(guest, (await makeLink()).code))
      return { guest, collaborationId: id }
    },
  }
}

export function joinByShareLink(who: Somebody, code: string | null) {
  return who.ask<Collaboration>('useProjectShareLink', { code })
}

export async function namesOfSharedProjects(who: Somebody): Promise<readonly string[]> {
  const found = await answerOf(who.ask<Collaboration[]>('getProjectCollaborations'))
  return found.map(({ projectName }) => projectName)
}

export function loadShared(who: Somebody, collaborationId: string) {
  return who.ask<SharedProjectData>('loadCollaborativeProjectData', { collaborationId })
}

/** Somebody with this nickname, in a settlement of theirs together with the other. */
export async function aFellowOf(server: RunningServer, other: Somebody, username: string) {
  const fellow = await aNewcomer(server, 'Fellow')
  await answerOf(fellow.ask('updateUser', { username }))
  const commonId = await createSettlement(fellow, 'Common')
  await joinAs(fellow, commonId, other, 'viewer')
  return { fellow, commonId }
}
