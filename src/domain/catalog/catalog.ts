import type { CatalogInfo } from './catalog-info.ts'
import type { Item, ItemId } from './item.ts'
import type { RecipeGraph } from './recipe-graph.ts'

/** A catalogue opened for use: one dense index per item, columns for what is read often, whole items on demand. */
export type Catalog = {
  readonly info: CatalogInfo
  readonly size: number
  readonly ids: readonly ItemId[]
  readonly names: readonly string[]
  readonly tiers: Int16Array
  readonly rarities: Uint8Array
  readonly indexById: ReadonlyMap<string, number>
  readonly graph: RecipeGraph
  /** The whole item; built when first asked for, the same object from then on. */
  readonly itemAt: (index: number) => Item
  /** Every skill the item is crafted or gathered with. */
  readonly skillsAt: (index: number) => readonly string[]
}

/** The item of that id, or undefined where the catalogue does not know it. */
export function findItem(catalog: Catalog, id: string): Item | undefined {
  const index = catalog.indexById.get(id)
  return index === undefined ? undefined : catalog.itemAt(index)
}

/** The item's name, or the specification's word for an item the catalogue does not know (CAL-12). */
export function itemName(catalog: Catalog, id: string): string {
  const index = catalog.indexById.get(id)
  return index === undefined ? 'Unknown Item' : catalog.names[index]!
}
