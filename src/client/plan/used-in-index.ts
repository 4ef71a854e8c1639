import type { Catalog } from '#domain/catalog/catalog'
import type { ItemId } from '#domain/catalog/item'
import { createUsedIn, type Use } from '#domain/lookup/used-in'

const indexes = new WeakMap<Catalog, (itemId: ItemId) => readonly Use[]>()

/** The catalogue's index of uses, prepared when first asked for. */
export function usedInOf(catalog: Catalog): (itemId: ItemId) => readonly Use[] {
  const known = indexes.get(catalog) ?? createUsedIn(catalog)
  indexes.set(catalog, known)
  return known
}
