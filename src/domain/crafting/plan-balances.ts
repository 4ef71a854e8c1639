import type { RecipeGraph } from '../catalog/recipe-graph.ts'
import { grouped } from '../grouped.ts'
import { balancedDrafts } from './balanced-drafts.ts'
import { balancedNodes } from './balanced-nodes.ts'
import type { CountCrafts, CraftCount } from './craft-count.ts'
import { cutFlows, type FlowList, flowLists } from './flow-lists.ts'
import type { LaidNodes } from './laid-nodes.ts'
import { type CutFlow, draftFlows, type NodeFlow, type RoundFlow } from './plan-flows.ts'
import { findRounds } from './rounds.ts'

/**
 * Nodes whose numbers need a balance (decision 1): of items that are kept or come along somewhere in the plan, or are
 * planned by two recipes, those whose recipe keeps something on failure, and those whose crafts are not counted by an average.
 */
export type PlanBalances = {
  /** Node of each balance, ascending. */
  readonly node: Int32Array
  /** Balance of each node, -1 for the others. */
  readonly ofNode: Int32Array
  /** Balance of the twin that gets the stock first, -1 for none. */
  readonly before: Int32Array
  /** What one success gives, where the node's recipe keeps something on failure; 0 elsewhere. */
  readonly successNum: Float64Array
  readonly successDen: Float64Array
  /** Counts the crafts of a balance, where the average of its yield does not decide; null elsewhere. */
  readonly craftCount: readonly (CraftCount | null)[]
  /** Per balance, the number of parts of a piece in which it counts. */
  readonly parts: Float64Array
  /** What touches the item, in planning order; the flows of a balance begin at its place in `flowStart`. */
  readonly flowStart: Int32Array
  readonly flows: readonly NodeFlow[]
  /**
   * Balanced nodes that a node's crafts touch: they are told when its number of crafts changes, to be counted again. Those of a node
   * begin at its place in `toldStart`.
   */
  readonly toldStart: Int32Array
  readonly told: Int32Array
  readonly cuts: readonly CutFlow[]
  /** The taker with which a node is crafted in rounds, earlier than its own place says; -1 for the others. */
  readonly goesWith: Int32Array
  readonly hasRounds: boolean
}

/** Lays out the balances of a plan; cheap where it has none. @param countCrafts null where the average decides for every node */
export function layOutBalances(
  graph: RecipeGraph,
  nodes: LaidNodes,
  countCrafts: CountCrafts | null,
): PlanBalances {
  const counts = countCrafts && Array.from(nodes.item, (item, at) => countCrafts(item, nodes.recipe[at]!))
  const isBalanced = balancedNodes(graph, nodes, counts)
  const node = Int32Array.from(placesOf(isBalanced))
  const ofNode = new Int32Array(nodes.count).fill(-1)
  node.forEach((at, balance) => {
    ofNode[at] = balance
  })
  const drafts = node.length > 0 ? balancedDrafts(graph, nodes, isBalanced) : []
  const byItem = grouped(drafts, ({ item }) => item)
  const { roundsOf, goesWith } = findRounds({
    nodes,
    isBalanced,
    byItem,
    // The node has a recipe, which keeps nothing on failure: so each craft counts with its yield.
    isPlain: (at) => nodes.num[at]! > 0 && graph.successNum[nodes.recipe[at]!] === 0,
    flowsOf: (at) => draftFlows(graph, nodes, at),
  })
  const lists = flowLists(graph, nodes, node, { byItem, roundsOf, goesWith })
  return {
    node,
    ofNode,
    before: Int32Array.from(node, (at) => ofNode[twinBefore(nodes, at)] ?? -1),
    successNum: Float64Array.from(node, (at) => graph.successNum[nodes.recipe[at]!] ?? 0),
    successDen: Float64Array.from(node, (at) => graph.successDen[nodes.recipe[at]!] ?? 1),
    craftCount: Array.from(node, (at) => counts?.[at] ?? null),
    parts: Float64Array.from(lists, ({ parts }) => parts),
    flowStart: startsOf(lists.map(({ flows }) => flows.length)),
    flows: lists.flatMap(({ flows }) => flows),
    ...toldNodes(nodes.count, node, lists),
    cuts: cutFlows(graph, nodes),
    goesWith,
    hasRounds: roundsOf.size > 0,
  }
}

function placesOf(isOne: Uint8Array): number[] {
  const places: number[] = []
  for (let place = 0; place < isOne.length; place++) if (isOne[place] === 1) places.push(place)
  return places
}

function toldNodes(count: number, balanced: Int32Array, lists: readonly FlowList[]) {
  const pairs = lists
    .flatMap(({ flows }, balance) => {
      const touching = new Set(flows.flatMap(({ node, rounds }) => [node, ...rounds.flatMap(nodesIn)]))
      return [...touching].map((node) => ({ node, told: balanced[balance]! }))
    })
    .sort((a, b) => a.node - b.node || a.told - b.told)
  const counts = new Array<number>(count).fill(0)
  for (const { node } of pairs) counts[node]!++
  return { toldStart: startsOf(counts), told: Int32Array.from(pairs, ({ told }) => told) }
}

function nodesIn({ giver, way }: RoundFlow): readonly number[] {
  return [giver, ...way.map(({ node }) => node)]
}

/** The twin that gets the stock just before a node; -1 for none, where a look-up in an array finds nothing. */
function twinBefore({ firstNode, twin, item }: LaidNodes, node: number): number {
  let before = -1
  for (let at = firstNode[item[node]!]!; at !== node; at = twin[at]!) before = at
  return before
}

function startsOf(counts: readonly number[]): Int32Array {
  const start = new Int32Array(counts.length + 1)
  counts.forEach((count, i) => {
    start[i + 1] = start[i]! + count
  })
  return start
}
