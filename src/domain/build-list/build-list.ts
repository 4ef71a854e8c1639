import type { ItemId } from '../catalog/item.ts'

/** One line of the queue: craft `quantity` (1..10^9) of an item by its recipe `recipeIndex`. */
export type BuildListEntry = {
  readonly itemId: ItemId
  readonly quantity: number
  readonly recipeIndex: number
}

export type BuildList = readonly BuildListEntry[]

/** Above this, totals could leave the range in which whole numbers are exact (decision 1). */
export const maxQuantity = 1_000_000_000

/** A whole amount between 1 and `maxQuantity`; 1 for what is not a number (CAL-4). */
export function validQuantity(value: number): number {
  if (!Number.isFinite(value)) return value === Number.POSITIVE_INFINITY ? maxQuantity : 1
  return Math.min(maxQuantity, Math.max(1, Math.floor(value)))
}

/** Queues an entry; the same item by the same recipe adds to the amount already queued (CAL-5). */
export function addEntry(list: BuildList, entry: BuildListEntry): BuildList {
  const at = indexOfEntry(list, entry)
  if (at < 0) return [...list, { ...entry, quantity: validQuantity(entry.quantity) }]
  return setEntryQuantity(list, at, list[at]!.quantity + entry.quantity)
}

export function setEntryQuantity(list: BuildList, index: number, quantity: number): BuildList {
  const valid = validQuantity(quantity)
  if (!list[index] || list[index].quantity === valid) return list
  return list.map((entry, i) => (i === index ? { ...entry, quantity: valid } : entry))
}

/** Crafts an entry by another recipe; if the item is already queued by that recipe, the two entries become one. */
export function setEntryRecipe(list: BuildList, index: number, recipeIndex: number): BuildList {
  const changed = list[index]
  if (!changed || changed.recipeIndex === recipeIndex) return list
  const moved = { ...changed, recipeIndex }
  const twin = indexOfEntry(list, moved)
  if (twin < 0) return list.map((entry, i) => (i === index ? moved : entry))
  const merged = setEntryQuantity(list, twin, list[twin]!.quantity + moved.quantity)
  return removeEntry(merged, index)
}

/** @returns the same list where no entry stands at that place, so that nothing counts as changed */
export function removeEntry(list: BuildList, index: number): BuildList {
  if (!list[index]) return list
  return list.filter((_, i) => i !== index)
}

function indexOfEntry(list: BuildList, { itemId, recipeIndex }: BuildListEntry): number {
  return list.findIndex((entry) => entry.itemId === itemId && entry.recipeIndex === recipeIndex)
}
