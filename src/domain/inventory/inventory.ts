import { maxQuantity } from '../build-list/build-list.ts'
import type { ItemId } from '../catalog/item.ts'

/** The player's own items; only whole amounts above zero (CAL-8). */
export type Inventory = ReadonlyMap<ItemId, number>

/** Sets an item's amount, at most 10^9; zero or less removes the item (CAL-8). */
export function setQuantity(inventory: Inventory, itemId: ItemId, quantity: number): Inventory {
  const whole = Math.max(0, Math.min(maxQuantity, Math.floor(quantity)))
  if (whole === (inventory.get(itemId) ?? 0)) return inventory
  const next = new Map(inventory)
  if (whole > 0) next.set(itemId, whole)
  else next.delete(itemId)
  return next
}

/** Adds to an item's amount; a negative quantity subtracts. */
export function addQuantity(inventory: Inventory, itemId: ItemId, quantity: number): Inventory {
  return setQuantity(inventory, itemId, (inventory.get(itemId) ?? 0) + quantity)
}
