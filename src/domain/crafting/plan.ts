import type { BuildList } from '../build-list/build-list.ts'
import type { Catalog } from '../catalog/catalog.ts'
import type { ItemId } from '../catalog/item.ts'
import type { Inventory } from '../inventory/inventory.ts'
import { type KeptBack, usableStock } from '../inventory/kept-back.ts'
import { changeStock, changeTarget } from './change-demand.ts'
import type { Choices } from './choice.ts'
import type { OddsCounting } from './craft-count.ts'
import { askFor, clearDemand, createDemand, type Demand, putStock } from './demand.ts'
import type { Target } from './laid-nodes.ts'
import { countsSafely, type PlanOdds } from './odds.ts'
import { tooLarge } from './plan-limits.ts'
import { layOutNodes, type PlanNodes } from './plan-nodes.ts'
import { orderForSelection, type RecipeOrder, recipeOrder } from './recipe-order.ts'
import { selectRecipes, targetOf } from './selection.ts'
import { sweep } from './sweep.ts'

export type PlanInput = {
  readonly buildList: BuildList
  readonly inventory: Inventory
  readonly choices: Choices
  /** Absent where a plan counts with averages throughout, as a settlement's projects do. */
  readonly odds?: PlanOdds
  /** What the plan leaves alone of the inventory. */
  readonly keptBack?: KeptBack
}

/** A queue worked out: `open` uses the inventory, `full` counts as if it were empty (CAL-7). */
export type Plan = {
  readonly catalog: Catalog
  readonly input: PlanInput
  readonly nodes: PlanNodes
  readonly open: Demand
  readonly full: Demand
  /** Place in `nodes.targetNode` of each queue entry, -1 for an item the catalogue does not know. */
  readonly targetOfEntry: readonly number[]
  /** What the queue asks of items the catalogue does not know. */
  readonly unknown: ReadonlyMap<ItemId, number>
}

/** How odds other than the average are counted; null as long as nothing can count them. */
export type FindCounting = () => OddsCounting | null

export type PlanMaker = (input: PlanInput) => Plan

/**
 * Makes plans of one catalogue, each from the last: changed amounts are followed through the existing plan,
 * a changed queue, choice or way to count on chance lays the plan out again (decision 1). A plan is spent once the next one is made.
 */
export function createPlanMaker(catalog: Catalog, findCounting: FindCounting): PlanMaker {
  const base = recipeOrder(catalog.graph)
  let selection: { choices: Choices; selected: Int32Array; order: RecipeOrder } | null = null
  let last: Plan | null = null
  let lastCounting: OddsCounting | null = null

  function select(choices: Choices) {
    if (selection?.choices === choices) return selection
    const selected = selectRecipes(catalog.graph, catalog.indexById, choices)
    return { choices, selected, order: orderForSelection(base, catalog.graph, selected) }
  }

  return (input) => {
    const counting = countsSafely(input.odds) ? findCounting() : null
    if (last && counting === lastCounting && canFollow(last, input)) {
      followChanges(last, input)
      last = { ...last, input, unknown: unknownAmounts(catalog, input.buildList) }
      return last
    }
    selection = select(input.choices)
    lastCounting = counting
    last = layOut(catalog, selection, input, counting)
    return last
  }
}

/** Whether changes can be followed through the last plan; not once an amount was too large to be exact, whose error they would keep. */
function canFollow(last: Plan, { choices, odds, buildList }: PlanInput): boolean {
  const isSameWay = last.input.choices === choices && last.input.odds === odds
  return isSameWay && asksForTheSame(last.input.buildList, buildList) && !tooLarge(last)
}

function asksForTheSame(before: BuildList, after: BuildList): boolean {
  if (before === after) return true
  return (
    before.length === after.length &&
    before.every(
      (entry, i) => entry.itemId === after[i]!.itemId && entry.recipeIndex === after[i]!.recipeIndex,
    )
  )
}

function layOut(
  catalog: Catalog,
  { selected, order }: { readonly selected: Int32Array; readonly order: RecipeOrder },
  input: PlanInput,
  counting: OddsCounting | null,
): Plan {
  const targets: Target[] = []
  const targetOfEntry = input.buildList.map((entry) => {
    const item = catalog.indexById.get(entry.itemId)
    return item === undefined ? -1 : targets.push(targetOf(catalog.graph, selected, item, entry)) - 1
  })
  const countCrafts = counting && input.odds ? counting(catalog, input.odds) : null
  const nodes = layOutNodes({ graph: catalog.graph, order, selected, countCrafts }, targets)
  const plan: Plan = {
    catalog,
    input,
    nodes,
    open: createDemand(nodes),
    full: createDemand(nodes),
    targetOfEntry,
    unknown: unknownAmounts(catalog, input.buildList),
  }
  fill(plan, plan.full, new Map())
  fill(plan, plan.open, usableStock(input))
  return plan
}

function fill({ catalog, input, nodes, targetOfEntry }: Plan, demand: Demand, inventory: Inventory): void {
  clearDemand(demand)
  for (const [itemId, quantity] of inventory) {
    const item = catalog.indexById.get(itemId)
    if (item !== undefined && quantity > 0) putStock(nodes, demand, item, quantity)
  }
  input.buildList.forEach((entry, i) => {
    if (targetOfEntry[i]! >= 0) askFor(nodes, demand, targetOfEntry[i]!, entry.quantity)
  })
  sweep(nodes, demand)
}

function followChanges(plan: Plan, input: PlanInput): void {
  const { catalog, nodes, open, full, targetOfEntry } = plan
  input.buildList.forEach((entry, i) => {
    const target = targetOfEntry[i]!
    if (target < 0) return
    changeTarget(nodes, open, target, entry.quantity)
    changeTarget(nodes, full, target, entry.quantity)
  })
  if (plan.input.inventory === input.inventory && plan.input.keptBack === input.keptBack) return
  const before = usableStock(plan.input)
  const after = usableStock(input)
  const change = (itemId: ItemId, quantity: number) => {
    const item = catalog.indexById.get(itemId)
    if (item !== undefined) changeStock(nodes, open, item, Math.max(0, quantity))
  }
  for (const itemId of before.keys()) if (!after.has(itemId)) change(itemId, 0)
  for (const [itemId, quantity] of after) change(itemId, quantity)
}

function unknownAmounts(catalog: Catalog, buildList: BuildList): ReadonlyMap<ItemId, number> {
  const amounts = new Map<ItemId, number>()
  for (const { itemId, quantity } of buildList) {
    if (!catalog.indexById.has(itemId)) amounts.set(itemId, (amounts.get(itemId) ?? 0) + quantity)
  }
  return amounts
}
