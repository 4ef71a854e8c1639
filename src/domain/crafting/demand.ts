import { anItemBalance, type ItemBalance } from './item-balance.ts'
import type { PlanNodes } from './plan-nodes.ts'
import { settleBalance } from './settle-balance.ts'
import { craftsFor } from './whole-amounts.ts'

/** What a plan asks of each node, filled by `sweep` and kept right by `changeTarget` and `changeStock`. */
export type Demand = {
  /** Demand per node; behind it, from `nodes.count` on, what must be obtained first because a circle was cut. */
  readonly need: Float64Array
  readonly crafts: Float64Array
  /** Stock each node may use. */
  readonly stock: Float64Array
  /** Amount asked for by the queue, per target. */
  readonly asked: Float64Array
  /** The same per balance. */
  readonly ends: Float64Array
  /** What is to be crafted or gathered, per balance; everywhere else it is what is missing. */
  readonly toGet: Float64Array
  /** What is asked of each balance and of its twins before. */
  readonly total: Float64Array
  /** One bit per node whose numbers must be worked out again. */
  readonly dirty: Int32Array
  /** Used again for every balance. */
  readonly sum: ItemBalance
  /** In rounds: what came back so far, the least that was there, and what lies there per node; empty where a plan has none. */
  readonly returned: ItemBalance
  readonly least: ItemBalance
  readonly spare: Float64Array
}

export function createDemand(nodes: PlanNodes): Demand {
  const balances = nodes.balances.node.length
  return {
    need: new Float64Array(nodes.count * 2),
    crafts: new Float64Array(nodes.count),
    stock: new Float64Array(nodes.count),
    asked: new Float64Array(nodes.targetNode.length),
    ends: new Float64Array(balances),
    toGet: new Float64Array(balances),
    total: new Float64Array(balances),
    dirty: new Int32Array((nodes.count + 31) >>> 5),
    sum: anItemBalance(),
    returned: anItemBalance(),
    least: anItemBalance(),
    spare: new Float64Array(nodes.balances.hasRounds ? nodes.count : 0),
  }
}

/** Back to an empty queue and an empty inventory. */
export function clearDemand(demand: Demand): void {
  demand.need.fill(0)
  demand.crafts.fill(0)
  demand.stock.fill(0)
  demand.asked.fill(0)
  demand.ends.fill(0)
  demand.toGet.fill(0)
}

/** Sets a target's amount before a sweep. */
export function askFor(nodes: PlanNodes, demand: Demand, target: number, quantity: number): void {
  demand.asked[target] = quantity
  addToTarget(nodes, demand, nodes.targetNode[target]!, quantity)
}

/** Sets an item's stock before a sweep; nothing happens where the plan does not reach the item. */
export function putStock(nodes: PlanNodes, demand: Demand, item: number, quantity: number): void {
  const node = nodes.firstNode[item]!
  if (node >= 0) demand.stock[node] = quantity
}

/**
 * Plans everything once, from the targets down (CAL-11): missing = demand − stock, crafts = ceil(missing / yield),
 * and each ingredient is asked for crafts × its quantity. Balanced nodes work out their demand themselves, from what is
 * planned by then. Allocates nothing.
 */
export function sweep(nodes: PlanNodes, demand: Demand): void {
  const balanced = nodes.balances.node
  let from = 0
  for (let balance = 0; balance < balanced.length; balance++) {
    const node = balanced[balance]!
    sweepRange(nodes, demand, from, node)
    settleBalance(nodes, demand, balance)
    demand.crafts[node] = craftsOf(nodes, node, demand.toGet[balance]!)
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

/** Changes a target's amount and works out again only what follows from it. */
export function changeTarget(nodes: PlanNodes, demand: Demand, target: number, quantity: number): void {
  const difference = quantity - demand.asked[target]!
  if (difference === 0) return
  const node = nodes.targetNode[target]!
  demand.asked[target] = quantity
  addToTarget(nodes, demand, node, difference)
  settleFrom(nodes, demand, node)
}

/** Changes an item's stock and works out again only what follows from it. */
export function changeStock(nodes: PlanNodes, demand: Demand, item: number, quantity: number): void {
  const node = nodes.firstNode[item]!
  if (node < 0 || demand.stock[node] === quantity) return
  demand.stock[node] = quantity
  // What lies there serves rounds first, also where its own crafts stay.
  tellOthers(nodes, demand, node)
  settleFrom(nodes, demand, node)
}

function addToTarget({ balances }: PlanNodes, demand: Demand, node: number, difference: number): void {
  const balance = balances.ofNode[node]!
  if (balance >= 0) demand.ends[balance]! += difference
  else demand.need[node]! += difference
}

/** Works through the dirty nodes in planning order, so that each is visited once. */
function settleFrom(nodes: PlanNodes, demand: Demand, first: number): void {
  const { dirty } = demand
  const isPlain = nodes.balances.node.length === 0
  markDirty(dirty, first)
  for (let word = first >>> 5; word < dirty.length; word++) {
    for (let bits = dirty[word]!; bits !== 0; bits = dirty[word]!) {
      const lowest = bits & -bits
      dirty[word] = bits ^ lowest
      const node = (word << 5) + 31 - Math.clz32(lowest)
      if (isPlain) settlePlainNode(nodes, demand, node)
      else settleNode(nodes, demand, node)
    }
  }
}

function settleNode(nodes: PlanNodes, demand: Demand, node: number): void {
  const { balances } = nodes
  const { need, stock, crafts, toGet } = demand
  const balance = balances.ofNode[node]!
  let wanted = need[node]! - stock[node]!
  let isTold = false
  if (balance >= 0) {
    const before = toGet[balance]!
    settleBalance(nodes, demand, balance)
    wanted = toGet[balance]!
    // Twins see what this node needs, and what is kept on failure follows its successes, also where its crafts stay.
    isTold = nodes.twin[node]! >= 0 || (wanted !== before && balances.successNum[balance]! > 0)
  }
  const difference = craftsOf(nodes, node, wanted) - crafts[node]!
  if (difference === 0 && !isTold) return
  changeCrafts(nodes, demand, node, difference)
  tellOthers(nodes, demand, node)
}

/** The same in a plan without balances. */
function settlePlainNode(nodes: PlanNodes, demand: Demand, node: number): void {
  const wanted = demand.need[node]! - demand.stock[node]!
  const difference = craftsOf(nodes, node, wanted) - demand.crafts[node]!
  if (difference !== 0) changeCrafts(nodes, demand, node, difference)
}

function changeCrafts(nodes: PlanNodes, demand: Demand, node: number, difference: number): void {
  const { count, edgeStart, edgeNode, edgeQuantity } = nodes
  const { need, crafts, dirty } = demand
  crafts[node]! += difference
  const end = edgeStart[node + 1]!
  for (let edge = edgeStart[node]!; edge < end; edge++) {
    const asked = edgeNode[edge]!
    need[asked]! += difference * edgeQuantity[edge]!
    if (asked < count) markDirty(dirty, asked)
  }
}

function tellOthers({ balances: { toldStart, told } }: PlanNodes, { dirty }: Demand, node: number): void {
  for (let at = toldStart[node]!; at < toldStart[node + 1]!; at++) markDirty(dirty, told[at]!)
}

function craftsOf({ num, den }: PlanNodes, node: number, wanted: number): number {
  return wanted > 0 && num[node]! > 0 ? craftsFor(wanted, num[node]!, den[node]!) : 0
}

function markDirty(dirty: Int32Array, node: number): void {
  dirty[node >>> 5]! |= 1 << (node & 31)
}
