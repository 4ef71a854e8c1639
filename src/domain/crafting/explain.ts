import type { ItemId } from '../catalog/item.ts'
import { usableAmount } from '../inventory/kept-back.ts'
import { giftsTo, usesOf } from './explained-crafts.ts'
import type { Explanation, Rounding } from './explanation.ts'
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
import { workedPart } from './worked-part.ts'

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
  // A node's number plus the count of nodes stands for what must be obtained first of its item.
  const uses = usesOf(plan, nodes.count + node)
  return {
    ...withoutGifts(missing),
    itemId,
    targets: [],
    uses,
    keptAtHand: Math.max(0, demand - total(uses)),
    demand,
    // This row may use only stock that nothing else of the plan uses, of which no more is named than the row takes.
    stock: demand - missing,
    used: demand - missing,
  }
}

/** The fields of a base row to which nothing comes along. */
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
    // `open` counts with the inventory, `full` as if it were empty: the summary has the row where either asks for something.
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
