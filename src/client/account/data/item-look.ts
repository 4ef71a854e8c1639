import { findItem } from '#domain/catalog/catalog'
import type { Item, ItemId } from '#domain/catalog/item'
import { unknownItem } from '#domain/catalog/read-item'
import { useCatalogState } from '../../state/catalog.ts'

type ItemLook = Pick<Item, 'name' | 'tier' | 'rarity'> & { readonly known: boolean }

/** How an item looks in a list; by its id alone while there is no catalogue, because data must be safe without one. */
export function useItemLook(): (itemId: ItemId) => ItemLook {
  const catalog = useCatalogState()
  return (itemId) => {
    if (catalog.state !== 'ready') return { ...unknownItem(itemId), name: itemId, known: true }
    const item = findItem(catalog.engine.catalog, itemId)
    return item ? { ...item, known: true } : { ...unknownItem(itemId), known: false }
  }
}
