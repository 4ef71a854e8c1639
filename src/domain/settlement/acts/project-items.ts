import { itemName } from '../../catalog/catalog.ts'
import { refused } from '../act-refusal.ts'
import { put } from '../change.ts'
import { unchanged } from '../ledger-act.ts'
import type { Project, ProjectItem, Ways } from '../ledger-rows.ts'
import { ledgerLimits } from '../limits.ts'
import { itemsOfProject, openTasks } from '../project-rows.ts'
import type { Rows } from '../tables.ts'
import { type AskedItem, addItems } from './added-items.ts'
import type { OfProject, ProjectAct } from './project-facts.ts'
import { withWays } from './project-ways.ts'

type Added = OfProject &
  AskedItem & {
    /** How the project obtains some items from now on, such as what this one is made of. */
    readonly ways?: Ways | undefined
  }

/**
 * Adds an item, or adds to its quantity where it is there by the same recipe. The ways chosen with it become the project's; item
 * and ways are taken together or refused together. A project that was not started is then in progress (PRJ-2).
 */
const addProjectItem: ProjectAct<Added, ProjectItem> = {
  action: 'project.add_item',
  ledger: true,
  run(rows, { projectId, ways = {}, ...asked }, acting) {
    const { catalog, now } = acting
    const project = rows.projects.get(projectId)
    if (!project) return refused('no-project')
    if (openTasks(rows) >= ledgerLimits.openTasks) return refused('too-many-tasks')
    const known = withWays(project.ways, ways, catalog)
    if ('refused' in known) return known
    const context = { projectId, ways: known.ways, catalog, actId: acting.id, now }
    const added = addItems(itemsOfProject(rows, projectId), [asked], context)
    if ('refused' in added) return added
    const [item] = added.items
    // A row that is new here has the act's id: it must not replace a row of another item or recipe.
    const sameId = rows.projectItems.get(`${projectId}:${item!.id}`)
    if (sameId && (sameId.itemId !== item!.itemId || sameId.recipeIndex !== item!.recipeIndex))
      return refused('id-taken')
    const isOther = Object.entries(ways).some(([id, way]) => project.ways[id] !== way)
    const started = { status: 'in_progress', statusByHand: false } as const
    const changed: Project = {
      ...project,
      ...(project.status === 'not_started' && started),
      ways: known.ways,
      updatedAt: now,
    }
    return {
      answer: () => item!,
      changes: [
        put('projectItems', item!),
        ...(isOther || project.status === 'not_started' ? [put('projects', changed)] : []),
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

export const projectItemActs = { addProjectItem, updateProjectItem, removeProjectItem }

function findProjectItem({ projects, projectItems }: Rows, { projectId, projectItemId }: ItemOfProject) {
  const project = projects.get(projectId)
  if (!project) return refused('no-project')
  const item = projectItems.get(`${projectId}:${projectItemId}`)
  return item ? { project, item } : refused('no-project-item')
}
