import { type Recipe, recipeActions } from '../catalog/item.ts'
import { giftsOf } from './node-needs.ts'
import { givenBy, missingOf, surplusOf, toGetOf } from './node-reading.ts'
import type { Plan } from './plan.ts'

/** How many of a node's crafts are worked, what they give of the node's item, and how much of that is not wanted. */
export type WorkedPart = { readonly crafts: number; readonly gives: number; readonly surplus: number }

/**
 * Whether a player may stop as soon as there is enough: at a place that was paid for and gives its things little by little. Where
 * things are found by chance, as in a chest, the last of the work may bring them.
 */
export function isWorkedInPart({ action, possibilities }: Pick<Recipe, 'action' | 'possibilities'>): boolean {
  return action === 'gather' && possibilities.length === 0
}

/**
 * The part of a node's crafts that is worked. A craft is done to its end; a place that was paid for is worked only until there is
 * what the plan wants of it: of the node's item, and of what comes along with it for others (decision 24).
 */
export function workedPart(plan: Plan, node: number): WorkedPart {
  const { nodes, open } = plan
  const crafts = open.crafts[node]!
  if (crafts === 0 || !isNodeWorkedInPart(plan, node)) {
    return { crafts, gives: givenBy(nodes, open, node), surplus: surplusOf(nodes, open, node) }
  }
  const toGet = toGetOf(nodes, open, node)
  const forItself = Math.min(crafts, (toGet * nodes.den[node]!) / nodes.num[node]!)
  const forOthers = crafts * Math.max(0, ...giftsOf(plan, node).map(({ item }) => usedShare(plan, item)))
  if (forOthers <= forItself) return { crafts: forItself, gives: toGet, surplus: 0 }
  const gives = (forOthers * nodes.num[node]!) / nodes.den[node]!
  return { crafts: forOthers, gives, surplus: gives - toGet }
}

function isNodeWorkedInPart({ catalog, nodes }: Plan, node: number): boolean {
  const item = nodes.item[node]!
  const recipe = nodes.recipe[node]!
  const action = recipeActions[catalog.graph.action[recipe]!]!
  // Few recipes are places; only theirs are read whole.
  if (action !== 'gather') return false
  return isWorkedInPart(catalog.itemAt(item).recipes[recipe - catalog.graph.recipeStart[item]!]!)
}

/**
 * The part, from 0 to 1, that the plan uses of what places give of an item. The item may come along with crafts too, which are done
 * to their end: what those give is used first.
 */
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
    if (isNodeWorkedInPart(plan, giver)) fromPlaces += amount
    else fromCrafts += amount
  }
  const used = comesAlong(plan, item) - fromCrafts
  return fromPlaces > 0 ? Math.min(1, Math.max(0, used / fromPlaces)) : 0
}

/** How much of an item the plan gets along with other crafts, over all nodes of the item (twins are made by different recipes). */
function comesAlong({ nodes, open }: Plan, item: number): number {
  let sum = 0
  for (let node = nodes.firstNode[item]!; node >= 0; node = nodes.twin[node]!) {
    sum += missingOf(open, node) - toGetOf(nodes, open, node)
  }
  return sum
}
