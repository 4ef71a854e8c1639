import type { ProgressLink } from '#contract/progress-links'
import type { Project } from '#domain/settlement/ledger-rows'
import type { Ask } from './fill-stock.ts'

/** Makes a progress link of the oldest project. @returns the path of its page */
export async function linkProgress(olivia: Ask, settlementId: string): Promise<string> {
  const projects = await olivia<Project[]>('getProjectsBySettlement', { settlementId })
  const projectId = projects.at(-1)!.id
  const link = await olivia<ProgressLink>('makeProgressLink', { settlementId, projectId, showsNames: true })
  return `/p/${link.code}`
}
