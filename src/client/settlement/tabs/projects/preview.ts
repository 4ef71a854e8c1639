import type { Catalog } from '#domain/catalog/catalog'
import type { ItemId } from '#domain/catalog/item'
import type { Material } from '#domain/crafting/material'
import { createPlanner, type Planner } from '#domain/crafting/planner'
import { choicesOf } from '#domain/planning/ledger-catalog'
import { freeStock } from '#domain/planning/project-numbers'
import type { LedgerRows } from '#domain/planning/walk'
import type { Ways } from '#domain/settlement/ledger-rows'

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

/** A row of the preview, with how much of it the project holds already for its other items, beside what is free. */
export type PreviewRow = Material & { readonly heldForOthers: number }

/** What an item to be added takes: needed, in the inventory, still needed (PRJ-2). What is held serves the project's other items. */
export function previewOf(
  catalog: Catalog,
  rows: LedgerRows,
  { projectId, itemId, quantity, recipeIndex, ways }: Wanted,
): readonly PreviewRow[] {
  const planner = plannerOf(catalog)
  planner.update({
    buildList: [{ itemId, quantity, recipeIndex }],
    inventory: freeStockIn(rows),
    choices: choicesOf(ways),
  })
  return planner.materials().map((material) => ({
    ...material,
    heldForOthers: rows.allotments.get(`${projectId}:${material.itemId}`)?.amount ?? 0,
  }))
}

/** The free stock, which a new item can count on: what its project holds is for the items that it has already. */
function freeStockIn(rows: LedgerRows): ReadonlyMap<ItemId, number> {
  const amounts = [...rows.stock.values()].map(({ itemId }) => [itemId, freeStock(rows, itemId)] as const)
  return new Map(amounts.filter(([, amount]) => amount > 0))
}
