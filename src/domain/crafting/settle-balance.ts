import type { Demand } from './demand.ts'
import { comeAlong, cover, keptBy, neededIn, spentBy, startBalance, take, toHoldIn } from './item-balance.ts'
import type { PlanNodes } from './plan-nodes.ts'
import { playRounds } from './play-rounds.ts'
import { craftsFor } from './whole-amounts.ts'

/**
 * Works out what a balanced node needs, may use of the stock and has to get; `PlanBalances` explains the columns. The flows of its item
 * stand in planning order: those of what is done last come first. Allocates nothing.
 */
export function settleBalance(nodes: PlanNodes, demand: Demand, balance: number): void {
  const { node: nodeOf, before, flowStart, flows, parts } = nodes.balances
  const { sum, need, stock, crafts } = demand
  const node = nodeOf[balance]!
  startBalance(sum, parts[balance]!, askedInTheEnd(nodes, demand, balance))
  for (let f = flowStart[balance]!; f < flowStart[balance + 1]!; f++) {
    const flow = flows[f]!
    if (flow.isTwin) {
      // Another recipe makes the same item: what its node needs is asked for there, and what it gives comes along here.
      cover(sum, need[flow.node]!)
      comeAlong(sum, timesOf(nodes, demand, flow.node), flow.gives, flow.givesParts)
      continue
    }
    if (flow.rounds.length > 0) {
      playRounds(demand, flow)
      continue
    }
    const count = crafts[flow.node]!
    if (count === 0) continue
    // Backwards in time: a craft needs its ingredients before it gives anything.
    comeAlong(sum, count, flow.gives, flow.givesParts)
    take(sum, spentBy(flow, count, successesFor(nodes, demand, flow)), keptBy(flow, count))
  }
  // The twin that gets the stock first, -1 for none: this node may use what that one leaves.
  const twin = before[balance]! < 0 ? -1 : nodeOf[before[balance]!]!
  if (twin >= 0) stock[node] = Math.max(0, stock[twin]! - need[twin]!)
  demand.total[balance] = sum.asked
  const own = sum.asked - (twin < 0 ? 0 : demand.total[before[balance]!]!)
  // The sum is that of this node and the twins before it, so it is set against all of the item's stock, which lies at its first node.
  const toGet = Math.max(0, toHoldIn(sum) - stock[nodes.firstNode[nodes.item[node]!]!]!)
  demand.toGet[balance] = toGet
  // Cover counts all that a twin needs, even what it keeps at hand and what comes along for it. So this need is at
  // least what is asked of this node alone, and at least what it has to get and may use of the stock.
  need[node] = Math.max(own, neededIn(sum), toGet > 0 ? toGet + stock[node]! : 0)
}

/** How many successes the crafts of a node are to bring; 0 where its recipe keeps nothing on failure. */
export function successesOf(nodes: PlanNodes, demand: Demand, node: number): number {
  const balance = nodes.balances.ofNode[node]!
  if (balance < 0 || nodes.balances.successNum[balance] === 0) return 0
  return craftsFor(
    demand.toGet[balance]!,
    nodes.balances.successNum[balance]!,
    nodes.balances.successDen[balance]!,
  )
}

function successesFor(nodes: PlanNodes, demand: Demand, flow: { node: number; once: number }): number {
  return flow.once === 0 ? 0 : successesOf(nodes, demand, flow.node)
}

/** What the queue asks of this node and of the twins before it, which are done later. */
function askedInTheEnd({ balances }: PlanNodes, { ends }: Demand, balance: number): number {
  let asked = 0
  for (let one = balance; one >= 0; one = balances.before[one]!) asked += ends[one]!
  return asked
}

/**
 * How often a node gives its item: once a craft. A node without a recipe (`num` is 0), or whose recipe keeps something on failure
 * (`successNum` is above 0), gives exactly what is wanted: once a piece.
 */
function timesOf(nodes: PlanNodes, demand: Demand, node: number): number {
  const balance = nodes.balances.ofNode[node]!
  const givesWhatIsWanted = nodes.num[node] === 0 || nodes.balances.successNum[balance]! > 0
  return givesWhatIsWanted ? demand.toGet[balance]! : demand.crafts[node]!
}
