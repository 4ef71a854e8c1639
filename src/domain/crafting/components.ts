import type { RecipeGraph } from '../catalog/recipe-graph.ts'

/**
 * Groups of items that depend on each other by any of their recipes; nearly every item is alone in its group. Each group (component)
 * comes before its ingredients. The items of component `c` stand in `items` from `start[c]` to `start[c + 1]`, ascending.
 */
export type Components = {
  readonly count: number
  readonly items: Int32Array
  readonly start: Int32Array
}

/** Strongly connected components of all recipes (Tarjan). They are found ingredients first, so they are put down from the end. */
export function componentsOf(graph: RecipeGraph): Components {
  const n = graph.itemCount
  const walk = startWalk(graph)
  const starts = [n]
  for (let root = 0; root < n; root++) {
    if (walk.seen[root]! < 0) enter(walk, root)
    for (let item = walk.path.at(-1); item !== undefined; item = walk.path.at(-1)) {
      if (followNextEdge(graph, walk, item)) continue
      if (walk.low[item] === walk.seen[item]) starts.push(closeComponent(walk, item, starts.at(-1)!))
      walk.path.pop()
      const parent = walk.path.at(-1)
      if (parent !== undefined) walk.low[parent] = Math.min(walk.low[parent]!, walk.low[item]!)
    }
  }
  return { count: starts.length - 1, items: walk.closed, start: Int32Array.from(starts.reverse()) }
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
  readonly closed: Int32Array
  clock: number
}

function startWalk({ itemCount, recipeStart, edgeStart }: RecipeGraph): Walk {
  const nextEdge = new Int32Array(itemCount)
  for (let item = 0; item < itemCount; item++) nextEdge[item] = edgeStart[recipeStart[item]!]!
  return {
    seen: new Int32Array(itemCount).fill(-1),
    low: new Int32Array(itemCount),
    isOpen: new Uint8Array(itemCount),
    nextEdge,
    open: [],
    path: [],
    closed: new Int32Array(itemCount),
    clock: 0,
  }
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

/** Puts the open items down to the root before `end`. @returns where they start */
function closeComponent({ open, isOpen, closed }: Walk, root: number, end: number): number {
  let start = end
  for (let item = -1; item !== root; ) {
    item = open.pop()!
    isOpen[item] = 0
    closed[--start] = item
  }
  if (end - start > 1) closed.subarray(start, end).sort()
  return start
}
