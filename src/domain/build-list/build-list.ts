import type { ItemId } from '../catalog/item.ts'

/** One line of the queue: craft `quantity` (1..10^9) of an item by its recipe `recipeIndex`. */
export type BuildListEntry = {
  readonly itemId: ItemId
  readonly quantity: number
  readonly recipeIndex: number
}

export type BuildList = readonly BuildListEntry[]
