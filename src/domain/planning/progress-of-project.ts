import type { LedgerCatalog } from './ledger-catalog.ts'
import { numbersOf, shownProject } from './project-numbers.ts'
import { type ProjectProgress, projectProgress } from './project-progress.ts'
import type { TaskWork } from './project-work.ts'
import { rowsOfProject } from './rows-of-project.ts'
import type { LedgerRows } from './walk.ts'

/**
 * How far a project is (PRJ-4). Where no task asks for a piece, as after its amounts were lowered to what is there, the project is done if
 * it has items and none of them is missing.
 */
export function progressOfProject(
  ledger: LedgerCatalog,
  rows: LedgerRows,
  projectId: string,
  work: readonly TaskWork[],
): ProjectProgress {
  return projectProgress(work, () => {
    const hasItems = rowsOfProject(rows.projectItems, projectId).length > 0
    const settled = shownProject(ledger, rows, projectId)
    return hasItems && settled !== undefined && numbersOf(settled).every(({ missing }) => missing === 0)
  })
}
