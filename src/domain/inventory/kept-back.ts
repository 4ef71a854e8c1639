import type { ItemId } from '../catalog/item.ts'
import type { Inventory } from './inventory.ts'

/** How many pieces of an item a player keeps for themselves, whatever is planned; only whole amounts above zero. */
export type KeptBack = ReadonlyMap<ItemId, number>

type Held = { readonly inventory: Inventory; readonly keptBack?: KeptBack }

/** What a plan may use of an item: what is owned less what is kept back. */
export function usableAmount({ inventory, keptBack }: Held, itemId: ItemId): number {
  return Math.max(0, (inventory.get(itemId) ?? 0) - (keptBack?.get(itemId) ?? 0))
}

/** What a plan may use of all items; the inventory itself where nothing is kept back. */
export function usableStock({ inventory, keptBack }: Held): Inventory {
  if (!keptBack?.size) return inventory
  const usable = new Map(inventory)
  for (const itemId of keptBack.keys()) {
    const left = usableAmount({ inventory, keptBack }, itemId)
    if (left > 0) usable.set(itemId, left)
    else usable.delete(itemId)
  }
  return usable
}
