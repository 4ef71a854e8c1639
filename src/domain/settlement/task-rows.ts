import { type Catalog, findItem, itemName } from '../catalog/catalog.ts'
import type { Recipe } from '../catalog/item.ts'
import type { Cause } from './cause.ts'
import type { Task } from './ledger-rows.ts'
import { isOfOrder } from './standing-order.ts'
import type { Rows } from './tables.ts'

/** A task that is not deleted. */
export function findTask({ tasks }: Pick<Rows, 'tasks'>, taskId: string): Task | undefined {
  const task = tasks.get(taskId)
  return task?.deletedAt === null ? task : undefined
}

/** The name of a task: its own title; for a generated task, which has none, the name of its item. */
export function titleOf({ title, itemId }: Task, catalog: Catalog): string {
  return title ?? itemName(catalog, itemId ?? '')
}

/** The cause of an act on this task alone: its project's needs; of a task for a standing order, the stock; null for all others. */
export function causeOfTask(task: Task): Cause | null {
  if (isOfOrder(task)) return { kind: 'stock' }
  return task.projectId === null ? null : { kind: 'needs', projectId: task.projectId }
}

/**
 * Finds the recipe by which a task's item is crafted: the one chosen where the project lists the item, else the
 * project's way, else the default (BEY-2); null where none is used. Looks through the projects' items once, for all tasks.
 */
export function taskRecipes(
  { projects, projectItems }: Pick<Rows, 'projects' | 'projectItems'>,
  catalog: Catalog,
): (task: Task) => Recipe | null {
  const listed = new Map(
    [...projectItems.values()].map((row) => [`${row.projectId}:${row.itemId}`, row.recipeIndex]),
  )
  return ({ projectId, itemId, kind }) => {
    if (itemId === null || kind === 'collect' || kind === 'hand') return null
    const way = listed.get(`${projectId}:${itemId}`) ?? projects.get(projectId ?? '')?.ways[itemId] ?? 0
    // Gathered, or had from elsewhere.
    if (typeof way === 'string') return null
    return findItem(catalog, itemId)?.recipes[way] ?? null
  }
}
