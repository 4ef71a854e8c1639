import type { Material } from '../crafting/material.ts'

/**
 * The first row of each item, where an item planned by two recipes has two. What a table says of an item as a whole, such as its stock,
 * stands there alone, so that its column adds up, also in a list that is pasted back (BEY-5, BEY-7).
 */
export function firstRows(materials: readonly Material[]): ReadonlySet<Material> {
  // A later row of the same item takes the earlier one's place in the map, so the order is turned round: the first row stays.
  return new Set(new Map(materials.toReversed().map((row) => [row.itemId, row])).values())
}
