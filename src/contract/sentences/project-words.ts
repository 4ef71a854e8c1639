import type { ProjectStatus } from '#domain/settlement/ledger-rows'
import { formatNumber } from './numbers.ts'

/** What people say of a project, in the app and on its public page (PRJ-1, BEY-16). */
export const projectStatusWords: Readonly<Record<ProjectStatus, string>> = {
  not_started: 'Not started',
  in_progress: 'In progress',
  completed: 'Completed',
}

/** The words for the three parts of a project's progress, which are counted in pieces. */
export const progressParts = { done: 'done', now: 'can be done now', missing: 'missing' } as const

/** The progress as one sentence. */
export function progressWords(
  percent: number,
  parts: Readonly<Record<keyof typeof progressParts, number>>,
): string {
  const { done, now, missing } = parts
  const said = [
    `${formatNumber(done)} ${progressParts.done}`,
    `${formatNumber(now)} ${progressParts.now}`,
    `${formatNumber(missing)} ${progressParts.missing}`,
  ]
  return `${formatNumber(percent)} %: ${said.join(', ')}`
}
