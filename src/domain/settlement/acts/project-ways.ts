import { type Catalog, findItem } from '../../catalog/catalog.ts'
import { type Refused, refused } from '../act-refusal.ts'
import { put } from '../change.ts'
import { unchanged } from '../ledger-act.ts'
import type { Project, Way, Ways } from '../ledger-rows.ts'
import { ledgerLimits } from '../limits.ts'
import type { OfProject, ProjectAct } from './project-facts.ts'

/** Ways by item; null for the catalogue's default. */
export type ChangedWays = { readonly [itemId: string]: Way | null }

/** Says how a project obtains some items, wherever its plan needs them (PRJ-2). */
const setProjectWays: ProjectAct<OfProject & { readonly ways: ChangedWays }, Project> = {
  action: 'project.add_item',
  ledger: true,
  run(rows, { projectId, ways }, { catalog, now }) {
    const before = rows.projects.get(projectId)
    if (!before) return refused('no-project')
    const known = withWays(before.ways, ways, catalog)
    if ('refused' in known) return known
    if (Object.entries(ways).every(([itemId, way]) => (before.ways[itemId] ?? null) === way)) {
      return unchanged(before)
    }
    const project = { ...before, ways: known.ways, updatedAt: now }
    return {
      answer: ({ projects }) => projects.get(projectId)!,
      changes: [put('projects', project)],
      entries: [],
      cause: { kind: 'needs', projectId },
      activity: { kind: 'project.ways', facts: { project: before.name } },
    }
  },
}

export const projectWayActs = { setProjectWays }

/** A project's ways with some changed. */
export function withWays(
  before: Ways,
  changed: ChangedWays,
  catalog: Catalog,
): { readonly ways: Ways } | Refused {
  for (const [itemId, way] of Object.entries(changed)) {
    const item = way === null ? null : findItem(catalog, itemId)
    if (item === undefined) return refused('no-item')
    if (typeof way === 'number' && !item?.recipes[way]) return refused('no-recipe')
  }
  const all = Object.entries({ ...before, ...changed })
  const chosen = all.filter((entry): entry is [string, Way] => entry[1] !== null)
  if (chosen.length > ledgerLimits.waysOfProject) return refused('too-many-ways')
  return { ways: Object.fromEntries(chosen) }
}
