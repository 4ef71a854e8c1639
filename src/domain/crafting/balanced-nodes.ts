import type { RecipeGraph } from '../catalog/recipe-graph.ts'
import type { CraftCount } from './craft-count.ts'
import type { LaidNodes } from './laid-nodes.ts'
import { draftFlows, isMoreThanSpent } from './plan-flows.ts'

/** Marks the nodes whose numbers need a balance; `PlanBalances` says which those are. */
export function balancedNodes(
  graph: RecipeGraph,
  nodes: LaidNodes,
  counts: readonly (CraftCount | null)[] | null,
): Uint8Array {
  const isBalanced = new Uint8Array(nodes.count)
  for (const node of nodes.twinned) markItem(nodes.item[node]!)
  counts?.forEach((count, node) => {
    if (count) markItem(nodes.item[node]!)
  })
  for (let node = 0; node < nodes.count; node++) {
    if (!givesBack(graph, nodes.recipe[node]!)) continue
    // The recipe keeps something on failure.
    if (graph.successNum[nodes.recipe[node]!]! > 0) isBalanced[node] = 1
    for (const draft of draftFlows(graph, nodes, node)) {
      // Not -1, where the item only comes along, nor a number past all nodes, where a circle was cut: `cutFlows` counts that.
      const isAsked = draft.asked >= 0 && draft.asked < nodes.count
      // Nodes are planned in their order: what comes along of an item that was planned before this node is left over.
      const comesInTime = draft.comes.num > 0 && lastNode(nodes, draft.item) > node
      if ((isAsked && isMoreThanSpent(draft)) || comesInTime) markItem(draft.item)
    }
  }
  return isBalanced

  function markItem(item: number): void {
    for (let node = nodes.firstNode[item]!; node >= 0; node = nodes.twin[node]!) isBalanced[node] = 1
  }
}

/** Whether a recipe has by-products, or an ingredient that is not simply used up: such ingredients stand last among its edges. */
export function givesBack({ giveStart, edgeStart, edgeKind }: RecipeGraph, recipe: number): boolean {
  if (recipe < 0) return false
  const last = edgeStart[recipe + 1]! - 1
  return giveStart[recipe + 1]! > giveStart[recipe]! || (last >= edgeStart[recipe]! && edgeKind[last]! > 0)
}

function lastNode({ firstNode, twin }: LaidNodes, item: number): number {
  let last = firstNode[item]!
  while (last >= 0 && twin[last]! >= 0) last = twin[last]!
  return last
}
