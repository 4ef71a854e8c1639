import { maxQuantity } from '../build-list/build-list.ts'
import type { ItemId } from '../catalog/item.ts'
import { addQuantity, type Inventory } from './inventory.ts'
import { type KeptBack, usableStock } from './kept-back.ts'

/** Keeps back that many pieces from now on; zero or less keeps none. */
export function keepBack(keptBack: KeptBack, itemId: ItemId, quantity: number): KeptBack {
  const whole = Math.max(0, Math.min(maxQuantity, Math.floor(quantity)))
  if (whole === (keptBack.get(itemId) ?? 0)) return keptBack
  const next = new Map(keptBack)
  if (whole > 0) next.set(itemId, whole)
  else next.delete(itemId)
  return next
}

/** Changes what may be used of an inventory; what is kept back lies there as before. */
export function changeUsable(
  held: { readonly inventory: Inventory; readonly keptBack: KeptBack },
  change: (usable: Inventory) => Inventory,
): Inventory {
  const usable = usableStock(held)
  let after = change(usable)
  for (const itemId of held.keptBack.keys())
    after = addQuantity(after, itemId, (held.inventory.get(itemId) ?? 0) - (usable.get(itemId) ?? 0))
  return after
}
