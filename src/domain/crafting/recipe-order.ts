import type { RecipeGraph } from '../catalog/recipe-graph.ts'
import { giversFirst } from './givers-first.ts'

/**
 * In what order items are planned: an item before its ingredients. Found once over all recipes, so that it holds
 * whichever recipe is chosen; only items that depend on each other in a circle (`loops`) must be put in order anew
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
  /** 1 for an item that one of its recipes leads back to, be it directly. */
  readonly isInLoop: Uint8Array
}

/** Strongly connected components of all recipes (Tarjan), as positions (CAL-12); of what is left open, givers stand first. */
export function recipeOrder(graph: RecipeGraph): RecipeOrder {
  const n = graph.itemCount
  const order = new Int32Array(n)
  const position = new Int32Array(n)
  const loopStart = new Int32Array(n)
  const isInLoop = new Uint8Array(n)
  const loops: { first: number; last: number }[] = []
  const components: Int32Array[] = []
  forEachComponent(graph, (component) => components.push(component.sort((a, b) => a - b)))
  let first = 0
  for (const component of giversFirst(graph, components.reverse())) {
    component.forEach((item, i) => {
      order[first + i] = item
      position[item] = first + i
      loopStart[item] = first
      isInLoop[item] = component.length > 1 || consumesItself(graph, item) ? 1 : 0
    })
    if (component.length > 1) loops.push({ first, last: first + component.length - 1 })
    first += component.length
  }
  return { order, position, loops, loopStart, isInLoop }
}

function consumesItself({ recipeStart, edgeStart, edgeItem }: RecipeGraph, item: number): boolean {
  const end = edgeStart[recipeStart[item + 1]!]!
  for (let edge = edgeStart[recipeStart[item]!]!; edge < end; edge++) if (edgeItem[edge] === item) return true
  return false
}

/** Calls back with each component, ingredients before what is made of them. */
function forEachComponent(graph: RecipeGraph, visit: (component: Int32Array) => void): void {
  const n = graph.itemCount
  const walk: Walk = {
    seen: new Int32Array(n).fill(-1),
    low: new Int32Array(n),
    isOpen: new Uint8Array(n),
    nextEdge: Int32Array.from({ length: n }, (_, item) => graph.edgeStart[graph.recipeStart[item]!]!),
    open: [],
    path: [],
    clock: 0,
  }
  for (let root = 0; root < n; root++) {
    if (walk.seen[root]! < 0) enter(walk, root)
    for (let item = walk.path.at(-1); item !== undefined; item = walk.path.at(-1)) {
      if (followNextEdge(graph, walk, item)) continue
      if (walk.low[item] === walk.seen[item]) visit(closeComponent(walk, item))
      walk.path.pop()
      const parent = walk.path.at(-1)
      if (parent !== undefined) walk.low[parent] = Math.min(walk.low[parent]!, walk.low[item]!)
    }
  }
}

type Walk = {
  /** When an item was first met, -1 for not yet. */
  readonly seen: Int32Array
  /** The earliest open item it leads back to. */
  readonly low: Int32Array
  readonly isOpen: Uint8Array
  readonly nextEdge: Int32Array
  readonly open: number[]
  readonly path: number[]
  clock: number
}

function enter(walk: Walk, item: number): void {
  walk.seen[item] = walk.low[item] = walk.clock++
  walk.open.push(item)
  walk.isOpen[item] = 1
  walk.path.push(item)
}

/** Steps along one ingredient of the item; false when all were followed. */
function followNextEdge(
  { recipeStart, edgeStart, edgeItem }: RecipeGraph,
  walk: Walk,
  item: number,
): boolean {
  if (walk.nextEdge[item]! >= edgeStart[recipeStart[item + 1]!]!) return false
  const ingredient = edgeItem[walk.nextEdge[item]!]!
  walk.nextEdge[item]!++
  if (walk.seen[ingredient]! < 0) enter(walk, ingredient)
  else if (walk.isOpen[ingredient]) walk.low[item] = Math.min(walk.low[item]!, walk.seen[ingredient]!)
  return true
}

function closeComponent(walk: Walk, root: number): Int32Array {
  const component = walk.open.splice(walk.open.lastIndexOf(root))
  for (const item of component) walk.isOpen[item] = 0
  return Int32Array.from(component)
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
