import type { Catalog } from '../catalog/catalog.ts'
import { type RecipeGraph, spent } from '../catalog/recipe-graph.ts'
import { countingRules } from './counting-rules.ts'

/** A catalogue from which today's planner gets the numbers that a release with former counting rules, rules 1, got. */
export function asCountedBy(catalog: Catalog, rules: number): Catalog {
  return rules >= countingRules ? catalog : { ...catalog, graph: withoutGifts(catalog.graph) }
}

/** The recipes with nothing but what every craft uses up, and nothing but their own item as what they give. */
function withoutGifts(graph: RecipeGraph): RecipeGraph {
  const recipes = graph.yieldNum.length
  const edges: number[] = []
  const edgeStart = new Int32Array(recipes + 1)
  for (let recipe = 0; recipe < recipes; recipe++) {
    for (let edge = graph.edgeStart[recipe]!; edge < graph.edgeStart[recipe + 1]!; edge++)
      if (graph.edgeKind[edge] === spent) edges.push(edge)
    edgeStart[recipe + 1] = edges.length
  }
  return {
    ...graph,
    edgeStart,
    edgeItem: Int32Array.from(edges, (edge) => graph.edgeItem[edge]!),
    edgeQuantity: Float64Array.from(edges, (edge) => graph.edgeQuantity[edge]!),
    // New arrays hold 0: `spent` as the kind of an edge, nothing kept on failure, no gifts.
    edgeKind: new Uint8Array(edges.length),
    successNum: new Float64Array(recipes),
    successDen: new Float64Array(recipes).fill(1),
    giveStart: new Int32Array(recipes + 1),
    giveItem: new Int32Array(0),
    giveNum: new Float64Array(0),
    giveDen: new Float64Array(0),
  }
}
