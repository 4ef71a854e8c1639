import { itemName } from '#domain/catalog/catalog'
import { neededStock } from '#domain/planning/explain-need'
import { itemsThere } from '#domain/planning/items-there'
import { progressOfProject } from '#domain/planning/progress-of-project'
import type { ProjectProgress } from '#domain/planning/project-progress'
import { projectWork } from '#domain/planning/project-work'
import type { ProjectStatus } from '#domain/settlement/ledger-rows'
import { catalogOfRows, type LedgerKeeper } from '../changes/ledger-keeper.ts'
import { readRowsOfProject } from '../changes/read-rows.ts'
import type { Database } from '../db/database.ts'
import type { FoundPage } from './find-page.ts'

/** How far a project is, as its card and its own page in the app show it: by the same functions. */
export type ProjectNumbers = {
  readonly status: ProjectStatus
  readonly progress: ProjectProgress
  readonly items: readonly { readonly name: string; readonly wanted: number; readonly there: number }[]
  /** What it still misses, the most of it first. */
  readonly missing: readonly MissingItem[]
}

type MissingItem = {
  readonly name: string
  readonly missing: number
  readonly held: number
  readonly needed: number
}

type Parts = {
  readonly database: Database
  readonly keeper: Pick<LedgerKeeper, 'catalogOf' | 'versionInUse'>
}

/** How many projects' numbers are kept. */
const mostKept = 200

/** Makes a reader of projects' numbers, which keeps those that were read last until their settlements change. */
export function createNumbersReader(parts: Parts) {
  const kept = new Map<
    string,
    { readonly seq: number; readonly numbers: Promise<ProjectNumbers | undefined> }
  >()
  return (
    page: Pick<FoundPage, 'settlementId' | 'projectId' | 'seq'>,
  ): Promise<ProjectNumbers | undefined> => {
    const { seq } = page
    // With the settlement: the browser chooses the id of a project, so another settlement may have the same one.
    const key = `${page.settlementId} ${page.projectId}`
    const known = kept.get(key)
    if (known?.seq === seq) return known.numbers
    const numbers = readNumbers(parts, page)
    // Put last: the project whose numbers were read the longest time ago is forgotten first.
    kept.delete(key)
    kept.set(key, { seq, numbers })
    numbers.catch(() => {
      // By now a later question may have put its own answer there.
      if (kept.get(key)?.numbers === numbers) kept.delete(key)
    })
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return numbers
  }
}

/** Undefined for a project that has ended meanwhile. */
async function readNumbers(
  { database, keeper }: Parts,
  { settlementId, projectId }: Pick<FoundPage, 'settlementId' | 'projectId'>,
): Promise<ProjectNumbers | undefined> {
  const rows = await readRowsOfProject(database, settlementId, projectId)
  const project = rows?.projects.get(projectId)
  if (!rows || !project) return undefined
  const ledger = await catalogOfRows(keeper, database, rows)
  const nameOf = (itemId: string) => itemName(ledger.catalog, itemId)
  return {
    status: project.status,
    progress: progressOfProject(ledger, rows, projectId, projectWork(ledger, rows, projectId)),
    items: itemsThere(ledger, rows, projectId).map(({ itemId, ...amounts }) => ({
      name: nameOf(itemId),
      ...amounts,
    })),
    missing: neededStock(ledger, rows, projectId)
      .filter(({ missingInAll }) => missingInAll > 0)
      .map(({ itemId, missingInAll, held, needed }) => ({
        name: nameOf(itemId),
        missing: missingInAll,
        held,
        needed,
      }))
      .toSorted((a, b) => b.missing - a.missing),
  }
}
