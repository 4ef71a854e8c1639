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
    // `addItems` gives the first new row the id of the act: with the former row's id in its place, the row comes back under that.
    const context = { projectId, ways: project.ways, catalog, actId: former.id, now: addedAt }
    const added = addItems(there, [former], context)
    if ('refused' in added) return added
    const [row] = added.items
    // `entered`: how many pieces of the item the project's entries have finished. Those that its other rows have are not left for this
    // row. A browser does not know the entries (null): there the row gets as many as it had.
    const others = there.reduce((sum, one) => (one.itemId === former.itemId ? sum + one.finished : sum), 0)
    const known = entered === null ? former.finished : Math.max(0, entered - others)
    const finished = row!.finished + Math.min(former.finished, known)
    // Where an entry is reverted later, first the rows that were added before it lose pieces (`takeBack`): so the earlier time stays.
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
