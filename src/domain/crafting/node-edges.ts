import { type RecipeGraph, spent } from '../catalog/recipe-graph.ts'

/** The edges of all nodes: which nodes each one asks, and how much of their items every craft uses up. */
export function edgesOfNodes(
  graph: RecipeGraph,
  layout: {
    /** Item and recipe of each node; -1 for the recipe of a base item. */
    item: Int32Array
    recipe: Int32Array
    /** The recipe in use for each item, -1 for none. */
    selected: Int32Array
    /** Place of each item in planning order, in which an item comes before its ingredients unless a circle leads back. */
    position: Int32Array
    /** The node of each item that is made by the recipe in use; -1 where the plan does not reach it. */
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
      // A circle is cut where it leads back: there the craft asks for `count` + node, what must be obtained first.
      // A node of its own recipe never leads back: no edge leads to it, and it comes before the whole circle of its item.
      const leadsBack = isShared && position[ingredient]! <= position[item[node]!]!
      edgeNode.push(sharedNode[ingredient]! + (leadsBack ? count : 0))
      edgeQuantity.push(isSpentByEvery(graph, recipe[node]!, e, leadsBack) ? graph.edgeQuantity[e]! : 0)
    }
    edgeStart[node + 1] = edgeNode.length
  }
  return { edgeStart, edgeNode: Int32Array.from(edgeNode), edgeQuantity: Float64Array.from(edgeQuantity) }
}

/**
 * Whether every craft uses the ingredient up. What is given back is left to the balance of its item; where a circle was cut, so is
 * what comes back by chance.
 */
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

/** Where a recipe's ingredients are; none for a base item. */
export function edgeRange({ edgeStart }: RecipeGraph, recipe: number): readonly [number, number] {
  return recipe < 0 ? [0, 0] : [edgeStart[recipe]!, edgeStart[recipe + 1]!]
}
