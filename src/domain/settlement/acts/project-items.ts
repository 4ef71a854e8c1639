import { type Catalog, findItem, itemName } from '../../catalog/catalog.ts'
import type { ItemId } from '../../catalog/item.ts'
import { type Refused, refused } from '../act.ts'
import { put } from '../change.ts'
import type { LedgerAct } from '../ledger-act.ts'
import type { Project, ProjectItem, Way, Ways } from '../ledger-rows.ts'
import { ledgerLimits } from '../limits.ts'
import { openTasks } from '../project-rows.ts'
import { unchanged } from '../stock-moves.ts'
import type { Rows } from '../tables.ts'
import type { ProjectFacts } from './project-facts.ts'

type ProjectAct<Input, Answer> = LedgerAct<Input, Answer, ProjectFacts>
type OfProject = { readonly projectId: string }

export type AskedItem = {
  readonly itemId: ItemId
  readonly quantity: number
  readonly recipeIndex?: number | undefined
}

/** Adds an item; one that is there by the same recipe is added to. A project that was not started is then in progress (PRJ-2). */
const addProjectItem: ProjectAct<OfProject & AskedItem, ProjectItem> = {
  action: 'project.add_item',
  ledger: true,
  run(rows, { projectId, ...asked }, acting) {
    const { catalog, now } = acting
    const project = rows.projects.get(projectId)
    if (!project) return refused('no-project')
    if (openTasks(rows) >= ledgerLimits.openTasks) return refused('too-many-tasks')
    const context = { projectId, ways: project.ways, catalog, actId: acting.id, now }
    const added = addItems(itemsOf(rows, projectId), [asked], context)
    if ('refused' in added) return added
    const [item] = added.items
    const sameId = rows.projectItems.get(`${projectId}:${item!.id}`)
    if (sameId && (sameId.itemId !== item!.itemId || sameId.recipeIndex !== item!.recipeIndex))
      return refused('id-taken')
    const started: Project = { ...project, status: 'in_progress', statusByHand: false, updatedAt: now }
    return {
      answer: () => item!,
      changes: [
        put('projectItems', item!),
        ...(project.status === 'not_started' ? [put('projects', started)] : []),
      ],
      entries: [],
      cause: { kind: 'needs', projectId },
      activity: {
        kind: 'project.itemAdded',
        facts: { project: project.name, item: itemName(catalog, asked.itemId), amount: asked.quantity },
      },
    }
  },
}

type ItemOfProject = OfProject & { readonly projectItemId: string }

/** Asks for another quantity of an item; its tasks follow (PRJ-6). */
const updateProjectItem: ProjectAct<ItemOfProject & { readonly quantity: number }, ProjectItem> = {
  action: 'project.reconcile',
  ledger: true,
  run(rows, { projectId, projectItemId, quantity }, { catalog }) {
    const found = findProjectItem(rows, { projectId, projectItemId })
    if ('refused' in found) return found
    const { project, item: before } = found
    if (before.quantity === quantity) return unchanged(before)
    const item = { ...before, quantity }
    const facts = { item: itemName(catalog, item.itemId), amount: quantity, former: before.quantity }
    return {
      answer: () => item,
      changes: [put('projectItems', item)],
      entries: [],
      cause: { kind: 'needs', projectId },
      activity: { kind: 'project.itemChanged', facts: { project: project.name, ...facts } },
    }
  },
}

const removeProjectItem: ProjectAct<ItemOfProject, Record<string, never>> = {
  action: 'project.reconcile',
  ledger: true,
  run(rows, { projectId, projectItemId }, { catalog }) {
    const found = findProjectItem(rows, { projectId, projectItemId })
    if ('refused' in found) return found
    const { project, item } = found
    const facts = { item: itemName(catalog, item.itemId), amount: item.quantity }
    return {
      answer: () => ({}),
      changes: [{ drop: 'projectItems', key: `${projectId}:${projectItemId}` }],
      entries: [],
      cause: { kind: 'needs', projectId },
      activity: { kind: 'project.itemRemoved', facts: { project: project.name, ...facts } },
    }
  },
}

/** Ways by item, null for the catalogue's own. */
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

export const projectItemActs = { addProjectItem, updateProjectItem, removeProjectItem, setProjectWays }

type Adding = {
  readonly projectId: string
  readonly ways: Ways
  readonly catalog: Catalog
  /** The first row gets the act's id, each further one the next. */
  readonly actId: string
  readonly now: string
}

/** The rows of a project that items are added to; items that are there by the same recipe are added up. */
export function addItems(
  there: readonly ProjectItem[],
  asked: readonly AskedItem[],
  { projectId, ways, catalog, actId, now }: Adding,
): { readonly items: readonly ProjectItem[] } | Refused {
  const known = new Map(there.map((row) => [sortOf(row), row]))
  const changed = new Map<string, ProjectItem>()
  for (const { itemId, quantity, recipeIndex: chosen } of asked) {
    const item = findItem(catalog, itemId)
    if (!item) return refused('no-item')
    const way = ways[itemId]
    const recipeIndex = chosen ?? (typeof way === 'number' ? way : 0)
    if (recipeIndex > 0 && !item.recipes[recipeIndex]) return refused('no-recipe')
    const sort = sortOf({ itemId, recipeIndex })
    const before = changed.get(sort) ?? known.get(sort)
    const row = before ?? {
      projectId,
      id: nthId(actId, changed.size),
      itemId,
      quantity: 0,
      recipeIndex,
      finished: 0,
      addedAt: now,
    }
    if (row.quantity + quantity > ledgerLimits.amount) return refused('quantity-too-large')
    changed.set(sort, { ...row, quantity: row.quantity + quantity })
  }
  const all = new Set([...known.keys(), ...changed.keys()])
  if (all.size > ledgerLimits.itemsOfProject) return refused('too-many-project-items')
  return { items: [...changed.values()] }
}

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

function itemsOf({ projectItems }: Rows, projectId: string): readonly ProjectItem[] {
  return [...projectItems.values()].filter((item) => item.projectId === projectId)
}

function findProjectItem({ projects, projectItems }: Rows, { projectId, projectItemId }: ItemOfProject) {
  const project = projects.get(projectId)
  if (!project) return refused('no-project')
  const item = projectItems.get(`${projectId}:${projectItemId}`)
  return item ? { project, item } : refused('no-project-item')
}

function sortOf({ itemId, recipeIndex }: Pick<ProjectItem, 'itemId' | 'recipeIndex'>): string {
  return `${itemId}:${recipeIndex}`
}

/** An id for each row of one act: the act's own with its last digits counted on. */
function nthId(actId: string, n: number): string {
  if (n === 0) return actId
  const last = (Number.parseInt(actId.slice(-4), 16) + n) % 0x1_0000
  return actId.slice(0, -4) + last.toString(16).padStart(4, '0')
}
