import { type Catalog, itemName } from '../catalog/catalog.ts'
import type { ItemId, Recipe } from '../catalog/item.ts'
import { compareListed } from '../catalog/listing-order.ts'
import type { Material } from './material.ts'
import { workOf } from './professions.ts'
import { recipeOfStep } from './work.ts'

/** What a plan gives that it does not need. */
export type Leftover = {
  readonly itemId: ItemId
  /** From whole crafts giving more than is to be got. */
  readonly surplus: number
  /** From crafts of other things, as an expected amount, less what the plan uses of it. */
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
    const work = workOf(row)
    const recipe = recipeOfStep(catalog, work)
    if (!row.craft || !recipe || work.crafts === 0) continue
    if (row.craft.surplus > 0) add(row.itemId, 'surplus', row.craft.surplus)
    for (const { itemId, quantity } of recipe.byproducts) {
      add(itemId, 'byproduct', Math.max(0, quantity - takenOf(recipe, itemId)) * work.worked)
    }
  }
  for (const { itemId, comesAlong } of materials) if (comesAlong > 0) takeFrom(found, itemId, comesAlong)
  return listed(
    catalog,
    [...found.values()].filter(({ surplus, byproduct }) => surplus + byproduct > rounding),
  )
}

/** Smaller amounts are rounding errors from adding decimals. */
const rounding = 1e-9

/** How much of an item one craft takes. What it gives back of that is no gain. */
function takenOf({ ingredients }: Recipe, itemId: ItemId): number {
  const taken = ingredients.filter((row) => row.itemId === itemId)
  return taken.reduce((sum, { quantity }) => sum + quantity, 0)
}

/**
 * Takes what the plan uses off the by-products, then off the surplus: of an item crafted by two recipes, the crafts of one use what
 * those of the other leave over.
 */
function takeFrom(found: Map<ItemId, Leftover>, itemId: ItemId, amount: number): void {
  const { surplus, byproduct } = found.get(itemId) ?? { surplus: 0, byproduct: 0 }
  const fromByproduct = Math.min(byproduct, amount)
  const left = Math.max(0, surplus - (amount - fromByproduct))
  found.set(itemId, { itemId, surplus: left, byproduct: byproduct - fromByproduct })
}

/** In the order of lists. An item that the catalogue lacks has the tier -1, as one without a tier. */
function listed<Row extends { readonly itemId: ItemId }>(catalog: Catalog, rows: readonly Row[]): Row[] {
  const place = ({ itemId }: Row) => ({
    tier: catalog.tiers[catalog.indexById.get(itemId) ?? -1] ?? -1,
    name: itemName(catalog, itemId),
    id: itemId,
  })
  return rows.toSorted((a, b) => compareListed(place(a), place(b)))
}
