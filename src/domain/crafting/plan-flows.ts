import type { RecipeGraph } from '../catalog/recipe-graph.ts'
import type { ExactAmount } from './exact-amount.ts'
import type { ItemFlow } from './item-balance.ts'
import type { LaidNodes } from './laid-nodes.ts'
import { recipeFlows } from './recipe-flows.ts'

/** What the crafts of a node do to an item. */
export type NodeFlow = ItemFlow & {
  readonly node: number
  /** Whether the node makes this very item, by another recipe. */
  readonly isTwin: boolean
  /** How some of what is spent comes back while the node's crafts are done. */
  readonly rounds: readonly RoundFlow[]
}

/**
 * A round: so many crafts that take an item, then one that uses what they made and gives some of the item back, as the harvest gives
 * seeds. The next round takes what the last one gave (BEY-4, decision 1).
 */
export type Round = {
  /** The node whose crafts give the item back. */
  readonly giver: number
  /** Crafts of the taker for one craft of the giver. */
  readonly crafts: number
  /** What one craft of the giver uses, from its own ingredient down to the taker's product: stock of it serves first. */
  readonly way: readonly WayThere[]
}

/** Pieces of a node's item that one craft of a giver uses. */
export type WayThere = { readonly node: number; readonly pieces: number }

/** A round, with what one craft of its giver gives: whole pieces, and parts of one. */
export type RoundFlow = Round & { readonly gives: number; readonly givesParts: number }

/** What a node needs at hand or gets back where a circle was cut, and not only uses up with every craft; `to` is the node that it asks. */
export type CutFlow = { readonly to: number; readonly flow: NodeFlow }

/** A flow whose fractions are not yet counted in parts of a piece. */
export type FlowDraft = Omit<NodeFlow, 'gives' | 'givesParts' | 'rounds'> & {
  readonly item: number
  /** The node that is asked for the item, from `nodes.count` on where a circle was cut; -1 where the item only comes along. */
  readonly asked: number
  readonly comes: ExactAmount
}

/** What the crafts of a node do to each item that they touch, once for each item it takes, then what comes along. */
export function draftFlows(graph: RecipeGraph, nodes: LaidNodes, node: number): readonly FlowDraft[] {
  const recipe = nodes.recipe[node]!
  if (recipe < 0) return []
  const first = graph.edgeStart[recipe]!
  return recipeFlows(graph, recipe).map(({ edge, ...flow }) => ({
    ...flow,
    node,
    // A node has its edges in the order of its recipe's, but from its own start on.
    asked: edge < 0 ? -1 : nodes.edgeNode[nodes.edgeStart[node]! + edge - first]!,
    // The flows by which a node makes its item for a twin are added in `flow-lists.ts`.
    isTwin: false,
  }))
}

/** Whether the item is needed at hand, given back or given, and not just used up by every craft. */
export function isMoreThanSpent({ once, kept, backNum, comes }: FlowDraft): boolean {
  return once > 0 || kept > 0 || backNum > 0 || comes.num > 0
}
