import { itemName } from '#domain/catalog/catalog'
import { type ItemNameOf, notificationsText as text } from '../messages/notifications-text.ts'
import { useCatalogState } from '../state/catalog.ts'

/** Names items by their ids; until the catalogue is loaded, every item has the same general name. */
export function useItemName(): ItemNameOf {
  const catalog = useCatalogState()
  return (itemId) => (catalog.state === 'ready' ? itemName(catalog.engine.catalog, itemId) : text.item)
}
