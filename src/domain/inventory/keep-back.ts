import { maxQuantity } from '../build-list/build-list.ts'
import type { ItemId } from '../catalog/item.ts'
import type { KeptBack } from './kept-back.ts'

/** Keeps back so many pieces from now on; zero or less keeps none. */
export function keepBack(keptBack: KeptBack, itemId: ItemId, quantity: number): KeptBack {
  const whole = Math.max(0, Math.min(maxQuantity, Math.floor(quantity)))
  if (whole === (keptBack.get(itemId) ?? 0)) return keptBack
  const next = new Map(keptBack)
  if (whole > 0) next.set(itemId, whole)
  else next.delete(itemId)
  return next
}
