import type { RecipeGraph } from '../catalog/recipe-graph.ts'
import { givesBack } from './balanced-nodes.ts'
import type { LaidNodes } from './laid-nodes.ts'
import { draftFlows, type FlowDraft } from './plan-flows.ts'

/**
 * Every flow of an item with a balance, in planning order.
 * @param isBalanced for each node: 1 where its item has a balance, else 0
 */
export function balancedDrafts(graph: RecipeGraph, nodes: LaidNodes, isBalanced: Uint8Array): FlowDraft[] {
  const drafts: FlowDraft[] = []
  for (let node = 0; node < nodes.count; node++) {
    // Any other node neither gives back nor takes what has a balance, so none of its flows counts.
    if (!givesBack(graph, nodes.recipe[node]!) && !asksBalanced(nodes, node, isBalanced)) continue
    for (const draft of draftFlows(graph, nodes, node)) {
      // Of an item's nodes all have a balance or none, so the first one tells.
      const first = nodes.firstNode[draft.item]!
      if (first >= 0 && isBalanced[first] === 1) drafts.push(draft)
    }
  }
  return drafts
}

function asksBalanced({ edgeStart, edgeNode }: LaidNodes, node: number, isBalanced: Uint8Array): boolean {
  for (let edge = edgeStart[node]!; edge < edgeStart[node + 1]!; edge++) {
    if (isBalanced[edgeNode[edge]!] === 1) return true
  }
  return false
}
