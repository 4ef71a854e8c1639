import type { ItemId } from '../catalog/item.ts'
import { amountOfCrafts, isRaw, missingOf, obtainFirstMissing, surplusOf } from './node-reading.ts'
import type { Plan } from './plan.ts'

/** Where a number of the plan comes from (BEY-3): asked for, less stock, rounded up to whole crafts. */
export type Explanation = {
  readonly itemId: ItemId
  readonly isBaseItem: boolean
  /** Queue entries that ask for it directly. */
  readonly targets: readonly { readonly entry: number; readonly quantity: number }[]
  /** Crafts that use it up. */
  readonly uses: readonly ExplainedUse[]
  /** Sum of both. */
  readonly demand: number
  /** Stock this row may use, and how much of it the demand takes. */
  readonly stock: number
  readonly used: number
  readonly missing: number
  /** How the missing amount becomes whole crafts; absent on base items. */
  readonly rounding: Rounding | null
}

export type ExplainedUse = {
  readonly itemId: ItemId
  readonly recipeIndex: number
  readonly crafts: number
  readonly quantityPerCraft: number
  readonly quantity: number
}

export type Rounding = {
  /** Expected yield of one craft is yieldNum / yieldDen. */
  readonly yieldNum: number
  readonly yieldDen: number
  /** missing ÷ yield, before rounding up. */
  readonly exactCrafts: number
  readonly crafts: number
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
  const place = row.obtainFirst ? nodes.count + node : node
  const demand = open.need[place]!
  const missing = row.obtainFirst ? obtainFirstMissing(nodes, open, node) : missingOf(open, node)
  return {
    itemId: row.itemId,
    isBaseItem: row.obtainFirst || isRaw(nodes, node),
    targets: row.obtainFirst ? [] : targetsOf(plan, node),
    uses: usesOf(plan, place),
    demand,
    stock: row.obtainFirst ? demand - missing : open.stock[node]!,
    used: demand - missing,
    missing,
    rounding: row.obtainFirst || isRaw(nodes, node) ? null : roundingOf(plan, node, missing),
  }
}

/** An item the catalogue does not know: what the queue asks, less what is held (CAL-12). */
function explainUnknown({ input }: Plan, itemId: ItemId): Explanation {
  const targets = input.buildList.flatMap((listed, entry) =>
    listed.itemId === itemId ? [{ entry, quantity: listed.quantity }] : [],
  )
  const demand = targets.reduce((sum, { quantity }) => sum + quantity, 0)
  const stock = Math.max(0, input.inventory.get(itemId) ?? 0)
  const used = Math.min(stock, demand)
  const missing = demand - used
  return { itemId, isBaseItem: true, targets, uses: [], demand, stock, used, missing, rounding: null }
}

function nodeOf({ catalog, nodes, full }: Plan, { itemId, recipeIndex, obtainFirst }: ExplainedRow): number {
  const item = catalog.indexById.get(itemId)
  if (item === undefined) return -1
  const recipe = recipeIndex === null ? -1 : catalog.graph.recipeStart[item]! + recipeIndex
  for (let node = nodes.firstNode[item]!; node >= 0; node = nodes.twin[node]!) {
    if (obtainFirst ? full.need[nodes.count + node]! > 0 : nodes.recipe[node] === recipe) return node
  }
  return -1
}

function targetsOf({ nodes, input, targetOfEntry }: Plan, node: number) {
  return input.buildList.flatMap(({ quantity }, entry) =>
    nodes.targetNode[targetOfEntry[entry]!] === node ? [{ entry, quantity }] : [],
  )
}

function usesOf({ catalog, nodes, open }: Plan, place: number): readonly ExplainedUse[] {
  const uses: ExplainedUse[] = []
  for (let node = 0; node < nodes.count; node++) {
    const crafts = open.crafts[node]!
    if (crafts === 0) continue
    for (let edge = nodes.edgeStart[node]!; edge < nodes.edgeStart[node + 1]!; edge++) {
      if (nodes.edgeNode[edge] !== place) continue
      const item = nodes.item[node]!
      const quantityPerCraft = nodes.edgeQuantity[edge]!
      uses.push({
        itemId: catalog.ids[item]!,
        recipeIndex: nodes.recipe[node]! - catalog.graph.recipeStart[item]!,
        crafts,
        quantityPerCraft,
        quantity: crafts * quantityPerCraft,
      })
    }
  }
  return uses
}

function roundingOf({ nodes, open }: Plan, node: number, missing: number): Rounding {
  const crafts = open.crafts[node]!
  return {
    yieldNum: nodes.num[node]!,
    yieldDen: nodes.den[node]!,
    exactCrafts: (missing * nodes.den[node]!) / nodes.num[node]!,
    crafts,
    toCraft: amountOfCrafts(nodes, node, crafts),
    surplus: surplusOf(nodes, open, node),
  }
}
