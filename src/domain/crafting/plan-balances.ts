import type { RecipeGraph } from '../catalog/recipe-graph.ts'
import type { CountCrafts, CraftCount } from './craft-count.ts'
import { type ExactAmount, inParts, leastParts } from './exact-amount.ts'
import type { LaidNodes } from './laid-nodes.ts'
import {
  type CutFlow,
  draftFlows,
  type FlowDraft,
  isMoreThanSpent,
  type NodeFlow,
  type RoundFlow,
} from './plan-flows.ts'
import { type FoundRounds, findRounds, type RoundDraft } from './rounds.ts'

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
  /** How many crafts a balance takes, where not the average of its yield decides. */
  readonly craftCount: readonly (CraftCount | null)[]
  /** In so many parts each balance counts a piece. */
  readonly parts: Float64Array
  /** What touches the item, in planning order. */
  readonly flowStart: Int32Array
  readonly flows: readonly NodeFlow[]
  /** Balanced nodes that a node's crafts touch. */
  readonly toldStart: Int32Array
  readonly told: Int32Array
  readonly cuts: readonly CutFlow[]
  /** For a node that is crafted in rounds with a taker, earlier than its place says, that taker; -1 for the others. */
  readonly goesWith: Int32Array
  readonly hasRounds: boolean
}

/** Lays out the balances of a plan; cheap where it has none. */
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
  const drafts = node.length > 0 ? allDrafts(graph, nodes, isBalanced) : []
  const byItem = draftsByItem(drafts)
  const { roundsOf, goesWith } = findRounds({
    nodes,
    isBalanced,
    byItem,
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

function balancedNodes(
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
    if (graph.successNum[nodes.recipe[node]!]! > 0) isBalanced[node] = 1
    for (const draft of draftFlows(graph, nodes, node)) {
      const isAsked = draft.asked >= 0 && draft.asked < nodes.count
      const comesInTime = draft.comes.num > 0 && lastNode(nodes, draft.item) > node
      if ((isAsked && isMoreThanSpent(draft)) || comesInTime) markItem(draft.item)
    }
  }
  return isBalanced

  function markItem(item: number): void {
    for (let node = nodes.firstNode[item]!; node >= 0; node = nodes.twin[node]!) isBalanced[node] = 1
  }
}

/** Whether a recipe has by-products, or something that is not simply used up: such needs stand last. */
function givesBack({ giveStart, edgeStart, edgeKind }: RecipeGraph, recipe: number): boolean {
  if (recipe < 0) return false
  const last = edgeStart[recipe + 1]! - 1
  return giveStart[recipe + 1]! > giveStart[recipe]! || (last >= edgeStart[recipe]! && edgeKind[last]! > 0)
}

/** Every flow of an item with a balance, in planning order. */
function allDrafts(graph: RecipeGraph, nodes: LaidNodes, isBalanced: Uint8Array): FlowDraft[] {
  const drafts: FlowDraft[] = []
  for (let node = 0; node < nodes.count; node++) {
    if (!givesBack(graph, nodes.recipe[node]!) && !asksBalanced(nodes, node, isBalanced)) continue
    for (const draft of draftFlows(graph, nodes, node)) {
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

function draftsByItem(drafts: readonly FlowDraft[]): ReadonlyMap<number, readonly FlowDraft[]> {
  const byItem = new Map<number, FlowDraft[]>()
  for (const draft of drafts) {
    const known = byItem.get(draft.item)
    if (known) known.push(draft)
    else byItem.set(draft.item, [draft])
  }
  return byItem
}

type FlowList = { readonly parts: number; readonly flows: readonly NodeFlow[] }

type DraftLists = FoundRounds & {
  readonly byItem: ReadonlyMap<number, readonly FlowDraft[]>
}

function flowLists(
  graph: RecipeGraph,
  nodes: LaidNodes,
  balanced: Int32Array,
  { byItem, roundsOf, goesWith }: DraftLists,
): readonly FlowList[] {
  const placeOf = (node: number) => (goesWith[node]! < 0 ? node : goesWith[node]!)
  return Array.from(balanced, (at): FlowList => {
    const item = nodes.item[at]!
    const rounds = new Map((roundsOf.get(item) ?? []).map((one) => [one.taker, one.rounds]))
    const inRounds = [...rounds.values()].flat()
    const own = (byItem.get(item) ?? [])
      .filter(({ node, asked }) => asked >= 0 || !inRounds.some(({ giver }) => giver === node))
      .flatMap((draft) => inTimeFor(draft, at))
    const twins = twinDrafts(graph, nodes, at)
    // What a twin makes comes after what it takes itself, so it stands first: the sort keeps this order.
    const all = [...twins, ...own].sort((a, b) => placeOf(a.node) - placeOf(b.node) || a.node - b.node)
    const parts = leastParts([...all, ...inRounds].map(({ comes }) => comes))
    return { parts, flows: all.map((draft) => flowOf(draft, parts, rounds.get(draft.node))) }
  })
}

/** The flow as the node sees it: what later nodes of the item are asked for is none of its business. */
function inTimeFor(draft: FlowDraft, at: number): FlowDraft[] {
  if (draft.node >= at) return []
  if (draft.asked >= 0 && draft.asked <= at) return [draft]
  const onlyComes = { ...draft, spent: 0, backNum: 0, backDen: 1, once: 0, kept: 0 }
  return draft.comes.num > 0 ? [onlyComes] : []
}

/** What the earlier nodes of the same item make: by every craft, or, where they end with what is wanted, just that. */
function twinDrafts(graph: RecipeGraph, nodes: LaidNodes, at: number): FlowDraft[] {
  const drafts: FlowDraft[] = []
  const item = nodes.item[at]!
  for (let node = nodes.firstNode[item]!; node < at; node = nodes.twin[node]!) {
    const recipe = nodes.recipe[node]!
    const givesWhatIsWanted = recipe < 0 || graph.successNum[recipe]! > 0
    const comes = givesWhatIsWanted ? { num: 1, den: 1 } : { num: nodes.num[node]!, den: nodes.den[node]! }
    const none = { spent: 0, backNum: 0, backDen: 1, once: 0, kept: 0 }
    drafts.push({ ...none, node, item, asked: -1, isTwin: true, comes })
  }
  return drafts
}

function flowOf(
  { item: _item, asked: _asked, comes, ...rest }: FlowDraft,
  parts: number,
  rounds: readonly RoundDraft[] = [],
): NodeFlow {
  return { ...rest, ...givenBy(comes, parts), rounds: rounds.map((round) => roundFlow(round, parts)) }
}

function roundFlow({ comes, ...round }: RoundDraft, parts: number): RoundFlow {
  return { ...round, ...givenBy(comes, parts) }
}

function givenBy(comes: ExactAmount, parts: number) {
  const { whole, left } = inParts(comes, parts)
  return { gives: whole, givesParts: left }
}

function cutFlows(graph: RecipeGraph, nodes: LaidNodes): readonly CutFlow[] {
  const cuts: CutFlow[] = []
  for (let node = 0; node < nodes.count; node++) {
    if (!givesBack(graph, nodes.recipe[node]!)) continue
    for (const draft of draftFlows(graph, nodes, node)) {
      if (draft.asked < nodes.count || !isMoreThanSpent(draft)) continue
      cuts.push({ to: draft.asked - nodes.count, flow: flowOf(draft, 1) })
    }
  }
  return cuts
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

function lastNode({ firstNode, twin }: LaidNodes, item: number): number {
  let last = firstNode[item]!
  while (last >= 0 && twin[last]! >= 0) last = twin[last]!
  return last
}

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
