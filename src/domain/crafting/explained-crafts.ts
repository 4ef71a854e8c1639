import type { RecipeGraph } from '../catalog/recipe-graph.ts'
import type { ExplainedGift, ExplainedUse } from './explanation.ts'
import { giftsOf, needsOf } from './node-needs.ts'
import type { Plan } from './plan.ts'
import type { PlanNodes } from './plan-nodes.ts'
import { workedPart } from './worked-part.ts'

/**
 * Crafts that use a node's item or need it at hand.
 * @param place the number of the node; that number plus `nodes.count` stands for what of its item must be obtained first, where a circle of
 *   recipes was cut
 */
export function usesOf(plan: Plan, place: number): readonly ExplainedUse[] {
  const { nodes, open } = plan
  const uses: ExplainedUse[] = []
  for (let node = 0; node < nodes.count; node++) {
    if (open.crafts[node] === 0 || !asks(nodes, node, place)) continue
    for (const { asked, kind, perCraft, spent, kept } of needsOf(plan, node)) {
      if (asked !== place) continue
      uses.push({ ...craftsOf(plan, node), kind, quantityPerCraft: perCraft, quantity: spent, kept })
    }
  }
  return uses
}

function asks({ edgeStart, edgeNode }: PlanNodes, node: number, place: number): boolean {
  for (let edge = edgeStart[node]!; edge < edgeStart[node + 1]!; edge++)
    if (edgeNode[edge] === place) return true
  return false
}

/** Crafts that give the node's item besides their own. */
export function giftsTo(plan: Plan, node: number): readonly ExplainedGift[] {
  const { catalog, nodes, open } = plan
  const item = nodes.item[node]!
  const gifts: ExplainedGift[] = []
  for (let giver = 0; giver < nodes.count; giver++) {
    const recipe = nodes.recipe[giver]!
    if (open.crafts[giver] === 0 || !givesItem(catalog.graph, recipe, item)) continue
    const worked = workedPart(plan, giver).crafts
    for (const gift of giftsOf(plan, giver)) {
      if (gift.item !== item) continue
      const quantity = gift.perCraft * worked
      gifts.push({
        ...craftsOf(plan, giver),
        quantityPerCraft: gift.perCraft,
        quantity,
        // Nodes are planned in their order: of a later giver nobody knows yet how often it is crafted when this node is planned.
        isCounted: giver < node,
      })
    }
  }
  return gifts
}

function givesItem({ giveStart, giveItem }: RecipeGraph, recipe: number, item: number): boolean {
  return recipe >= 0 && giveItem.subarray(giveStart[recipe]!, giveStart[recipe + 1]!).includes(item)
}

function craftsOf({ catalog, nodes, open }: Plan, node: number) {
  const item = nodes.item[node]!
  return {
    itemId: catalog.ids[item]!,
    recipeIndex: nodes.recipe[node]! - catalog.graph.recipeStart[item]!,
    crafts: open.crafts[node]!,
  }
}
