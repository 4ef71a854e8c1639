import { itemName } from '../../catalog/catalog.ts'
import { refused } from '../act-refusal.ts'
import { put } from '../change.ts'
import { unchanged } from '../ledger-act.ts'
import type { Project, ProjectItem } from '../ledger-rows.ts'
import { ledgerLimits } from '../limits.ts'
import { openTasks } from '../project-rows.ts'
import type { Rows } from '../tables.ts'
import { type AskedItem, addItems } from './added-items.ts'
import type { OfProject, ProjectAct } from './project-facts.ts'

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

export const projectItemActs = { addProjectItem, updateProjectItem, removeProjectItem }

function itemsOf({ projectItems }: Rows, projectId: string): readonly ProjectItem[] {
  return [...projectItems.values()].filter((item) => item.projectId === projectId)
}

function findProjectItem({ projects, projectItems }: Rows, { projectId, projectItemId }: ItemOfProject) {
  const project = projects.get(projectId)
  if (!project) return refused('no-project')
  const item = projectItems.get(`${projectId}:${projectItemId}`)
  return item ? { project, item } : refused('no-project-item')
}
