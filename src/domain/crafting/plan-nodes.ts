import { type RecipeGraph, spent } from '../catalog/recipe-graph.ts'
import type { CountCrafts } from './craft-count.ts'
import type { LaidNodes } from './laid-nodes.ts'
import { layOutBalances, type PlanBalances } from './plan-balances.ts'
import type { RecipeOrder } from './recipe-order.ts'

/** A queue entry inside the engine: a place in the catalogue, and a recipe of the graph (-1 to gather it). */
export type Target = { readonly item: number; readonly recipe: number }

/** The nodes of a plan, with the balances of what they keep, give back or plan by two recipes. */
export type PlanNodes = LaidNodes & { readonly balances: PlanBalances }

/** What a plan is laid out with: which recipe stands for each item, in which order, and how its crafts are counted. */
export type Layout = {
  readonly graph: RecipeGraph
  readonly order: RecipeOrder
  readonly selected: Int32Array
  /** null where averages do throughout. */
  readonly countCrafts: CountCrafts | null
}

/**
 * Lays out what the targets reach. A target whose recipe is not the one in use elsewhere gets a node of its own
 * beside the shared one; stock goes to the lower recipe first (decision 1). Inside a loop it comes before the whole
 * loop, because its recipe may lead back to the shared node.
 */
export function layOutNodes(
  { graph, order: recipeOrder, selected, countCrafts }: Layout,
  targets: readonly Target[],
): PlanNodes {
  const { order, position } = recipeOrder
  const own = ownNodes(targets, selected, recipeOrder)
  const shared = reachedPositions(graph, position, order, selected, targets, own)
  const { item, recipe, ownPlace } = mergeNodes(shared, own, order, selected)
  const { firstNode, twin, twinned } = linkTwins(graph.itemCount, item, own.length > 0)
  const sharedNode = own.length > 0 ? sharedNodes(graph.itemCount, item, recipe, selected) : firstNode
  const count = item.length
  const nodes = {
    count,
    item,
    recipe,
    ...yields(graph, recipe),
    ...edges(graph, { item, recipe, selected, position, sharedNode }),
    twin,
    twinned,
    firstNode,
    targetNode: Int32Array.from(targets, (target) =>
      target.recipe === selected[target.item] ? sharedNode[target.item]! : ownPlace.get(nodeKey(target))!,
    ),
  }
  return { ...nodes, balances: layOutBalances(graph, nodes, countCrafts) }
}

type OwnNode = Target & { readonly at: number }

function nodeKey({ item, recipe }: Target): string {
  return `${item}:${recipe}`
}

/** Before or after its shared node: `at` is the position, less or more a half. */
function ownNodes(
  targets: readonly Target[],
  selected: Int32Array,
  { position, loopStart, isInLoop }: RecipeOrder,
): readonly OwnNode[] {
  const found = new Map<string, OwnNode>()
  for (const { item, recipe } of targets) {
    if (recipe === selected[item]) continue
    const isEarlier = isInLoop[item] === 1 || recipe < selected[item]!
    const at = isEarlier ? loopStart[item]! - 0.5 : position[item]! + 0.5
    found.set(nodeKey({ item, recipe }), { item, recipe, at })
  }
  return [...found.values()].sort((a, b) => a.at - b.at || a.item - b.item || a.recipe - b.recipe)
}

/** Positions of the shared nodes, ascending. */
function reachedPositions(
  graph: RecipeGraph,
  position: Int32Array,
  order: Int32Array,
  selected: Int32Array,
  targets: readonly Target[],
  own: readonly OwnNode[],
): Int32Array {
  const isReached = new Uint8Array(graph.itemCount)
  const stack: number[] = []
  const reach = (item: number) => {
    if (isReached[position[item]!]) return
    isReached[position[item]!] = 1
    stack.push(item)
  }
  const reachIngredients = (recipe: number) => {
    const [first, end] = edgeRange(graph, recipe)
    for (let e = first; e < end; e++) reach(graph.edgeItem[e]!)
  }
  for (const { item, recipe } of targets) if (recipe === selected[item]) reach(item)
  for (const { recipe } of own) reachIngredients(recipe)
  let reached = 0
  for (let item = stack.pop(); item !== undefined; item = stack.pop()) {
    reached++
    reachIngredients(selected[item]!)
  }
  const positions = new Int32Array(reached)
  let next = 0
  for (let at = 0; at < order.length && next < reached; at++) if (isReached[at]) positions[next++] = at
  return positions
}

function mergeNodes(shared: Int32Array, own: readonly OwnNode[], order: Int32Array, selected: Int32Array) {
  const count = shared.length + own.length
  const item = new Int32Array(count)
  const recipe = new Int32Array(count)
  const ownPlace = new Map<string, number>()
  let s = 0
  let o = 0
  for (let node = 0; node < count; node++) {
    const isOwn = o < own.length && (s === shared.length || own[o]!.at < shared[s]!)
    if (isOwn) ownPlace.set(nodeKey(own[o]!), node)
    item[node] = isOwn ? own[o]!.item : order[shared[s]!]!
    recipe[node] = isOwn ? own[o++]!.recipe : selected[order[shared[s++]!]!]!
  }
  return { item, recipe, ownPlace }
}

function linkTwins(itemCount: number, item: Int32Array, hasTwins: boolean) {
  const firstNode = new Int32Array(itemCount).fill(-1)
  const twin = new Int32Array(item.length).fill(-1)
  const twinned: number[] = []
  for (let node = item.length - 1; node >= 0; node--) {
    const later = firstNode[item[node]!]!
    if (hasTwins && later >= 0) {
      twin[node] = later
      twinned.unshift(node)
    }
    firstNode[item[node]!] = node
  }
  return { firstNode, twin, twinned }
}

function sharedNodes(
  itemCount: number,
  item: Int32Array,
  recipe: Int32Array,
  selected: Int32Array,
): Int32Array {
  const sharedNode = new Int32Array(itemCount).fill(-1)
  for (let node = 0; node < item.length; node++) {
    if (recipe[node] === selected[item[node]!]) sharedNode[item[node]!] = node
  }
  return sharedNode
}

function yields(graph: RecipeGraph, recipe: Int32Array) {
  return {
    num: Float64Array.from(recipe, (r) => (r < 0 ? 0 : graph.yieldNum[r]!)),
    den: Float64Array.from(recipe, (r) => (r < 0 ? 1 : graph.yieldDen[r]!)),
  }
}

function edges(
  graph: RecipeGraph,
  layout: {
    item: Int32Array
    recipe: Int32Array
    selected: Int32Array
    position: Int32Array
    sharedNode: Int32Array
  },
) {
  const { item, recipe, selected, position, sharedNode } = layout
  const count = item.length
  const edgeStart = new Int32Array(count + 1)
  const edgeNode: number[] = []
  const edgeQuantity: number[] = []
  for (let node = 0; node < count; node++) {
    const [first, end] = edgeRange(graph, recipe[node]!)
    const isShared = recipe[node] === selected[item[node]!]
    for (let e = first; e < end; e++) {
      const ingredient = graph.edgeItem[e]!
      const leadsBack = isShared && position[ingredient]! <= position[item[node]!]!
      edgeNode.push(sharedNode[ingredient]! + (leadsBack ? count : 0))
      edgeQuantity.push(isSpentByEvery(graph, recipe[node]!, e, leadsBack) ? graph.edgeQuantity[e]! : 0)
    }
    edgeStart[node + 1] = edgeNode.length
  }
  return { edgeStart, edgeNode: Int32Array.from(edgeNode), edgeQuantity: Float64Array.from(edgeQuantity) }
}

/** What is given back is planned by the balance of its item; where a circle is cut, what comes back by luck is, too. */
function isSpentByEvery(graph: RecipeGraph, recipe: number, edge: number, leadsBack: boolean): boolean {
  return graph.edgeKind[edge] === spent && !(leadsBack && comesBack(graph, recipe, graph.edgeItem[edge]!))
}

function comesBack(graph: RecipeGraph, recipe: number, item: number): boolean {
  const [first, end] = edgeRange(graph, recipe)
  for (let e = first; e < end; e++) if (graph.edgeItem[e] === item && graph.edgeKind[e] !== spent) return true
  for (let give = graph.giveStart[recipe]!; give < graph.giveStart[recipe + 1]!; give++) {
    if (graph.giveItem[give] === item && graph.giveNum[give]! > 0) return true
  }
  return false
}

/** Where a recipe's ingredients stand; none for a base item. */
function edgeRange({ edgeStart }: RecipeGraph, recipe: number): readonly [number, number] {
  return recipe < 0 ? [0, 0] : [edgeStart[recipe]!, edgeStart[recipe + 1]!]
}
