import type { ItemId } from '../catalog/item.ts'
import type { StandingOrder } from './ledger-rows.ts'
import { uuidV5 } from './uuid-v5.ts'

/** Drawn once; a change of it would give every generated task another id. */
const generatedTasks = '5f1c8f6e-2f0c-4d8b-9a43-6b1f0e7c2d95'

/**
 * The id of the task that a standing order, which is for the item `ordered`, has for an item. The order begins when it is first set, and
 * anew when all of it was there: from then on its tasks have other ids. A browser and the server do the same acts at different times, so
 * the id is made of the act with which the order began, and of the time only where that act is not known.
 */
export function orderTaskId(
  { itemId: ordered, since, begunBy }: Pick<StandingOrder, 'itemId' | 'since' | 'begunBy'>,
  itemId: ItemId,
): string {
  return uuidV5(generatedTasks, `order ${ordered} ${begunBy ?? since} ${itemId}`)
}

/** The id of the task that a project of this generation has for an item: the same on every device and server. */
export function generatedTaskId(projectId: string, itemId: ItemId, generation: number): string {
  return uuidV5(generatedTasks, `${projectId} ${itemId} ${generation}`)
}
