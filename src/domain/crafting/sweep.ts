import { craftsOfBalance, type Demand } from './demand.ts'
import type { PlanNodes } from './plan-nodes.ts'
import { settleBalance } from './settle-balance.ts'
import { craftsFor } from './whole-amounts.ts'

/**
 * Plans everything once, from the targets down (CAL-11): missing = demand − stock, crafts = ceil(missing / yield),
 * and each ingredient is asked for crafts × its quantity. The yield of a craft is `num / den`. Balanced nodes, such as those of
 * items that come along somewhere, work out their demand themselves, from what is planned by then. Allocates nothing.
 */
export function sweep(nodes: PlanNodes, demand: Demand): void {
  const balanced = nodes.balances.node
  let from = 0
  for (let balance = 0; balance < balanced.length; balance++) {
    const node = balanced[balance]!
    sweepRange(nodes, demand, from, node)
    settleBalance(nodes, demand, balance)
    demand.crafts[node] = craftsOfBalance(nodes, demand, balance)
    askIngredients(nodes, demand, node)
    from = node + 1
  }
  sweepRange(nodes, demand, from, nodes.count)
}

function askIngredients(
  { edgeStart, edgeNode, edgeQuantity }: PlanNodes,
  { need, crafts }: Demand,
  node: number,
) {
  const count = crafts[node]!
  const end = edgeStart[node + 1]!
  for (let edge = edgeStart[node]!; edge < end; edge++) need[edgeNode[edge]!]! += count * edgeQuantity[edge]!
}

function sweepRange(nodes: PlanNodes, demand: Demand, from: number, to: number): void {
  const { num, den, edgeStart, edgeNode, edgeQuantity } = nodes
  const { need, crafts, stock } = demand
  let edge = from < to ? edgeStart[from]! : 0
  for (let node = from; node < to; node++) {
    const end = edgeStart[node + 1]!
    const missing = need[node]! - stock[node]!
    // A base item: it has no crafts and no edges, so `edge` stands where the next node's edges begin.
    if (num[node] === 0) continue
    if (missing > 0) {
      const count = craftsFor(missing, num[node]!, den[node]!)
      crafts[node] = count
      for (; edge < end; edge++) need[edgeNode[edge]!]! += count * edgeQuantity[edge]!
    } else {
      crafts[node] = 0
      edge = end
    }
  }
}
