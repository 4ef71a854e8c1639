import type { ItemId } from '../catalog/item.ts'
import type { RecipeGraph } from '../catalog/recipe-graph.ts'
import { usableAmount } from '../inventory/kept-back.ts'
import { giftsOf, type NeedKind, needsOf } from './node-needs.ts'
import {
  isRaw,
  isRenewed,
  isSafe,
  missingOf,
  obtainFirstDemand,
  obtainFirstMissing,
  toGetOf,
} from './node-reading.ts'
import type { Plan } from './plan.ts'
import type { PlanNodes } from './plan-nodes.ts'
import { workedPart } from './worked-part.ts'

/** Where a number of the plan comes from (BEY-3): asked for, less stock, less what comes along, rounded up to whole crafts. */
export type Explanation = {
  readonly itemId: ItemId
  readonly isBaseItem: boolean
  /** Queue entries that ask for it directly. */
  readonly targets: readonly { readonly entry: number; readonly quantity: number }[]
  /** Crafts that use it up or need it at hand. */
  readonly uses: readonly ExplainedUse[]
  /** What must be at hand beyond what all of them use up. */
  readonly keptAtHand: number
  /** Sum of targets, of what the uses spend, and of what is kept at hand. */
  readonly demand: number
  /** Stock this row may use, and how much of it the demand takes. */
  readonly stock: number
  readonly used: number
  readonly missing: number
  /** Crafts of the plan that give it besides their own item. */
  readonly comesWith: readonly ExplainedGift[]
  /** How much of that counts: what comes in time, in whole pieces. */
  readonly comesAlong: number
  /** Whether some of it comes back from what is made with this very item, round by round. */
  readonly isRenewed: boolean
  /** missing − comesAlong. */
  readonly toGet: number
  /** How the amount to get amount becomes whole crafts; absent on base items. */
  readonly rounding: Rounding | null
}

export type ExplainedUse = {
  readonly itemId: ItemId
  readonly recipeIndex: number
  readonly crafts: number
  readonly kind: NeedKind
  readonly quantityPerCraft: number
  /** What the crafts use up. */
  readonly quantity: number
  /** What they need at hand beyond that. */
  readonly kept: number
}

export type ExplainedGift = {
  readonly itemId: ItemId
  readonly recipeIndex: number
  readonly crafts: number
  readonly quantityPerCraft: number
  /** Expected amount, may be fractional. */
  readonly quantity: number
  /** Whether it is there before this row's item is needed: what is given by earlier steps only stays over. */
  readonly isInTime: boolean
}

export type Rounding = {
  /** Expected yield of one craft is yieldNum / yieldDen. */
  readonly yieldNum: number
  readonly yieldDen: number
  /** To get ÷ yield, before rounding up. */
  readonly exactCrafts: number
  readonly crafts: number
  /** How many of them are worked on: a part of one at a place that was paid for. */
  readonly worked: number
  /** So many that 95 of 100 players have enough. */
  readonly isSafe: boolean
  readonly toCraft: number
  readonly surplus: number
}

export type ExplainedRow = {
  readonly itemId: ItemId
  /** null for a base row. */
  readonly recipeIndex: number | null
  readonly obtainFirst: boolean
}

/** Explains a row of the summary; null where the plan has no such row. */
export function explain(plan: Plan, row: ExplainedRow): Explanation | null {
  if (plan.unknown.has(row.itemId)) return explainUnknown(plan, row.itemId)
  const node = nodeOf(plan, row)
  if (node < 0) return null
  const { nodes, open } = plan
  if (row.obtainFirst) return explainObtainFirst(plan, row.itemId, node)
  const demand = open.need[node]!
  const missing = missingOf(open, node)
  const toGet = toGetOf(nodes, open, node)
  const targets = targetsOf(plan, node)
  const uses = usesOf(plan, node)
  return {
    itemId: row.itemId,
    isBaseItem: isRaw(nodes, node),
    targets,
    uses,
    keptAtHand: Math.max(0, demand - total(targets) - total(uses)),
    demand,
    stock: open.stock[node]!,
    used: demand - missing,
    missing,
    comesWith: giftsTo(plan, node),
    comesAlong: missing - toGet,
    isRenewed: isRenewed(nodes, open, node),
    toGet,
    rounding: isRaw(nodes, node) ? null : roundingOf(plan, node, toGet),
  }
}

function explainObtainFirst(plan: Plan, itemId: ItemId, node: number): Explanation {
  const { nodes, open } = plan
  const demand = obtainFirstDemand(nodes, open, node)
  const missing = obtainFirstMissing(nodes, open, node)
  const uses = usesOf(plan, nodes.count + node)
  return {
    ...withoutGifts(missing),
    itemId,
    targets: [],
    uses,
    keptAtHand: Math.max(0, demand - total(uses)),
    demand,
    stock: demand - missing,
    used: demand - missing,
  }
}

/** Of a base row to which nothing comes along. */
function withoutGifts(missing: number) {
  return {
    isBaseItem: true,
    missing,
    comesWith: [],
    comesAlong: 0,
    isRenewed: false,
    toGet: missing,
    rounding: null,
  }
}

function total(rows: readonly { readonly quantity: number }[]): number {
  return rows.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** An item the catalogue does not know: what the queue asks, less what is held (CAL-12). */
function explainUnknown({ input }: Plan, itemId: ItemId): Explanation {
  const targets = input.buildList.flatMap((listed, entry) =>
    listed.itemId === itemId ? [{ entry, quantity: listed.quantity }] : [],
  )
  const demand = total(targets)
  const stock = usableAmount(input, itemId)
  const used = Math.min(stock, demand)
  return { ...withoutGifts(demand - used), itemId, targets, uses: [], keptAtHand: 0, demand, stock, used }
}

function nodeOf(
  { catalog, nodes, open, full }: Plan,
  { itemId, recipeIndex, obtainFirst }: ExplainedRow,
): number {
  const item = catalog.indexById.get(itemId)
  if (item === undefined) return -1
  const recipe = recipeIndex === null ? -1 : catalog.graph.recipeStart[item]! + recipeIndex
  for (let node = nodes.firstNode[item]!; node >= 0; node = nodes.twin[node]!) {
    const isAskedFirst = [open, full].some((demand) => obtainFirstDemand(nodes, demand, node) > 0)
    if (obtainFirst ? isAskedFirst : nodes.recipe[node] === recipe) return node
  }
  return -1
}

function targetsOf({ nodes, input, targetOfEntry }: Plan, node: number) {
  return input.buildList.flatMap(({ quantity }, entry) =>
    nodes.targetNode[targetOfEntry[entry]!] === node ? [{ entry, quantity }] : [],
  )
}

function usesOf(plan: Plan, place: number): readonly ExplainedUse[] {
  const { nodes, open } = plan
  const uses: ExplainedUse[] = []
  for (let node = 0; node < nodes.count; node++) {
    if (open.crafts[node] === 0 || !asks(nodes, node, place)) continue
    for (const { asked, kind, perCraft, spent, kept } of needsOf(plan, node)) {
      if (asked !== place) continue
      uses.push({ ...craftsOf(plan, node), kind, quantityPerCraft: perCraft, quantity: spent, kept })
    }
  }
  return uses
}

function asks({ edgeStart, edgeNode }: PlanNodes, node: number, place: number): boolean {
  for (let edge = edgeStart[node]!; edge < edgeStart[node + 1]!; edge++)
    if (edgeNode[edge] === place) return true
  return false
}

/** Crafts that give the node's item besides their own. */
function giftsTo(plan: Plan, node: number): readonly ExplainedGift[] {
  const { catalog, nodes, open } = plan
  const item = nodes.item[node]!
  const gifts: ExplainedGift[] = []
  for (let giver = 0; giver < nodes.count; giver++) {
    const recipe = nodes.recipe[giver]!
    if (open.crafts[giver] === 0 || !givesItem(catalog.graph, recipe, item)) continue
    for (const gift of giftsOf(plan, giver)) {
      if (gift.item !== item) continue
      const quantity = gift.perCraft * open.crafts[giver]!
      gifts.push({
        ...craftsOf(plan, giver),
        quantityPerCraft: gift.perCraft,
        quantity,
        isInTime: giver < node,
      })
    }
  }
  return gifts
}

function givesItem({ giveStart, giveItem }: RecipeGraph, recipe: number, item: number): boolean {
  return recipe >= 0 && giveItem.subarray(giveStart[recipe]!, giveStart[recipe + 1]!).includes(item)
}

function craftsOf({ catalog, nodes, open }: Plan, node: number) {
  const item = nodes.item[node]!
  return {
    itemId: catalog.ids[item]!,
    recipeIndex: nodes.recipe[node]! - catalog.graph.recipeStart[item]!,
    crafts: open.crafts[node]!,
  }
}

function roundingOf(plan: Plan, node: number, toGet: number): Rounding {
  const { nodes, open } = plan
  const part = workedPart(plan, node)
  return {
    yieldNum: nodes.num[node]!,
    yieldDen: nodes.den[node]!,
    exactCrafts: (toGet * nodes.den[node]!) / nodes.num[node]!,
    crafts: open.crafts[node]!,
    isSafe: isSafe(nodes, node),
    worked: part.crafts,
    toCraft: part.gives,
    surplus: part.surplus,
  }
}
