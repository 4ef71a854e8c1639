import type { Demand } from './demand.ts'
import type { ExactAmount } from './exact-amount.ts'
import { keptBy, spentBy } from './item-balance.ts'
import type { NodeFlow } from './plan-flows.ts'
import type { PlanNodes } from './plan-nodes.ts'
import { successesOf } from './settle-balance.ts'

// In this file `balances.ofNode` gives -1 for a node that has no balance: its numbers are those of the node alone.

/** What is missing of a node as if nothing came along: its demand less the stock it may use. */
export function missingOf(demand: Demand, node: number): number {
  return Math.max(0, demand.need[node]! - demand.stock[node]!)
}

/** What must be crafted or gathered: what is missing less what comes along. */
export function toGetOf({ balances }: PlanNodes, demand: Demand, node: number): number {
  const balance = balances.ofNode[node]!
  return balance < 0 ? missingOf(demand, node) : demand.toGet[balance]!
}

/** Demand that a cut circle left: to be obtained before the item's own recipe can run (CAL-12). */
export function obtainFirstDemand(nodes: PlanNodes, demand: Demand, node: number): number {
  // The second half of `need`, from `nodes.count` on, holds for each node what is used up of it across a cut.
  let asked = demand.need[nodes.count + node]!
  for (const { to, flow } of nodes.balances.cuts) {
    if (to === node) asked += takenAtCut(nodes, demand, flow)
  }
  return asked
}

/** What a cut circle takes that is not simply used up: all that must be at hand. */
export function takenAtCut(nodes: PlanNodes, demand: Demand, flow: NodeFlow): number {
  const crafts = demand.crafts[flow.node]!
  if (crafts === 0) return 0
  return spentBy(flow, crafts, successesOf(nodes, demand, flow.node)) + keptBy(flow, crafts)
}

/** What is still missing of `obtainFirstDemand` after the stock that nothing else of this plan uses. */
export function obtainFirstMissing(nodes: PlanNodes, demand: Demand, node: number): number {
  const asked = obtainFirstDemand(nodes, demand, node)
  if (asked === 0) return 0
  // Each node of an item leaves its unused stock to its twin, so what nobody uses lies with the last one.
  let last = nodes.firstNode[nodes.item[node]!]!
  while (nodes.twin[last]! >= 0) last = nodes.twin[last]!
  return Math.max(0, asked - Math.max(0, demand.stock[last]! - demand.need[last]!))
}

/** Whether nothing is crafted for a node, because its item is gathered or otherwise obtained: then its yield is 0. */
export function isRaw(nodes: PlanNodes, node: number): boolean {
  return nodes.num[node] === 0
}

/** What one success gives, where the node's recipe keeps something on failure; null elsewhere. */
export function perSuccessOf({ balances }: PlanNodes, node: number): ExactAmount | null {
  const balance = balances.ofNode[node]!
  const num = balance < 0 ? 0 : balances.successNum[balance]!
  return num === 0 ? null : { num, den: balances.successDen[balance]! }
}

/**
 * Expected amount of a node's crafts, exact where it is a whole number. Where its recipe keeps something on failure, the
 * player stops with the success that was wanted.
 */
export function givenBy(nodes: PlanNodes, demand: Demand, node: number): number {
  if (perSuccessOf(nodes, node)) return toGetOf(nodes, demand, node)
  return (demand.crafts[node]! * nodes.num[node]!) / nodes.den[node]!
}

/** What the crafts give beyond what is to be got. */
export function surplusOf(nodes: PlanNodes, demand: Demand, node: number): number {
  if (isRaw(nodes, node) || perSuccessOf(nodes, node)) return 0
  const { num, den } = nodes
  const toGet = toGetOf(nodes, demand, node)
  return (demand.crafts[node]! * num[node]! - toGet * den[node]!) / den[node]!
}

/** Whether chance decides what the crafts of a node give, and there are enough of them for 95 of 100 players. */
export function isSafe({ balances }: PlanNodes, node: number): boolean {
  const balance = balances.ofNode[node]!
  return balance >= 0 && balances.craftCount[balance] !== null
}

/** Whether some of an item comes back from what is made with it, round by round. */
export function isRenewed({ balances }: PlanNodes, { crafts }: Demand, node: number): boolean {
  const balance = balances.ofNode[node]!
  if (balance < 0) return false
  return balances.flows
    .slice(balances.flowStart[balance], balances.flowStart[balance + 1])
    .some((flow) => crafts[flow.node]! > 0 && flow.rounds.some(({ giver }) => crafts[giver]! > 0))
}
