/**
 * The part of the catalogue one queue reaches, packed side by side in planning order: a node is an item made by one
 * recipe (or gathered). An edge to `count + k` asks for node `k` where a circle was cut: it must be obtained first.
 */
export type LaidNodes = {
  readonly count: number
  readonly item: Int32Array
  /** Recipe of the graph, -1 for a base item. */
  readonly recipe: Int32Array
  /** Yield of one craft; `num` is 0 for a base item. */
  readonly num: Float64Array
  readonly den: Float64Array
  /** The edges of node `n`, its ingredients, are numbered from `edgeStart[n]` to below `edgeStart[n + 1]`. */
  readonly edgeStart: Int32Array
  /** The node of each edge's ingredient. */
  readonly edgeNode: Int32Array
  /** Used up by every craft; 0 where the ingredient is given back. */
  readonly edgeQuantity: Float64Array
  /** The node of the same item that gets the stock this one leaves, -1 for none. */
  readonly twin: Int32Array
  /** Nodes that have a twin, ascending. */
  readonly twinned: readonly number[]
  /** First node of an item, -1 where the plan does not reach it. */
  readonly firstNode: Int32Array
  /** Node of each target. */
  readonly targetNode: Int32Array
}

/** A queue entry inside the engine: a place in the catalogue, and a recipe of the graph (-1 to gather it). */
export type Target = { readonly item: number; readonly recipe: number }
