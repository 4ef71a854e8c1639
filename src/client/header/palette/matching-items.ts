import type { Item } from '#domain/catalog/item'
import type { Engine } from '../../state/engine.ts'

const mostItems = 8

/** The craftable items whose names fit best; those that fit alike by tier. */
export function matchingItems({ catalog, search }: Engine, name: string): readonly Item[] {
  if (name.trim() === '') return []
  const found = search.find(
    { searchTerm: name, type: 'craftable', tier: null, rarity: null, profession: null },
    { by: 'tier', direction: 'asc' },
  )
  return Array.from(found.subarray(0, mostItems), (place) => catalog.itemAt(place))
}
