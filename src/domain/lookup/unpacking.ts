import type { Catalog } from '../catalog/catalog.ts'
import type { ItemId, ItemQuantity } from '../catalog/item.ts'
import type { Material } from '../crafting/material.ts'
import type { Inventory } from '../inventory/inventory.ts'

/** What an item is packed into, and how many of it one package holds. */
export type Packing = { readonly packageId: ItemId; readonly holds: number }

/** Packages to be opened for an item. */
export type Unpacking = Packing & { readonly itemId: ItemId; readonly packages: number }

/** The tag of packages. In the game's tables each cargo of this tag that is made of one ingredient alone gives that ingredient back. */
const packageTag = 'Package'

/** What a package holds; null for an item that is no package. */
function contentOf(catalog: Catalog, packageId: ItemId): ItemQuantity | null {
  const place = catalog.indexById.get(packageId)
  // Most of a stock is no cargo: whole items are built only of what may be a package.
  if (place === undefined || catalog.kindAt(place) !== 'cargo') return null
  const item = catalog.itemAt(place)
  if (item.tag !== packageTag) return null
  const [recipe] = item.recipes
  const isPlain = recipe?.ingredients.length === 1 && recipe.outputQuantity === 1
  return isPlain && recipe.possibilities.length === 0 ? recipe.ingredients[0]! : null
}

/** How an item is packed; null where it never is. */
export function packingOf(catalog: Catalog, itemId: ItemId): Packing | null {
  const { graph, indexById, ids } = catalog
  const packed = indexById.get(itemId)
  for (let item = 0; item < graph.itemCount; item++) {
    // The first ingredient of the first recipe: only where that is the item can this be a package of it. All others are not built.
    const edge = graph.edgeStart[graph.recipeStart[item]!]!
    if (graph.recipeStart[item] === graph.recipeStart[item + 1] || graph.edgeItem[edge] !== packed) continue
    const content = contentOf(catalog, ids[item]!)
    if (content?.itemId === itemId) return { packageId: ids[item]!, holds: content.quantity }
  }
  return null
}

/**
 * The packages of a stock that hold what is still to get for a plan, as many of each as that takes. Packages that the plan itself takes
 * stay closed.
 */
export function unpackingsFor(
  catalog: Catalog,
  usable: Inventory,
  materials: readonly Pick<Material, 'itemId' | 'demand' | 'missing' | 'toGet'>[],
): readonly Unpacking[] {
  return [...usable].flatMap(([packageId, owned]) => {
    const content = contentOf(catalog, packageId)
    if (!content) return []
    const { itemId, quantity: holds } = content
    const wanted = sumOf(materials, itemId, ({ toGet }) => toGet)
    // The demand for packages that the stock covers.
    const taken = sumOf(materials, packageId, (row) => row.demand - row.missing)
    const packages = Math.min(owned - taken, Math.ceil(wanted / holds))
    return packages > 0 ? [{ itemId, packageId, holds, packages }] : []
  })
}

function sumOf<Row extends { readonly itemId: ItemId }>(
  rows: readonly Row[],
  itemId: ItemId,
  amountOf: (row: Row) => number,
): number {
  return rows.reduce((sum, row) => (row.itemId === itemId ? sum + amountOf(row) : sum), 0)
}
