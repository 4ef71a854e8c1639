import type { RecipeGraph } from '../catalog/recipe-graph.ts'
import type { Target } from './laid-nodes.ts'
import { edgeRange } from './node-edges.ts'
import type { RecipeOrder } from './recipe-order.ts'

/** The node of a target that is crafted by another recipe than its item elsewhere in the plan; `at` says where it stands. */
type OwnNode = Target & { readonly at: number }

export function nodeKey({ item, recipe }: Target): string {
  return `${item}:${recipe}`
}

/**
 * The own nodes, each just before or after its item's shared node, because stock goes to the lower recipe first: `at` is the shared node's
 * position minus or plus a half. An own node of an item in a loop comes before the whole loop, because its recipe may lead back into it.
 * (`loopStart` of an item outside any loop is its own position.)
 * `selected` has the recipe of each item that the shared nodes use, here and below.
 */
export function ownNodes(
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

/** Positions of the shared nodes, ascending; `order` has the items by position. */
export function reachedPositions(
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

/** All nodes in planning order, with the place of each own node. */
export function mergeNodes(
  shared: Int32Array,
  own: readonly OwnNode[],
  order: Int32Array,
  selected: Int32Array,
) {
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
