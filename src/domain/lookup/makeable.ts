import type { Catalog } from '../catalog/catalog.ts'
import type { ItemId } from '../catalog/item.ts'
import { kept, spent } from '../catalog/recipe-graph.ts'
import type { Inventory } from '../inventory/inventory.ts'

/** How often a recipe can be crafted from the inventory, and the amount expected from it. */
export type Makeable = {
  readonly itemId: ItemId
  readonly recipeIndex: number
  readonly crafts: number
  readonly amount: number
}

/**
 * What can be crafted now, in one step, from the inventory alone (BEY-8). Each row is worked out by itself: crafting one may
 * use up what another needs. Recipes without ingredients are left out.
 */
export function makeableNow({ graph, ids, indexById }: Catalog, inventory: Inventory): readonly Makeable[] {
  const held = new Float64Array(graph.itemCount)
  for (const [itemId, quantity] of inventory) {
    const item = indexById.get(itemId)
    if (item !== undefined) held[item] = quantity
  }
  const rows: Makeable[] = []
  for (let item = 0; item < graph.itemCount; item++) {
    const first = graph.recipeStart[item]!
    for (let recipe = first; recipe < graph.recipeStart[item + 1]!; recipe++) {
      const crafts = craftsPossible(recipe)
      if (crafts === 0) continue
      const amount = (crafts * graph.yieldNum[recipe]!) / graph.yieldDen[recipe]!
      rows.push({ itemId: ids[item]!, recipeIndex: recipe - first, crafts, amount })
    }
  }
  return rows

  function craftsPossible(recipe: number): number {
    const start = graph.edgeStart[recipe]!
    const end = graph.edgeStart[recipe + 1]!
    let crafts = start === end ? 0 : Number.POSITIVE_INFINITY
    for (let edge = start; edge < end && crafts > 0; edge++) {
      crafts = Math.min(crafts, craftsWith(recipe, edge))
    }
    return Number.isFinite(crafts) ? crafts : 0
  }

  /** What is given back is enough once there; what is kept on failure is enough for that many successes. */
  function craftsWith(recipe: number, edge: number): number {
    const times = Math.floor(held[graph.edgeItem[edge]!]! / graph.edgeQuantity[edge]!)
    if (graph.edgeKind[edge] === spent || times === 0) return times
    if (graph.edgeKind[edge] === kept) return Number.POSITIVE_INFINITY
    const perSuccess = graph.successNum[recipe]! / graph.successDen[recipe]!
    return Math.ceil((times * perSuccess * graph.yieldDen[recipe]!) / graph.yieldNum[recipe]!)
  }
}
