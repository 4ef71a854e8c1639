import { type Range, ranges } from '#contract/contribution-days'
import { changeQuery, useQueryPart } from '../../../state/address-query.ts'
import type { ContributionFilter } from './listed-contribution.ts'

export const dashboardViews = ['pending', 'approved', 'rejected', 'leaderboard', 'statistics'] as const
/** A part of the dashboard; the address names it, so that a reload and Back keep it (CON-2). */
export type DashboardView = (typeof dashboardViews)[number]

export function useDashboardView(): DashboardView {
  const named = useQueryPart('view')
  return dashboardViews.find((view) => view === named) ?? 'pending'
}

/** Opens another part; the contribution that was open is left. */
export function showDashboard(view: DashboardView): void {
  changeQuery({ view: view === 'pending' ? null : view, contribution: null })
}

/** The task and the player to which lists are narrowed; the address names them too. */
export function useFilter(): ContributionFilter {
  return { taskId: useQueryPart('task'), who: useQueryPart('player') }
}

export function narrow(filter: Partial<ContributionFilter>): void {
  changeQuery({
    ...(filter.taskId !== undefined && { task: filter.taskId }),
    ...(filter.who !== undefined && { player: filter.who }),
  })
}

export function showAll(): void {
  narrow({ taskId: null, who: null })
}

/** From when on the statistics count; the address says it too. */
export function useRange(): Range {
  const named = useQueryPart('since')
  return ranges.find((range) => range === named) ?? 'all'
}

export function showRange(range: Range): void {
  changeQuery({ since: range === 'all' ? null : range })
}
