import type { ItemId } from '../catalog/item.ts'
import type { Plan } from './plan.ts'

/** Where a circle of recipes was cut: `itemId` asks for `ingredientId`, which must be obtained first (CAL-12). */
export type PlanCut = {
  readonly itemId: ItemId
  readonly ingredientId: ItemId
  readonly ingredientName: string
  readonly quantity: number
}

/** The cuts that this plan ran into. */
export function cutsOf({ catalog, nodes, open }: Plan): readonly PlanCut[] {
  const cuts: PlanCut[] = []
  for (let node = 0; node < nodes.count; node++) {
    if (open.crafts[node] === 0) continue
    for (let edge = nodes.edgeStart[node]!; edge < nodes.edgeStart[node + 1]!; edge++) {
      const asked = nodes.edgeNode[edge]! - nodes.count
      if (asked < 0) continue
      const ingredient = nodes.item[asked]!
      cuts.push({
        itemId: catalog.ids[nodes.item[node]!]!,
        ingredientId: catalog.ids[ingredient]!,
        ingredientName: catalog.names[ingredient]!,
        quantity: open.crafts[node]! * nodes.edgeQuantity[edge]!,
      })
    }
  }
  return cuts
}
