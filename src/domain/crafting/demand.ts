import type { PlanNodes } from './plan-nodes.ts'

/** What a plan asks of each node, filled by `sweep` and kept right by `changeTarget` and `changeStock`. */
export type Demand = {
  /** Demand per node; behind it, from `nodes.count` on, what must be obtained first because a circle was cut. */
  readonly need: Float64Array
  readonly crafts: Float64Array
  /** Stock each node may use. */
  readonly stock: Float64Array
  /** Amount asked for by the queue, per target. */
  readonly asked: Float64Array
  /** One bit per node whose numbers must be worked out again. */
  readonly dirty: Int32Array
}

export function createDemand(nodes: PlanNodes): Demand {
  return {
    need: new Float64Array(nodes.count * 2),
    crafts: new Float64Array(nodes.count),
    stock: new Float64Array(nodes.count),
    asked: new Float64Array(nodes.targetNode.length),
    dirty: new Int32Array((nodes.count + 31) >>> 5),
  }
}

/** Back to an empty queue and an empty inventory. */
export function clearDemand(demand: Demand): void {
  demand.need.fill(0)
  demand.crafts.fill(0)
  demand.stock.fill(0)
  demand.asked.fill(0)
}

/** Sets a target's amount before a sweep. */
export function askFor(nodes: PlanNodes, demand: Demand, target: number, quantity: number): void {
  demand.asked[target] = quantity
  demand.need[nodes.targetNode[target]!]! += quantity
}

/** Sets an item's stock before a sweep; nothing happens where the plan does not reach the item. */
export function putStock(nodes: PlanNodes, demand: Demand, item: number, quantity: number): void {
  const node = nodes.firstNode[item]!
  if (node >= 0) demand.stock[node] = quantity
}

/**
 * Plans everything once, from the targets down (CAL-11): missing = demand − stock, crafts = ceil(missing / yield),
 * and each ingredient is asked for crafts × its quantity. Allocates nothing.
 */
export function sweep(nodes: PlanNodes, demand: Demand): void {
  let from = 0
  for (const node of nodes.twinned) {
    sweepRange(nodes, demand, from, node + 1)
    demand.stock[nodes.twin[node]!] = Math.max(0, demand.stock[node]! - demand.need[node]!)
    from = node + 1
  }
  sweepRange(nodes, demand, from, nodes.count)
}

function sweepRange(nodes: PlanNodes, demand: Demand, from: number, to: number): void {
  const { num, den, edgeStart, edgeNode, edgeQuantity } = nodes
  const { need, crafts, stock } = demand
  let edge = from < to ? edgeStart[from]! : 0
  for (let node = from; node < to; node++) {
    const end = edgeStart[node + 1]!
    const missing = need[node]! - stock[node]!
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

/** Products above this are no longer exact in a double. */
const exactLimit = 2 ** 53

/** ceil(missing × den / num), exact for every whole `missing` below 2^53 because both terms stay below 2^26. */
export function craftsFor(missing: number, num: number, den: number): number {
  const product = missing * den
  if (product < exactLimit) return Math.ceil(product / num)
  const whole = Math.floor(missing / num)
  return whole * den + Math.ceil(((missing - whole * num) * den) / num)
}

/** Changes a target's amount and works out again only what follows from it. */
export function changeTarget(nodes: PlanNodes, demand: Demand, target: number, quantity: number): void {
  const difference = quantity - demand.asked[target]!
  if (difference === 0) return
  const node = nodes.targetNode[target]!
  demand.asked[target] = quantity
  demand.need[node]! += difference
  settleFrom(nodes, demand, node)
}

/** Changes an item's stock and works out again only what follows from it. */
export function changeStock(nodes: PlanNodes, demand: Demand, item: number, quantity: number): void {
  const node = nodes.firstNode[item]!
  if (node < 0 || demand.stock[node] === quantity) return
  demand.stock[node] = quantity
  settleFrom(nodes, demand, node)
}

/** Works through the dirty nodes in planning order, so that each is visited once. */
function settleFrom(nodes: PlanNodes, demand: Demand, first: number): void {
  const { dirty } = demand
  markDirty(dirty, first)
  for (let word = first >>> 5; word < dirty.length; word++) {
    for (let bits = dirty[word]!; bits !== 0; bits = dirty[word]!) {
      const lowest = bits & -bits
      dirty[word] = bits ^ lowest
      settleNode(nodes, demand, (word << 5) + 31 - Math.clz32(lowest))
    }
  }
}

function settleNode(nodes: PlanNodes, demand: Demand, node: number): void {
  const { edgeStart, edgeNode, edgeQuantity, count } = nodes
  const { need, crafts, dirty } = demand
  const missing = need[node]! - demand.stock[node]!
  const num = nodes.num[node]!
  if (nodes.twin[node]! >= 0) leaveToTwin(demand, nodes.twin[node]!, missing)
  if (num === 0) return
  const now = missing > 0 ? craftsFor(missing, num, nodes.den[node]!) : 0
  const difference = now - crafts[node]!
  if (difference === 0) return
  crafts[node] = now
  const end = edgeStart[node + 1]!
  for (let edge = edgeStart[node]!; edge < end; edge++) {
    const asked = edgeNode[edge]!
    need[asked]! += difference * edgeQuantity[edge]!
    if (asked < count) markDirty(dirty, asked)
  }
}

function leaveToTwin(demand: Demand, twin: number, missing: number): void {
  const left = Math.max(0, -missing)
  if (demand.stock[twin] === left) return
  demand.stock[twin] = left
  markDirty(demand.dirty, twin)
}

function markDirty(dirty: Int32Array, node: number): void {
  dirty[node >>> 5]! |= 1 << (node & 31)
}
