import type { RecipeGraph } from '../catalog/recipe-graph.ts'
import type { CountCrafts } from './craft-count.ts'
import type { LaidNodes, Target } from './laid-nodes.ts'
import { edgesOfNodes } from './node-edges.ts'
import { layOutBalances, type PlanBalances } from './plan-balances.ts'
import { mergeNodes, nodeKey, ownNodes, reachedPositions } from './reached-nodes.ts'
import type { RecipeOrder } from './recipe-order.ts'

/** The nodes of a plan, with the balances of what they keep, give back or plan by two recipes. */
export type PlanNodes = LaidNodes & { readonly balances: PlanBalances }

/** What a plan is laid out with: which recipe each item is made by, in which order, and how its crafts are counted. */
export type Layout = {
  readonly graph: RecipeGraph
  readonly order: RecipeOrder
  readonly selected: Int32Array
  /** null where the plan counts with averages throughout. */
  readonly countCrafts: CountCrafts | null
}

/**
 * Lays out what the targets reach. A target whose recipe is not the one in use elsewhere gets a node of its own
 * beside the shared one; stock goes to the lower recipe first (decision 1). Inside a loop its own node comes before the whole
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
  // Without own nodes each item has one node, the shared one.
  const sharedNode = own.length > 0 ? sharedNodes(graph.itemCount, item, recipe, selected) : firstNode
  const count = item.length
  const nodes = {
    count,
    item,
    recipe,
    ...yields(graph, recipe),
    ...edgesOfNodes(graph, { item, recipe, selected, position, sharedNode }),
    twin,
    twinned,
    firstNode,
    targetNode: Int32Array.from(targets, (target) =>
      target.recipe === selected[target.item] ? sharedNode[target.item]! : ownPlace.get(nodeKey(target))!,
    ),
  }
  return { ...nodes, balances: layOutBalances(graph, nodes, countCrafts) }
}

/** Links the nodes of each item, the first one to the next and so on; from the last node up, so that each finds the later one. */
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

/** The shared node of each item, which is made by the recipe in use elsewhere; -1 for an item without one. */
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

/** What one craft of each node gives, as num / den; 0 / 1 for a base item, which has no recipe. */
function yields(graph: RecipeGraph, recipe: Int32Array) {
  return {
    num: Float64Array.from(recipe, (r) => (r < 0 ? 0 : graph.yieldNum[r]!)),
    den: Float64Array.from(recipe, (r) => (r < 0 ? 1 : graph.yieldDen[r]!)),
  }
}
