import type { RecipeGraph } from '../catalog/recipe-graph.ts'
import { componentsOf } from './components.ts'
import { giversFirst } from './givers-first.ts'

/**
 * In what order items are planned: an item before its ingredients. Found once over all recipes, so that it holds
 * whichever recipe is chosen; only items that depend on each other in a circle (`loops`) must be put in order again
 * when a choice changes.
 */
export type RecipeOrder = {
  /** Items by position. */
  readonly order: Int32Array
  /** Position by item. */
  readonly position: Int32Array
  /** Ranges of positions, first and last, whose items depend on each other in a circle. */
  readonly loops: readonly { readonly first: number; readonly last: number }[]
  /** For an item in a loop the first position of it, for any other its own. */
  readonly loopStart: Int32Array
  /** 1 for an item whose recipes lead back to it, directly or through others. */
  readonly isInLoop: Uint8Array
}

/** The orders found so far, by recipe graph: the calculator and a settlement's ledger need the same one. */
const known = new WeakMap<RecipeGraph, RecipeOrder>()

/**
 * Finds the order (CAL-12): the loops of all recipes, and single items, one after the other. Where either of two could come first, the
 * one that gives the other as a by-product does.
 */
export function recipeOrder(graph: RecipeGraph): RecipeOrder {
  const found = known.get(graph) ?? findOrder(graph)
  known.set(graph, found)
  return found
}

function findOrder(graph: RecipeGraph): RecipeOrder {
  const n = graph.itemCount
  const order = new Int32Array(n)
  const position = new Int32Array(n)
  const loopStart = new Int32Array(n)
  const isInLoop = new Uint8Array(n)
  const loops: { first: number; last: number }[] = []
  const components = componentsOf(graph)
  let first = 0
  for (const one of giversFirst(graph, components)) {
    const from = components.start[one]!
    const size = components.start[one + 1]! - from
    for (let i = 0; i < size; i++) {
      const item = components.items[from + i]!
      order[first + i] = item
      position[item] = first + i
      loopStart[item] = first
      isInLoop[item] = size > 1 || consumesItself(graph, item) ? 1 : 0
    }
    if (size > 1) loops.push({ first, last: first + size - 1 })
    first += size
  }
  return { order, position, loops, loopStart, isInLoop }
}

function consumesItself({ recipeStart, edgeStart, edgeItem }: RecipeGraph, item: number): boolean {
  const end = edgeStart[recipeStart[item + 1]!]!
  for (let edge = edgeStart[recipeStart[item]!]!; edge < end; edge++) if (edgeItem[edge] === item) return true
  return false
}

/**
 * The order for the recipes in use (`selected`: recipe per item, -1 for none). Inside a loop an edge that leads back
 * to an item at the same or an earlier position is where the circle is cut: a walk from the lowest item index
 * decides, so that the place does not depend on the queue.
 */
export function orderForSelection(base: RecipeOrder, graph: RecipeGraph, selected: Int32Array): RecipeOrder {
  if (base.loops.length === 0) return base
  const order = base.order.slice()
  const position = base.position.slice()
  for (const { first, last } of base.loops) {
    const members = base.order.slice(first, last + 1).sort()
    walkLoop(members, graph, selected, base.loopStart, first).forEach((item, i) => {
      order[first + i] = item
      position[item] = first + i
    })
  }
  return { ...base, order, position }
}

/** Reverse post-order of a depth-first walk over the selected recipes inside one loop. */
function walkLoop(
  members: Int32Array,
  { edgeStart, edgeItem }: RecipeGraph,
  selected: Int32Array,
  loopStart: Int32Array,
  first: number,
): number[] {
  const seen = new Set<number>()
  const finished: number[] = []
  for (const root of members) {
    const path = seen.has(root) ? [] : [{ item: root, edge: firstEdgeOf(root) }]
    seen.add(root)
    while (path.length > 0) {
      const step = path.at(-1)!
      const recipe = selected[step.item]!
      if (recipe < 0 || step.edge >= edgeStart[recipe + 1]!) {
        finished.push(step.item)
        path.pop()
        continue
      }
      const ingredient = edgeItem[step.edge++]!
      if (loopStart[ingredient] !== first || seen.has(ingredient)) continue
      seen.add(ingredient)
      path.push({ item: ingredient, edge: firstEdgeOf(ingredient) })
    }
  }
  return finished.reverse()

  function firstEdgeOf(item: number): number {
    return selected[item]! < 0 ? 0 : edgeStart[selected[item]!]!
  }
}
