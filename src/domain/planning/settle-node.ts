import { missingOf, toGetOf } from '../crafting/node-reading.ts'
import { settleBalance } from '../crafting/settle-balance.ts'
import { craftsFor } from '../crafting/whole-amounts.ts'
import type { ProjectWalk } from './project-walk.ts'

/**
 * Works out, from what the walk has planned so far, what a node needs and how often it is crafted if its project holds this much of
 * the item.
 * @returns what is missing, as if nothing came along
 */
export function settleNode({ plan: { nodes }, demand }: ProjectWalk, node: number, held: number): number {
  // An item's stock lies at its first node; `settleBalance` gives each twin what the nodes before it leave.
  demand.stock[nodes.firstNode[nodes.item[node]!]!] = held
  const balance = nodes.balances.ofNode[node]!
  if (balance >= 0) settleBalance(nodes, demand, balance)
  const toGet = toGetOf(nodes, demand, node)
  // A craft gives num / den pieces. Of a base item, which has no recipe, `num` is 0.
  const num = nodes.num[node]!
  demand.crafts[node] = toGet > 0 && num > 0 ? craftsFor(toGet, num, nodes.den[node]!) : 0
  return missingOf(demand, node)
}

/**
 * What a node needs, however much the project holds. A balance raises the need where something is still to get, so its node is settled
 * as if everything were there; the caller settles it again with what the project holds.
 */
export function needOfNode(walk: ProjectWalk, node: number): number {
  if (walk.plan.nodes.balances.ofNode[node]! >= 0) settleNode(walk, node, Number.MAX_SAFE_INTEGER)
  return walk.demand.need[node]!
}

/** Asks for what every craft of a node uses up, of the nodes that `isAsked` says. Balanced ones work out their need anew when settled. */
export function askForIngredients(
  { plan: { nodes }, demand }: ProjectWalk,
  node: number,
  isAsked: (node: number) => boolean = () => true,
): void {
  const crafts = demand.crafts[node]!
  if (crafts === 0) return
  const end = nodes.edgeStart[node + 1]!
  for (let edge = nodes.edgeStart[node]!; edge < end; edge++) {
    const asked = nodes.edgeNode[edge]!
    if (isAsked(asked)) demand.need[asked]! += crafts * nodes.edgeQuantity[edge]!
  }
}
