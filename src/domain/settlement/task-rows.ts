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

/** What the log calls a task: its title; of a generated one, which has none of its own, the name of its item. */
export function titleOf({ title, itemId }: Task, catalog: Catalog): string {
  return title ?? itemName(catalog, itemId ?? '')
}

/** What an act on this task alone was about: the needs of its project, or the stock. */
export function causeOfTask(task: Task): Cause | null {
  if (isOfOrder(task)) return { kind: 'stock' }
  return task.projectId === null ? null : { kind: 'needs', projectId: task.projectId }
}

/**
 * Finds the recipe by which a task's item is crafted: of an item of its project the one chosen there, else the
 * project's way, else the default one (BEY-2); null where none is used. Looks through the projects' items once.
 */
export function taskRecipes(
  { projects, projectItems }: Pick<Rows, 'projects' | 'projectItems'>,
  catalog: Catalog,
): (task: Task) => Recipe | null {
  const asked = new Map(
    [...projectItems.values()].map((row) => [`${row.projectId}:${row.itemId}`, row.recipeIndex]),
  )
  return ({ projectId, itemId, kind }) => {
    if (itemId === null || kind === 'collect' || kind === 'hand') return null
    const way = projects.get(projectId ?? '')?.ways[itemId]
    if (way === 'gather' || way === 'elsewhere') return null
    const index = asked.get(`${projectId}:${itemId}`) ?? (typeof way === 'number' ? way : 0)
    return findItem(catalog, itemId)?.recipes[index] ?? null
  }
}
