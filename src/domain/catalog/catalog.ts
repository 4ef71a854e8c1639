import type { CatalogInfo } from './catalog-info.ts'
import { canBeStock, type Item, type ItemId, type ItemKind, kindOfId } from './item.ts'
import type { RecipeGraph } from './recipe-graph.ts'

/**
 * A catalogue opened for use. Items have indices 0, 1, 2, …; fields that are read often are arrays by index, whole items are
 * built on demand.
 */
export type Catalog = {
  readonly info: CatalogInfo
  /** How many items there are. `ids` and `indexById` have more: ids that recipes mention and no item has come last. */
  readonly size: number
  readonly ids: readonly ItemId[]
  readonly names: readonly string[]
  readonly tiers: Int16Array
  readonly rarities: Uint8Array
  readonly kindAt: (index: number) => ItemKind
  /** Whether the item is a building that is only there to be looked at. */
  readonly isDecoration: (index: number) => boolean
  readonly indexById: ReadonlyMap<string, number>
  readonly graph: RecipeGraph
  /** The whole item: built on the first call, the same object on every later one. */
  readonly itemAt: (index: number) => Item
  /** Every skill the item is crafted or gathered with. */
  readonly skillsAt: (index: number) => readonly string[]
  /** Indices of the items that are tools, and of the buildings that are stations (BEY-20). */
  readonly toolItems: readonly number[]
  readonly stationItems: readonly number[]
}

/** The item with that id; undefined if the catalogue lacks it. */
export function findItem(catalog: Catalog, id: string): Item | undefined {
  const index = catalog.indexById.get(id)
  return index === undefined ? undefined : catalog.itemAt(index)
}

/** The item's name; 'Unknown Item' if the catalogue lacks it (CAL-12). */
export function itemName(catalog: Catalog, id: string): string {
  const index = catalog.indexById.get(id)
  return index === undefined ? 'Unknown Item' : catalog.names[index]!
}

/** Whether pieces of the item can lie in a stock (BEY-19). Where the catalogue lacks the item, the letter of its id decides. */
export function isStockable(catalog: Catalog, id: string): boolean {
  const index = catalog.indexById.get(id)
  return canBeStock(index === undefined ? kindOfId(id) : catalog.kindAt(index))
}
