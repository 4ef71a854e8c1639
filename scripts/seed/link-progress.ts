import type { ProgressLink } from '#contract/progress-links'
import type { Project } from '#domain/settlement/ledger-rows'
import type { Ask } from './fill-stock.ts'

/**
 * Makes a progress link of the oldest project.
 * @returns the path of its page; null where the catalogue has none of what the projects are made of
 */
export async function linkProgress(olivia: Ask, settlementId: string): Promise<string | null> {
  const projects = await olivia<Project[]>('getProjectsBySettlement', { settlementId })
  // The list begins with the newest.
  const project = projects.at(-1)
  if (!project) return null
  const asked = { settlementId, projectId: project.id, showsNames: true }
  const { code } = await olivia<ProgressLink>('makeProgressLink', asked)
  return `/p/${code}`
}
