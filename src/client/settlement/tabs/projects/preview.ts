import type { Catalog } from '#domain/catalog/catalog'
import type { ItemId } from '#domain/catalog/item'
import type { Choice, Choices } from '#domain/crafting/choice'
import type { Material } from '#domain/crafting/material'
import { createPlanner, type Planner } from '#domain/crafting/planner'
import { choicesOf } from '#domain/planning/ledger-catalog'
import { freeStock } from '#domain/planning/project-numbers'
import type { LedgerRows } from '#domain/planning/walk'
import type { Way, Ways } from '#domain/settlement/ledger-rows'

const planners = new WeakMap<Catalog, Planner>()

function plannerOf(catalog: Catalog): Planner {
  const known = planners.get(catalog)
  if (known) return known
  const planner = createPlanner(catalog)
  planners.set(catalog, planner)
  return planner
}

type Wanted = {
  readonly projectId: string
  readonly itemId: ItemId
  readonly quantity: number
  readonly recipeIndex: number
  /** The project's ways with those chosen in the form. */
  readonly ways: Ways
}

/** What an item to be added takes: needed, in stock for this project, still needed; products before ingredients (PRJ-2). */
export function previewOf(
  catalog: Catalog,
  rows: LedgerRows,
  { projectId, itemId, quantity, recipeIndex, ways }: Wanted,
): readonly Material[] {
  const planner = plannerOf(catalog)
  planner.update({
    buildList: [{ itemId, quantity, recipeIndex }],
    inventory: stockFor(rows, projectId),
    choices: choicesOf(ways),
  })
  return planner.materials()
}

/** What a project can use: free stock and what it holds. */
export function stockFor(rows: LedgerRows, projectId: string): ReadonlyMap<ItemId, number> {
  const amounts = new Map<ItemId, number>()
  for (const { itemId } of rows.stock.values()) {
    const held = rows.allotments.get(`${projectId}:${itemId}`)?.amount ?? 0
    const amount = freeStock(rows, itemId) + held
    if (amount > 0) amounts.set(itemId, amount)
  }
  return amounts
}

/** A way as projects keep it. */
export function wayOf(choice: Choice): Way {
  return choice.source === 'craft' ? choice.recipeIndex : choice.source
}

/** Choices of the calculator as projects keep them. */
export function waysFrom(choices: Choices): Ways {
  return Object.fromEntries([...choices].map(([itemId, choice]) => [itemId, wayOf(choice)]))
}
