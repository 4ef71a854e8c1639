import type { Catalog } from '../catalog/catalog.ts'
import { itemName } from '../catalog/catalog.ts'
import type { ItemId } from '../catalog/item.ts'
import { compareListed } from '../catalog/listing-order.ts'
import type { Inventory } from '../inventory/inventory.ts'
import type { Material } from './material.ts'
import { workOf } from './professions.ts'
import { recipeOfStep } from './work.ts'

/** What a plan gives that it does not need. */
export type Leftover = {
  readonly itemId: ItemId
  /** From whole crafts giving more than is missing. */
  readonly surplus: number
  /** From crafts of other things, as an expected amount. */
  readonly byproduct: number
}

/** What stays over once the plan is done, by tier, then name. */
export function leftoversOf(catalog: Catalog, materials: readonly Material[]): readonly Leftover[] {
  const found = new Map<ItemId, Leftover>()
  const add = (itemId: ItemId, part: 'surplus' | 'byproduct', amount: number) => {
    const known = found.get(itemId) ?? { itemId, surplus: 0, byproduct: 0 }
    found.set(itemId, { ...known, [part]: known[part] + amount })
  }
  for (const row of materials) {
    const crafts = row.craft?.crafts ?? 0
    if (row.craft && row.craft.surplus > 0) add(row.itemId, 'surplus', row.craft.surplus)
    if (crafts === 0) continue
    for (const { itemId, quantity } of recipeOfStep(catalog, workOf(row))?.byproducts ?? []) {
      add(itemId, 'byproduct', quantity * crafts)
    }
  }
  return listed(catalog, [...found.values()])
}

/** Something every craft gives back: so many at hand are enough for the whole plan. */
export type Catalyst = { readonly itemId: ItemId; readonly quantity: number; readonly have: number }

/** What the plan's crafts need at hand and do not use up, by tier, then name. */
export function catalystsOf(
  catalog: Catalog,
  materials: readonly Material[],
  inventory: Inventory,
): readonly Catalyst[] {
  const most = new Map<ItemId, number>()
  for (const row of materials) {
    if (!row.craft || row.craft.crafts === 0) continue
    for (const { itemId, quantity } of recipeOfStep(catalog, workOf(row))?.catalysts ?? []) {
      most.set(itemId, Math.max(quantity, most.get(itemId) ?? 0))
    }
  }
  const rows = [...most].map(([itemId, quantity]) => ({
    itemId,
    quantity,
    have: Math.max(0, inventory.get(itemId) ?? 0),
  }))
  return listed(catalog, rows)
}

function listed<Row extends { readonly itemId: ItemId }>(catalog: Catalog, rows: readonly Row[]): Row[] {
  const place = ({ itemId }: Row) => ({
    tier: catalog.tiers[catalog.indexById.get(itemId) ?? -1] ?? -1,
    name: itemName(catalog, itemId),
    id: itemId,
  })
  return rows.toSorted((a, b) => compareListed(place(a), place(b)))
}
