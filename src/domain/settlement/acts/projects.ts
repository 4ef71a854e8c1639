import { itemName } from '../../catalog/catalog.ts'
import type { ItemId } from '../../catalog/item.ts'
import type { ActivityOf } from '../act.ts'
import { refused } from '../act-refusal.ts'
import { put } from '../change.ts'
import { unchanged } from '../ledger-act.ts'
import type { Priority, Project, ProjectStatus, Ways } from '../ledger-rows.ts'
import { ledgerLimits } from '../limits.ts'
import { isOtherPlace, placeAmong } from '../project-rows.ts'
import { knownPart } from '../template.ts'
import type { AskedItem } from './added-items.ts'
import { beginProject } from './new-project.ts'
import type { ProjectAct, ProjectFacts } from './project-facts.ts'

type NewProject = {
  readonly name?: string | undefined
  readonly description?: string | undefined
  readonly items?: readonly AskedItem[] | undefined
  readonly ways?: Ways | undefined
  readonly priority?: Priority | undefined
  /** The version of the catalogue by which its recipes are numbered. The server compares it before it runs the act. */
  readonly catalogue?: string | undefined
}

/** Creates a project; with items, its tasks are made and what it needs is reserved at once (PRJ-1, PRJ-3, PRJ-5). */
const createProject: ProjectAct<NewProject, Project> = {
  action: 'project.create',
  ledger: true,
  addsTo: 'projects',
  run(rows, { name, description = '', items = [], ways = {}, priority = 'medium' }, acting) {
    const chosen = name ?? nameFrom(items, (itemId) => itemName(acting.catalog, itemId))
    if (!chosen) return refused('name-missing')
    const activity = { kind: 'project.created', facts: { project: chosen } } as const
    return beginProject(rows, { name: chosen, description, items, ways, priority, activity }, acting)
  },
}

type FromTemplate = {
  readonly templateId: string
  /** The template's name where none is given. */
  readonly name?: string | undefined
}

/**
 * Starts a project from a template, as the template is then: in one step with its tasks and what is reserved for it (PRJ-5). Items
 * that the catalogue does not know any more are left out.
 */
const startProjectFromTemplate: ProjectAct<FromTemplate, Project> = {
  action: 'project.template',
  ledger: true,
  addsTo: 'projects',
  asks: ({ templateId }) => ({ template: templateId }),
  run(rows, { name }, acting) {
    const { template, catalog } = acting
    if (!template) return refused('no-template')
    const outline = knownPart(template.outline, catalog)
    if (outline.items.length === 0) return refused('no-item')
    const chosen = name ?? template.name
    const facts = { project: chosen, template: template.name }
    const begun = { name: chosen, description: template.description, ...outline }
    return beginProject(rows, { ...begun, activity: { kind: 'project.started', facts } }, acting)
  },
}

type ProjectEdit = {
  readonly projectId: string
  readonly name?: string | undefined
  readonly description?: string | undefined
  readonly notes?: string | undefined
  readonly status?: ProjectStatus | undefined
  readonly priority?: Priority | undefined
  /** The place among the projects of its priority, in the order in which they are served; 0 for the first. */
  readonly position?: number | undefined
}

/** Changes what is given and differs. A new place in the order moves nothing that is allotted already (PRJ-1, PRJ-5). */
const updateProject: ProjectAct<ProjectEdit, Project> = {
  action: 'project.update',
  ledger: true,
  run(rows, { projectId, name, description, notes, status, priority, position }, { now }) {
    const before = rows.projects.get(projectId)
    if (!before) return refused('no-project')
    const edited: Project = {
      ...before,
      name: name ?? before.name,
      description: description ?? before.description,
      notes: notes ?? before.notes,
      status: status ?? before.status,
      statusByHand: status === undefined || status === before.status ? before.statusByHand : true,
      priority: priority ?? before.priority,
      updatedAt: now,
    }
    const isMoved = position !== undefined && isOtherPlace(rows, before, position)
    const isServedAnew = edited.priority !== before.priority || isMoved
    const activity = editActivity(before, edited, isMoved)
    if (!activity) return unchanged(before)
    const placed = placeAmong(rows, edited, isServedAnew ? position : undefined)
    return {
      answer: ({ projects }) => projects.get(projectId)!,
      changes: placed.map((project) => put('projects', project)),
      entries: [],
      // The walk then goes through the projects in their new order, and hands out what stock is free.
      cause: isServedAnew ? { kind: 'stock' } : null,
      activity,
    }
  },
}

export const projectActs = { createProject, startProjectFromTemplate, updateProject }

/** A project made from one item is called after it. */
function nameFrom(items: readonly AskedItem[], nameOf: (itemId: ItemId) => string): string | undefined {
  const [item, ...others] = items
  if (!item || others.length > 0) return undefined
  return `${item.quantity} x ${nameOf(item.itemId)}`.slice(0, ledgerLimits.nameLength)
}

/** One entry for the most important change; none if nothing changes. */
function editActivity(
  before: Project,
  after: Project,
  isMoved: boolean,
): ActivityOf<ProjectFacts> | undefined {
  const project = after.name
  const { name: former, description, notes, status, priority } = before
  if (project !== former) return { kind: 'project.renamed', facts: { project, former } }
  if (status !== after.status) return { kind: 'project.status', facts: { project, status: after.status } }
  if (priority !== after.priority)
    return { kind: 'project.priority', facts: { project, priority: after.priority } }
  if (isMoved) return { kind: 'project.moved', facts: { project } }
  if (description === after.description && notes === after.notes) return undefined
  return { kind: 'project.described', facts: { project } }
}
