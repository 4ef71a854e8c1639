import { type Catalog, itemName } from '../catalog/catalog.ts'
import type { Task } from './ledger-rows.ts'
import type { Rows } from './tables.ts'

/** A task that is not deleted. */
export function openTask({ tasks }: Pick<Rows, 'tasks'>, taskId: string): Task | undefined {
  const task = tasks.get(taskId)
  return task?.deletedAt === null ? task : undefined
}

/** What the log calls a task: its title; of a generated one, which has none of its own, the name of its item. */
export function titleOf({ title, itemId }: Task, catalog: Catalog): string {
  return title ?? itemName(catalog, itemId ?? '')
}
