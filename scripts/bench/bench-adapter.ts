import type { RecipeGraph } from '#domain/catalog/recipe-graph'
import { changeTarget } from '#domain/crafting/change-demand'
import { askFor, clearDemand, createDemand, type Demand, putStock } from '#domain/crafting/demand'
import { layOutNodes, type PlanNodes } from '#domain/crafting/plan-nodes'
import { orderForSelection, recipeOrder } from '#domain/crafting/recipe-order'
import { selectRecipes } from '#domain/crafting/selection'
import { sweep } from '#domain/crafting/sweep'

/** Adapts the engine to the interface of the bench (`../shared/bench`). */
export const name = 'ours (src/domain/crafting)'

type BenchRecipe = { num: number; den: number; ins: [item: number, quantity: number][] }
export type BenchCatalog = { n: number; recipes: BenchRecipe[][] }
type BenchEntry = { item: number; qty: number }

export function compile(catalogue: BenchCatalog) {
  return compileGraph(graphOf(catalogue))
}

/** Like `compile`, for a graph of the engine's own. */
export function compileGraph(graph: RecipeGraph) {
  const selected = selectRecipes(graph, new Map(), new Map())
  const order = orderForSelection(recipeOrder(graph), graph, selected)
  let items = new Int32Array(0)
  // `countCrafts` is null: every craft counts with its average, and no odds are asked for.
  const layout = { graph, order, selected, countCrafts: null }
  let nodes: PlanNodes = layOutNodes(layout, [])
  let demand: Demand = createDemand(nodes)

  function isLaidOut(queue: readonly BenchEntry[]): boolean {
    if (queue.length !== items.length) return false
    for (let i = 0; i < queue.length; i++) if (queue[i]!.item !== items[i]) return false
    return true
  }

  return {
    plan(queue: readonly BenchEntry[], inventory: readonly (readonly [number, number])[]) {
      if (!isLaidOut(queue)) {
        items = Int32Array.from(queue, ({ item }) => item)
        nodes = layOutNodes(
          layout,
          queue.map(({ item }) => ({ item, recipe: selected[item]! })),
        )
        demand = createDemand(nodes)
      }
      clearDemand(demand)
      for (let i = 0; i < inventory.length; i++) putStock(nodes, demand, inventory[i]![0], inventory[i]![1])
      for (let i = 0; i < queue.length; i++) askFor(nodes, demand, i, queue[i]!.qty)
      sweep(nodes, demand)
    },
    edit(target: number, quantity: number) {
      changeTarget(nodes, demand, target, quantity)
    },
    get edges() {
      return nodes.edgeNode.length
    },
    read: () => readDemand(nodes, demand),
  }
}

/** The engine's graph of a catalogue of the bench, in which everything is used up. */
export function graphOf({ n, recipes }: BenchCatalog): RecipeGraph {
  const all = recipes.flat()
  const edges = all.flatMap((recipe) => recipe.ins)
  const starts = (counts: readonly number[]) => {
    const start = new Int32Array(counts.length + 1)
    counts.forEach((count, i) => {
      start[i + 1] = start[i]! + count
    })
    return start
  }
  return {
    itemCount: n,
    recipeStart: starts(recipes.map((own) => own.length)),
    action: new Uint8Array(all.length),
    edgeStart: starts(all.map((recipe) => recipe.ins.length)),
    edgeItem: Int32Array.from(edges, ([item]) => item),
    edgeQuantity: Float64Array.from(edges, ([, quantity]) => quantity),
    edgeKind: new Uint8Array(edges.length),
    yieldNum: Float64Array.from(all, (recipe) => recipe.num),
    yieldDen: Float64Array.from(all, (recipe) => recipe.den),
    // 0 of 1: in these recipes nothing is kept on failure.
    successNum: new Float64Array(all.length),
    successDen: new Float64Array(all.length).fill(1),
    giveStart: new Int32Array(all.length + 1),
    giveItem: new Int32Array(0),
    giveNum: new Float64Array(0),
    giveDen: new Float64Array(0),
  }
}

function readDemand(nodes: PlanNodes, demand: Demand) {
  const need = new Map<number, number>()
  const crafts = new Map<number, number>()
  const gather = new Map<number, number>()
  const cutNeed = new Map<number, number>()
  for (let node = 0; node < nodes.count; node++) {
    const item = nodes.item[node]!
    const missing = demand.need[node]! - demand.stock[node]!
    if (demand.need[node]! > 0) need.set(item, demand.need[node]!)
    if (demand.crafts[node]! > 0) crafts.set(item, demand.crafts[node]!)
    // A node without a yield has no recipe: its item is gathered.
    if (nodes.num[node] === 0 && missing > 0) gather.set(item, missing)
    // From `nodes.count` on, `need` holds what must be obtained first because a circle was cut.
    if (demand.need[nodes.count + node]! > 0) cutNeed.set(item, demand.need[nodes.count + node]!)
  }
  return { need, crafts, gather, cutNeed }
}
