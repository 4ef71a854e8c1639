import type { ItemId } from '../catalog/item.ts'
import { needsOf } from './node-needs.ts'
import type { Plan } from './plan.ts'
import type { PlanNodes } from './plan-nodes.ts'

/** Where a circle of recipes was cut: `itemId` asks for `ingredientId`, which must be obtained first (CAL-12). */
export type PlanCut = {
  readonly itemId: ItemId
  readonly ingredientId: ItemId
  readonly ingredientName: string
  readonly quantity: number
}

/** The cuts that this plan ran into. */
export function cutsOf(plan: Plan): readonly PlanCut[] {
  const { catalog, nodes, open } = plan
  const cuts: PlanCut[] = []
  for (let node = 0; node < nodes.count; node++) {
    if (open.crafts[node] === 0 || !isCut(nodes, node)) continue
    for (const { asked, item, spent, kept } of needsOf(plan, node)) {
      if (asked < nodes.count) continue
      cuts.push({
        itemId: catalog.ids[nodes.item[node]!]!,
        ingredientId: catalog.ids[item]!,
        ingredientName: catalog.names[item]!,
        quantity: spent + kept,
      })
    }
  }
  return cuts
}

/** Whether a circle was cut at one of the node's ingredients: such an edge leads to a number past all nodes. */
function isCut({ count, edgeStart, edgeNode }: PlanNodes, node: number): boolean {
  for (let edge = edgeStart[node]!; edge < edgeStart[node + 1]!; edge++)
    if (edgeNode[edge]! >= count) return true
  return false
}
