import { itemName } from '../../catalog/catalog.ts'
import { refused } from '../act-refusal.ts'
import { put } from '../change.ts'
import type { ProjectItem } from '../ledger-rows.ts'
import { ledgerLimits } from '../limits.ts'
import { itemsOfProject, openTasks } from '../project-rows.ts'
import { keyOf } from '../tables.ts'
import { addItems } from './added-items.ts'
import type { OfProject, ProjectAct } from './project-facts.ts'

type Restored = OfProject & {
  /** The row as it was. */
  readonly item: Omit<ProjectItem, 'projectId'>
}

/**
 * Puts an item back that was taken off a project, with the pieces that entries have finished of it, less what was taken back since
 * (BEY-6, BEY-19). Where the item was added again meanwhile by the same recipe, that row's quantity goes up.
 */
const restoreProjectItem: ProjectAct<Restored, ProjectItem> = {
  action: 'project.reconcile',
  ledger: true,
  asks: ({ projectId, item: { itemId } }) => ({ finished: { projectId, itemId } }),
  run(rows, { projectId, item: former }, { catalog, finished: entered, now }) {
    const project = rows.projects.get(projectId)
    if (!project) return refused('no-project')
    if (rows.projectItems.has(keyOf.projectItems({ projectId, ...former }))) return refused('id-taken')
    if (openTasks(rows) >= ledgerLimits.openTasks) return refused('too-many-tasks')
    const there = itemsOfProject(rows, projectId)
    const addedAt = former.addedAt < now ? former.addedAt : now
    // As the act's id: a row that is added comes back under the id it had.
    const context = { projectId, ways: project.ways, catalog, actId: former.id, now: addedAt }
    const added = addItems(there, [former], context)
    if ('refused' in added) return added
    const [row] = added.items
    // What entries finished of the item and the present rows do not have yet is left for this row. A browser does not know the entries
    // (null), so it takes what the row had.
    const others = there.reduce((sum, one) => (one.itemId === former.itemId ? sum + one.finished : sum), 0)
    const known = entered === null ? former.finished : Math.max(0, entered - others)
    const finished = row!.finished + Math.min(former.finished, known)
    // Pieces that are taken back later are those of a row that was there when they were finished.
    const item = { ...row!, finished, addedAt: addedAt < row!.addedAt ? addedAt : row!.addedAt }
    const facts = { item: itemName(catalog, item.itemId), amount: former.quantity }
    return {
      answer: () => item,
      changes: [put('projectItems', item)],
      entries: [],
      cause: { kind: 'needs', projectId },
      activity: { kind: 'project.itemAdded', facts: { project: project.name, ...facts } },
    }
  },
}

export const restoredItemActs = { restoreProjectItem }
