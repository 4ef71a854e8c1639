import { anItemBalance, type ItemBalance } from './item-balance.ts'
import type { PlanNodes } from './plan-nodes.ts'
import { craftsFor } from './whole-amounts.ts'

/**
 * What a plan asks of each node, filled by `sweep` and kept right by `changeTarget` and `changeStock`. Most nodes are worked out from
 * their demand and stock alone. Where that is not enough a node has a balance, such as one whose item is also given back or comes along
 * somewhere in the plan (all of them: `PlanBalances`).
 */
export type Demand = {
  /** Demand per node; from `nodes.count` on, what must be obtained first because a circle was cut. */
  readonly need: Float64Array
  readonly crafts: Float64Array
  /** Stock each node may use. */
  readonly stock: Float64Array
  /** Amount asked for by the queue, per target. */
  readonly asked: Float64Array
  /** Amount asked for by the queue, per balance; for a node without a balance the queue's part is in `need`. */
  readonly ends: Float64Array
  /** What is to be crafted or gathered, per balance; for a node without a balance it is what is missing. */
  readonly toGet: Float64Array
  /** All that is asked of each balance and of its twins before it: nodes of the same item, which get the stock first. */
  readonly total: Float64Array
  /** One bit per node whose numbers must be worked out again. */
  readonly dirty: Int32Array
  /** The balance being worked out: one object, reused for each so that nothing is allocated. */
  readonly sum: ItemBalance
  /** For rounds: what has come back so far. */
  readonly returned: ItemBalance
  /** For rounds: the least that was there at any time. */
  readonly least: ItemBalance
  /** For rounds: what is left of the stock, per node; empty where the plan has no rounds. */
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

/** Back to an empty queue and an empty inventory. What is not cleared is written before it is read; after a change no bit is dirty. */
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

/** Adds to what the queue asks of a target's node. */
export function addToTarget({ balances }: PlanNodes, demand: Demand, node: number, difference: number): void {
  const balance = balances.ofNode[node]!
  if (balance >= 0) demand.ends[balance]! += difference
  else demand.need[node]! += difference
}

/** Crafts for what is to be got of a balance; where they are counted safely, still never fewer than its average asks for. */
export function craftsOfBalance(nodes: PlanNodes, demand: Demand, balance: number): number {
  const wanted = demand.toGet[balance]!
  const crafts = craftsOf(nodes, nodes.balances.node[balance]!, wanted)
  const count = wanted > 0 ? nodes.balances.craftCount[balance]! : null
  return count ? Math.max(crafts, count(wanted)) : crafts
}

/** Crafts a node needs on average for what is wanted of it; 0 for a base item. */
export function craftsOf({ num, den }: PlanNodes, node: number, wanted: number): number {
  return wanted > 0 && num[node]! > 0 ? craftsFor(wanted, num[node]!, den[node]!) : 0
}
