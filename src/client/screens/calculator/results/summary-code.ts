import { fetchCode } from '../../../ui/fetch-code.ts'

export const loadSummary = () => import('../summary/summary-tab.tsx').then((part) => part.SummaryTab)

/** Fetches the summary's code ahead of its first need; where that fails, its tab asks anew and says so. */
export async function fetchSummary(): Promise<void> {
  await fetchCode(loadSummary).catch(() => undefined)
}
