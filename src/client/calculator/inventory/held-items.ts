import { type Catalog, findItem } from '#domain/catalog/catalog'
import type { Item } from '#domain/catalog/item'
import { compareListed } from '#domain/catalog/listing-order'
import { unknownItem } from '#domain/catalog/read-item'
import type { Inventory } from '#domain/inventory/inventory'

/** The items held, by tier, then name (CAL-8). */
export function heldItems(catalog: Catalog, inventory: Inventory): readonly Item[] {
  return [...inventory.keys()].map((id) => findItem(catalog, id) ?? unknownItem(id)).sort(compareListed)
}
