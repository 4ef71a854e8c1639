import type { Catalog } from '../catalog/catalog.ts'
import type { ItemId } from '../catalog/item.ts'
import type { RecipeGraph } from '../catalog/recipe-graph.ts'
import { enoughFor } from '../crafting/enough-for.ts'
import { recipeFlows } from '../crafting/recipe-flows.ts'
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
 * use up what another needs. Recipes that use nothing up are left out.
 */
export function makeableNow(catalog: Catalog, inventory: Inventory): readonly Makeable[] {
  const { graph, ids } = catalog
  const held = heldByPlace(catalog, inventory)
  const rows: Makeable[] = []
  for (let item = 0; item < graph.itemCount; item++) {
    const first = graph.recipeStart[item]!
    for (let recipe = first; recipe < graph.recipeStart[item + 1]!; recipe++) {
      if (!canBegin(graph, recipe, held)) continue
      const made = madeFrom(graph, recipe, held)
      const isSome = made.crafts > 0 && Number.isFinite(made.crafts)
      if (isSome) rows.push({ itemId: ids[item]!, recipeIndex: recipe - first, ...made })
    }
  }
  return rows
}

function heldByPlace({ graph, indexById }: Catalog, inventory: Inventory): Float64Array {
  const held = new Float64Array(graph.itemCount)
  for (const [itemId, quantity] of inventory) {
    const item = indexById.get(itemId)
    if (item !== undefined) held[item] = quantity
  }
  return held
}

/** Whether there is some of everything for a craft: of most recipes there is not, and they need no closer look. */
function canBegin({ edgeStart, edgeItem, edgeQuantity }: RecipeGraph, recipe: number, held: Float64Array) {
  const start = edgeStart[recipe]!
  const end = edgeStart[recipe + 1]!
  for (let edge = start; edge < end; edge++) if (held[edgeItem[edge]!]! < edgeQuantity[edge]!) return false
  return start < end
}

/** The crafts and their expected amount. They stop where all that a success uses up is gone: more would bring nothing. */
function madeFrom(
  graph: RecipeGraph,
  recipe: number,
  held: Float64Array,
): Pick<Makeable, 'crafts' | 'amount'> {
  // What only comes along has the edge -1; it limits nothing.
  const enough = recipeFlows(graph, recipe)
    .filter(({ edge }) => edge >= 0)
    .map((flow) => enoughFor(flow, held[flow.item]!))
  const num = graph.yieldNum[recipe]!
  const den = graph.yieldDen[recipe]!
  const possible = Math.min(...enough.map(({ crafts }) => crafts))
  const successes = Math.min(...enough.map((one) => one.successes))
  // Where nothing is kept on failure this is 0, and successes are without end.
  const perSuccess = graph.successNum[recipe]! / graph.successDen[recipe]!
  const most = Number.isFinite(successes) ? successes * perSuccess : successes
  const crafts = Math.min(possible, Math.ceil((most * den) / num))
  return { crafts, amount: Math.min(most, (crafts * num) / den) }
}
