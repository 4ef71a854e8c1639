import { itemName } from '../../catalog/catalog.ts'
import type { ItemId } from '../../catalog/item.ts'
import { type ActivityOf, refused } from '../act.ts'
import { put } from '../change.ts'
import type { LedgerAct } from '../ledger-act.ts'
import type { Priority, Project, ProjectStatus, Ways } from '../ledger-rows.ts'
import { ledgerLimits } from '../limits.ts'
import { openTasks, placeAmong, servedWith } from '../project-rows.ts'
import { unchanged } from '../stock-moves.ts'
import type { ProjectFacts } from './project-facts.ts'
import { type AskedItem, addItems, withWays } from './project-items.ts'

type ProjectAct<Input, Answer> = LedgerAct<Input, Answer, ProjectFacts>

type NewProject = {
  readonly name?: string | undefined
  readonly description?: string | undefined
  readonly items?: readonly AskedItem[] | undefined
  readonly ways?: Ways | undefined
  readonly priority?: Priority | undefined
}

/** Creates a project; with items, its tasks are made and what it needs is reserved at once (PRJ-1, PRJ-3, PRJ-5). */
const createProject: ProjectAct<NewProject, Project> = {
  action: 'project.create',
  ledger: true,
  run(rows, { name, description = '', items = [], ways = {}, priority = 'medium' }, acting) {
    const { id, now, byNo, catalog } = acting
    if (rows.projects.has(id) || acting.ended.has(id)) return refused('id-taken')
    if (rows.projects.size >= ledgerLimits.projects) return refused('too-many-projects')
    if (openTasks(rows) >= ledgerLimits.openTasks) return refused('too-many-tasks')
    const chosen = name ?? nameFrom(items, (itemId) => itemName(catalog, itemId))
    if (!chosen) return refused('name-missing')
    const known = withWays({}, ways, catalog)
    if ('refused' in known) return known
    const added = addItems([], items, { projectId: id, ways: known.ways, catalog, actId: id, now })
    if ('refused' in added) return added
    const project: Project = {
      id,
      name: chosen,
      description,
      notes: '',
      priority,
      position: (servedWith(rows, priority).at(-1)?.position ?? -1) + 1,
      status: 'not_started',
      statusByHand: false,
      ownerNo: byNo,
      generation: 0,
      ways: known.ways,
      createdAt: now,
      updatedAt: now,
    }
    return {
      answer: ({ projects }) => projects.get(id)!,
      changes: [put('projects', project), ...added.items.map((item) => put('projectItems', item))],
      entries: [],
      cause: { kind: 'needs', projectId: id },
      activity: { kind: 'project.created', facts: { project: chosen } },
    }
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
    const placed = placeAmong(rows, edited, position)
    const activity = editActivity(before, placed[0])
    if (!activity) return unchanged(before)
    const isServedAnew = placed[0].priority !== before.priority || placed[0].position !== before.position
    return {
      answer: ({ projects }) => projects.get(projectId)!,
      changes: placed.map((project) => put('projects', project)),
      entries: [],
      cause: isServedAnew ? { kind: 'stock' } : null,
      activity,
    }
  },
}

export const projectActs = { createProject, updateProject }

/** A project made from one item is called after it. */
function nameFrom(items: readonly AskedItem[], nameOf: (itemId: ItemId) => string): string | undefined {
  const [item, ...others] = items
  if (!item || others.length > 0) return undefined
  return `${item.quantity} x ${nameOf(item.itemId)}`.slice(0, ledgerLimits.nameLength)
}

/** One entry for the most important change; none if nothing changes. */
function editActivity(before: Project, after: Project): ActivityOf<ProjectFacts> | undefined {
  const project = after.name
  const { name: former, description, notes, status, priority, position } = before
  if (project !== former) return { kind: 'project.renamed', facts: { project, former } }
  if (status !== after.status) return { kind: 'project.status', facts: { project, status: after.status } }
  if (priority !== after.priority)
    return { kind: 'project.priority', facts: { project, priority: after.priority } }
  if (position !== after.position) return { kind: 'project.moved', facts: { project } }
  if (description === after.description && notes === after.notes) return undefined
  return { kind: 'project.described', facts: { project } }
}
