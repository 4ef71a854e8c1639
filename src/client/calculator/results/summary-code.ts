import { fetchCode } from '../../lazy/fetch-code.ts'

export const loadSummary = () =>
  import('../../plan/materials/summary-tab.tsx').then((part) => part.SummaryTab)

/** Fetches the summary's code ahead of its first need; where that fails, its tab asks again and says so. */
export async function fetchSummary(): Promise<void> {
  await fetchCode(loadSummary).catch(() => undefined)
}
