import type { ItemId } from '../catalog/item.ts'
import { isRaw, missingOf, obtainFirstDemand, obtainFirstMissing } from './node-reading.ts'
import type { Plan } from './plan.ts'

export type TreeNodeKind = 'target' | 'raw' | 'haveEnough' | 'intermediate'

/** One box of the visual tree (CAL-10): a share of the plan's number, so that all boxes of an item add up to it. */
export type TreeNode = {
  readonly itemId: ItemId
  readonly itemName: string
  readonly tier: number
  /** null for a base item. */
  readonly recipeIndex: number | null
  readonly kind: TreeNodeKind
  /** Share of the plan's demand, and of what is missing; fractions where several parents share a rounding. */
  readonly needed: number
  readonly missing: number
  /** A circle was cut here: obtain it first. */
  readonly obtainFirst: boolean
  /** Left out because the tree has grown past its limit. */
  readonly hiddenIngredients: number
  readonly ingredients: readonly TreeNode[]
}

/** A tree of this many boxes is drawn whole; beyond, ingredients are counted instead of drawn. */
export const treeLimit = 4_000

/** The recipe tree of one queue entry; null for an item the catalogue does not know. */
export function recipeTree(plan: Plan, entry: number): TreeNode | null {
  const target = plan.targetOfEntry[entry] ?? -1
  if (target < 0) return null
  const node = plan.nodes.targetNode[target]!
  const asked = plan.open.asked[target]!
  return growTree(plan, node, asked, { boxes: 0 }, true)
}

function growTree(
  plan: Plan,
  node: number,
  needed: number,
  grown: { boxes: number },
  isTarget: boolean,
): TreeNode {
  const { catalog, nodes, open } = plan
  grown.boxes++
  const item = nodes.item[node]!
  const demand = open.need[node]!
  const share = demand === 0 ? 0 : needed / demand
  const missing = share * missingOf(open, node)
  const first = nodes.edgeStart[node]!
  const edges = missing > 0 ? nodes.edgeStart[node + 1]! - first : 0
  const isFull = grown.boxes + edges > treeLimit
  const ingredients: TreeNode[] = []
  for (let edge = first; !isFull && edge < first + edges; edge++) {
    const amount = share * open.crafts[node]! * nodes.edgeQuantity[edge]!
    const ingredient = nodes.edgeNode[edge]!
    ingredients.push(
      ingredient < nodes.count
        ? growTree(plan, ingredient, amount, grown, false)
        : obtainFirstBox(plan, ingredient - nodes.count, amount),
    )
  }
  return {
    itemId: catalog.ids[item]!,
    itemName: catalog.names[item]!,
    tier: catalog.tiers[item]!,
    recipeIndex: isRaw(nodes, node) ? null : nodes.recipe[node]! - catalog.graph.recipeStart[item]!,
    kind: kindOf(isTarget, missing, isRaw(nodes, node)),
    needed,
    missing,
    obtainFirst: false,
    hiddenIngredients: isFull ? edges : 0,
    ingredients,
  }
}

function kindOf(isTarget: boolean, missing: number, isBaseItem: boolean): TreeNodeKind {
  if (isTarget) return 'target'
  if (missing === 0) return 'haveEnough'
  return isBaseItem ? 'raw' : 'intermediate'
}

function obtainFirstBox({ catalog, nodes, open }: Plan, node: number, needed: number): TreeNode {
  const item = nodes.item[node]!
  const share = needed / obtainFirstDemand(nodes, open, node)
  const missing = share * obtainFirstMissing(nodes, open, node)
  return {
    itemId: catalog.ids[item]!,
    itemName: catalog.names[item]!,
    tier: catalog.tiers[item]!,
    recipeIndex: null,
    kind: kindOf(false, missing, true),
    needed,
    missing,
    obtainFirst: true,
    hiddenIngredients: 0,
    ingredients: [],
  }
}
