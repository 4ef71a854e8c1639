import type { Catalog } from '#domain/catalog/catalog'
import type { Item } from '#domain/catalog/item'
import type { CatalogSearch } from '#domain/catalog/search'
import type { Inventory } from '#domain/inventory/inventory'

const mostSuggestions = 100

type Question = {
  catalog: Catalog
  search: CatalogSearch
  /** Items that are not offered. */
  inventory: Inventory
  typed: string
  most?: number
}

/** The first items that match and are not held yet; `cut` where there would be more (CAL-8). */
export function suggestions({ catalog, search, inventory, typed, most = mostSuggestions }: Question): {
  items: Item[]
  cut: boolean
} {
  const found = search.find(
    { searchTerm: typed, type: 'all', tier: null, rarity: null, profession: null },
    { by: 'tier', direction: 'asc' },
  )
  const items: Item[] = []
  for (const place of found) {
    if (inventory.has(catalog.ids[place]!)) continue
    if (items.length === most) return { items, cut: true }
    items.push(catalog.itemAt(place))
  }
  return { items, cut: false }
}
