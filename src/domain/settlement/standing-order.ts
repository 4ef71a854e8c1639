import type { ItemId } from '../catalog/item.ts'
import type { Cause } from './cause.ts'
import type { Task } from './ledger-rows.ts'

/** The key of a standing order, used where a project is named by its id. */
export function orderKey(itemId: ItemId): string {
  return `order ${itemId}`
}

/** The cause of an act that changes what a standing order asks for. */
export function causeOfOrder(itemId: ItemId): Cause {
  return { kind: 'needs', projectId: orderKey(itemId) }
}

/** Whether a task was made for a standing order: it was generated, and belongs to no project (BEY-18). */
export function isOfOrder({ projectId, generation }: Task): boolean {
  return projectId === null && generation !== null
}
