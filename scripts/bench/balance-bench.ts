import type { Item } from '#domain/catalog/item'
import { openCatalog } from '#domain/catalog/open-catalog'
import { packCatalog } from '#domain/catalog/pack'
import type { RecipeGraph } from '#domain/catalog/recipe-graph'
import { type BenchCatalog, compileGraph, graphOf } from './bench-adapter.ts'
import { bytesPerCall, medianMs } from './measure.ts'

type Job = { readonly queue: { item: number; qty: number }[]; readonly inventory: [number, number][] }

type Model = {
  readonly loadReal: (path: string, mode: string) => BenchCatalog & { readonly ids: readonly string[] }
  readonly synth: (items: number, edges: number) => BenchCatalog
  readonly workloads: (catalogue: unknown) => Record<'W1' | 'W2' | 'W3', Job> & {
    readonly edits: [number, number][]
  }
}

export type BalanceBench = {
  readonly workload: string
  readonly ms: number
  /** The time divided by that of the same recipes without catalysts, ingredients kept on failure and by-products. */
  readonly ratio: number
  readonly bytes: number
}

/**
 * Times plans (W1 to W3) and edits (W4) where crafts give back what they take or give other items besides, against the same recipes
 * without that (BEY-4). W5 is a plan, W5edit are edits with 100,000 invented items. The jobs are those of `../shared/bench`.
 */
export async function benchBalances(options: {
  readonly model: string
  readonly catalogue: string
  readonly items: readonly Item[]
}): Promise<readonly BalanceBench[]> {
  const { loadReal, synth, workloads } = (await import(options.model)) as Model
  // 'expected': a craft whose outcome is random counts with its average yield.
  const listed = loadReal(options.catalogue, 'expected')
  const jobs = workloads(listed)
  const full = openCatalog(packCatalog(options.items, { name: 'Bench', date: '', version: '' }))
  // The bench numbers items in an order of its own: this gives an item's place in the opened catalogue. Its ids may begin with a blank.
  const place = (item: number) => full.indexById.get(listed.ids[item]!.trim())!
  const placed = ({ queue, inventory }: Job): Job => ({
    queue: queue.map(({ item, qty }) => ({ item: place(item), qty })),
    inventory: inventory.map(([item, amount]) => [place(item), amount]),
  })
  const real = { giving: full.graph, plain: withoutReturns(options.items) }
  const invented = synth(100_000, 300_000)
  const large = { giving: withGifts(graphOf(invented)), plain: graphOf(invented) }
  return [
    ...(['W1', 'W2', 'W3'] as const).map((workload) => planning(workload, real, placed(jobs[workload]))),
    editing('W4', real, placed(jobs.W2), jobs.edits),
    planning('W5', large, workloads(invented).W2),
    editing('W5edit', large, workloads(invented).W2, jobs.edits),
  ]
}

type Pair = { readonly giving: RecipeGraph; readonly plain: RecipeGraph }

function planning(workload: string, graphs: Pair, { queue, inventory }: Job): BalanceBench {
  return compared(workload, graphs, (graph) => {
    const engine = compileGraph(graph)
    return () => engine.plan(queue, inventory)
  })
}

function editing(
  workload: string,
  graphs: Pair,
  { queue, inventory }: Job,
  edits: readonly [number, number][],
): BalanceBench {
  return compared(workload, graphs, (graph) => {
    const engine = compileGraph(graph)
    engine.plan(queue, inventory)
    let next = 0
    return () => {
      const [target, quantity] = edits[next++ % edits.length]!
      engine.edit(target, quantity)
    }
  })
}

function compared(
  workload: string,
  { giving, plain }: Pair,
  prepare: (graph: RecipeGraph) => () => void,
): BalanceBench {
  const few = { batches: 7, batchMs: 50 }
  const run = prepare(giving)
  const ms = medianMs(run, few)
  return { workload, ms, ratio: ms / medianMs(prepare(plain), few), bytes: bytesPerCall(run, 200) }
}

function withoutReturns(items: readonly Item[]): RecipeGraph {
  const plain = items.map((item) => ({
    ...item,
    recipes: item.recipes.map((recipe) => ({ ...recipe, catalysts: [], keptOnFailure: [], byproducts: [] })),
  }))
  return openCatalog(packCatalog(plain, { name: 'Bench', date: '', version: '' })).graph
}

/** Every fifth recipe also gives 0.3 pieces of an item: the first ingredient of the recipe seven places on. */
function withGifts(graph: RecipeGraph): RecipeGraph {
  const recipes = graph.yieldNum.length
  const giveStart = new Int32Array(recipes + 1)
  const giveItem: number[] = []
  for (let recipe = 0; recipe < recipes; recipe++) {
    const edge = graph.edgeStart[Math.min(recipes - 1, recipe + 7)]!
    if (recipe % 5 === 0 && edge < graph.edgeItem.length) giveItem.push(graph.edgeItem[edge]!)
    giveStart[recipe + 1] = giveItem.length
  }
  return {
    ...graph,
    giveStart,
    giveItem: Int32Array.from(giveItem),
    giveNum: new Float64Array(giveItem.length).fill(3),
    giveDen: new Float64Array(giveItem.length).fill(10),
  }
}
