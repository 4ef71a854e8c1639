import { type Recipe, recipeActions } from '../catalog/item.ts'
import { giftsOf } from './node-needs.ts'
import { givenBy, missingOf, surplusOf, toGetOf } from './node-reading.ts'
import type { Plan } from './plan.ts'

/** How much of a node's crafts is done, what that gives of the node's item, and what of it is not wanted. */
export type WorkedPart = { readonly crafts: number; readonly gives: number; readonly surplus: number }

/**
 * Whether one may stop as soon as there is enough: at a place that was paid for and gives its things little by little. What is
 * found there by chance, as in a chest, may come with the last of the work.
 */
export function isWorkedInPart({ action, possibilities }: Pick<Recipe, 'action' | 'possibilities'>): boolean {
  return action === 'gather' && possibilities.length === 0
}

/**
 * A craft is done to its end. A place that was paid for is worked only until there is what the plan wants of it: of the node's
 * item, and of what comes along with it for others (decision 24).
 */
export function workedPart(plan: Plan, node: number): WorkedPart {
  const { nodes, open } = plan
  const crafts = open.crafts[node]!
  // Where one place gives less than a piece, chance decides.
  const isByChance = nodes.num[node]! < nodes.den[node]!
  if (crafts === 0 || isByChance || !isPaidPlace(plan, node)) {
    return { crafts, gives: givenBy(nodes, open, node), surplus: surplusOf(nodes, open, node) }
  }
  const toGet = toGetOf(nodes, open, node)
  const forItself = Math.min(crafts, (toGet * nodes.den[node]!) / nodes.num[node]!)
  const forOthers = crafts * Math.max(0, ...giftsOf(plan, node).map(({ item }) => usedShare(plan, item)))
  if (forOthers <= forItself) return { crafts: forItself, gives: toGet, surplus: 0 }
  const gives = (forOthers * nodes.num[node]!) / nodes.den[node]!
  return { crafts: forOthers, gives, surplus: gives - toGet }
}

function isPaidPlace({ catalog, nodes }: Plan, node: number): boolean {
  return recipeActions[catalog.graph.action[nodes.recipe[node]!]!] === 'gather'
}

/** Which part the plan uses of what paid places give of an item besides their own; what crafts give of it is used first. */
function usedShare(plan: Plan, item: number): number {
  const { catalog, nodes, open } = plan
  let fromCrafts = 0
  let fromPlaces = 0
  for (let giver = 0; giver < nodes.count; giver++) {
    const recipe = nodes.recipe[giver]!
    if (open.crafts[giver] === 0 || recipe < 0) continue
    const { giveStart, giveItem } = catalog.graph
    if (!giveItem.subarray(giveStart[recipe]!, giveStart[recipe + 1]!).includes(item)) continue
    const gift = giftsOf(plan, giver).find((one) => one.item === item)
    const amount = (gift?.perCraft ?? 0) * open.crafts[giver]!
    if (isPaidPlace(plan, giver)) fromPlaces += amount
    else fromCrafts += amount
  }
  const used = comesAlong(plan, item) - fromCrafts
  return fromPlaces > 0 ? Math.min(1, Math.max(0, used / fromPlaces)) : 0
}

function comesAlong({ nodes, open }: Plan, item: number): number {
  let sum = 0
  for (let node = nodes.firstNode[item]!; node >= 0; node = nodes.twin[node]!) {
    sum += missingOf(open, node) - toGetOf(nodes, open, node)
  }
  return sum
}
