import type { Catalog } from '../catalog/catalog.ts'
import type { ItemId } from '../catalog/item.ts'

/** A recipe that uses an item as an ingredient. */
export type Use = { readonly itemId: ItemId; readonly recipeIndex: number; readonly quantity: number }

/** Prepares, once for the whole catalogue, the look-up of every recipe that uses an item (BEY-8). */
export function createUsedIn({ graph, ids, indexById }: Catalog): (itemId: ItemId) => readonly Use[] {
  const uses = new Map<number, Use[]>()
  for (let item = 0; item < graph.itemCount; item++) {
    const first = graph.recipeStart[item]!
    for (let recipe = first; recipe < graph.recipeStart[item + 1]!; recipe++) {
      for (let edge = graph.edgeStart[recipe]!; edge < graph.edgeStart[recipe + 1]!; edge++) {
        const ingredient = graph.edgeItem[edge]!
        const use = { itemId: ids[item]!, recipeIndex: recipe - first, quantity: graph.edgeQuantity[edge]! }
        const known = uses.get(ingredient)
        if (known) known.push(use)
        else uses.set(ingredient, [use])
      }
    }
  }
  return (itemId) => uses.get(indexById.get(itemId) ?? -1) ?? []
}
