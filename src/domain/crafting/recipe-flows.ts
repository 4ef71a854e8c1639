import { kept, type RecipeGraph, spent, spentOnce } from '../catalog/recipe-graph.ts'
import { amountAbove, amountAtMost, type ExactAmount, noAmount } from './exact-amount.ts'
import type { ItemFlow } from './item-balance.ts'

/** What one craft of a recipe takes of an item. */
export type ItemTake = Pick<ItemFlow, 'spent' | 'backNum' | 'backDen' | 'once' | 'kept'>

/** What one craft of a recipe does to an item. Fractions stand as the catalogue has them; `ItemFlow` counts them in parts of a piece. */
export type RecipeFlow = ItemTake & {
  readonly item: number
  /** The first edge of the recipe that takes it; -1 where it only comes along. */
  readonly edge: number
  readonly comes: ExactAmount
}

/** What a recipe does to each item that it touches, once for each item it takes, then what comes along. */
export function recipeFlows(graph: RecipeGraph, recipe: number): readonly RecipeFlow[] {
  const taken = new Map<number, RecipeFlow>()
  for (let edge = graph.edgeStart[recipe]!; edge < graph.edgeStart[recipe + 1]!; edge++) {
    const item = graph.edgeItem[edge]!
    const known = taken.get(item) ?? anEmptyFlow(item, edge)
    taken.set(item, withNeed(known, graph.edgeKind[edge]!, graph.edgeQuantity[edge]!))
  }
  const along: RecipeFlow[] = []
  for (let give = graph.giveStart[recipe]!; give < graph.giveStart[recipe + 1]!; give++) {
    const item = graph.giveItem[give]!
    const amount: ExactAmount = { num: graph.giveNum[give]!, den: graph.giveDen[give]! }
    const known = taken.get(item)
    if (amount.num === 0) continue
    // The first gift of an item that is taken too comes back (`withReturn`). A flow has one fraction for that, so a second gift only comes
    // along. That there was a first one shows in `backNum`, or in `comes` where the recipe spends nothing of the item.
    if (known && known.backNum === 0 && known.comes.num === 0) taken.set(item, withReturn(known, amount))
    else along.push({ ...anEmptyFlow(item, -1), comes: amount })
  }
  return [...taken.values(), ...along]
}

function anEmptyFlow(item: number, edge: number): RecipeFlow {
  return { item, edge, spent: 0, backNum: 0, backDen: 1, once: 0, kept: 0, comes: noAmount }
}

function withNeed(flow: RecipeFlow, kind: number, quantity: number): RecipeFlow {
  if (kind === spent) return { ...flow, spent: flow.spent + quantity }
  if (kind === spentOnce) return { ...flow, once: flow.once + quantity }
  return kind === kept ? { ...flow, kept: flow.kept + quantity } : flow
}

/** Counts what comes back of an ingredient by chance. What is more than was taken comes along. */
function withReturn(flow: RecipeFlow, amount: ExactAmount): RecipeFlow {
  const back = amountAtMost(amount, flow.spent)
  return { ...flow, backNum: back.num, backDen: back.den, comes: amountAbove(amount, flow.spent) }
}
