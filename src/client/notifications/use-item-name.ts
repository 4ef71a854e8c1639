import { itemName } from '#domain/catalog/catalog'
import { type ItemNameOf, notificationsText as text } from '../messages/notifications-text.ts'
import { useCatalogState } from '../state/catalog.ts'

/** What items are called, as soon as the catalogue is there. */
export function useItemName(): ItemNameOf {
  const catalog = useCatalogState()
  return (itemId) => (catalog.state === 'ready' ? itemName(catalog.engine.catalog, itemId) : text.item)
}
