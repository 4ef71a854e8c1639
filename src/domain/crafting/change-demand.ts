import { addToTarget, craftsOf, craftsOfBalance, type Demand } from './demand.ts'
import type { PlanNodes } from './plan-nodes.ts'
import { settleBalance } from './settle-balance.ts'

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
  // Rounds (`Round` in the glossary) use stock first: they may change even where the crafts of the item itself do not.
  tellOthers(nodes, demand, node)
  settleFrom(nodes, demand, node)
}

/** Works through the dirty nodes in planning order, so that each is visited once. */
function settleFrom(nodes: PlanNodes, demand: Demand, first: number): void {
  const { dirty } = demand
  // No node needs a balance (see `PlanBalances`): each one then follows from the need for it and its stock alone.
  const isPlain = nodes.balances.node.length === 0
  markDirty(dirty, first)
  for (let word = first >>> 5; word < dirty.length; word++) {
    // The lowest bit is the next node. The word is read again each time, because settling a node marks later ones.
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
  let planned = 0
  let mustTell = false
  if (balance >= 0) {
    const before = toGet[balance]!
    settleBalance(nodes, demand, balance)
    planned = craftsOfBalance(nodes, demand, balance)
    // Both also where its crafts stay: the next twin, a node of the same item, gets what the need of this one leaves of the stock, and what is
    // kept on failure follows the successes.
    mustTell = nodes.twin[node]! >= 0 || (toGet[balance] !== before && balances.successNum[balance]! > 0)
  } else planned = craftsOf(nodes, node, need[node]! - stock[node]!)
  const difference = planned - crafts[node]!
  if (difference === 0 && !mustTell) return
  changeCrafts(nodes, demand, node, difference)
  tellOthers(nodes, demand, node)
}

/** Settles a node in a plan without balances. */
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
    const ingredient = edgeNode[edge]!
    need[ingredient]! += difference * edgeQuantity[edge]!
    // A number past all nodes is what must be obtained first because a circle was cut: no crafts follow from it.
    if (ingredient < count) markDirty(dirty, ingredient)
  }
}

/** Marks the nodes whose balance this node's crafts touch, so that they are settled anew. */
function tellOthers({ balances: { toldStart, told } }: PlanNodes, { dirty }: Demand, node: number): void {
  for (let at = toldStart[node]!; at < toldStart[node + 1]!; at++) markDirty(dirty, told[at]!)
}

function markDirty(dirty: Int32Array, node: number): void {
  dirty[node >>> 5]! |= 1 << (node & 31)
}
