import type { Demand } from './demand.ts'
import type { PlanNodes } from './plan-nodes.ts'

/** Still missing of a node: its demand less the stock it may use. */
export function missingOf(demand: Demand, node: number): number {
  return Math.max(0, demand.need[node]! - demand.stock[node]!)
}

/** Demand that a cut circle left: to be obtained before the item's own recipe can run (CAL-12). */
export function obtainFirstDemand(nodes: PlanNodes, demand: Demand, node: number): number {
  return demand.need[nodes.count + node]!
}

/** The same less the stock that nobody else of this plan uses. */
export function obtainFirstMissing(nodes: PlanNodes, demand: Demand, node: number): number {
  const asked = obtainFirstDemand(nodes, demand, node)
  if (asked === 0) return 0
  let last = nodes.firstNode[nodes.item[node]!]!
  while (nodes.twin[last]! >= 0) last = nodes.twin[last]!
  return Math.max(0, asked - Math.max(0, demand.stock[last]! - demand.need[last]!))
}

export function isRaw(nodes: PlanNodes, node: number): boolean {
  return nodes.num[node] === 0
}

/** Expected amount of so many crafts, exact where it is a whole number. */
export function amountOfCrafts(nodes: PlanNodes, node: number, crafts: number): number {
  return (crafts * nodes.num[node]!) / nodes.den[node]!
}

/** What the crafts give beyond what is missing. */
export function surplusOf(nodes: PlanNodes, demand: Demand, node: number): number {
  const given = demand.crafts[node]! * nodes.num[node]! - missingOf(demand, node) * nodes.den[node]!
  return isRaw(nodes, node) ? 0 : given / nodes.den[node]!
}
