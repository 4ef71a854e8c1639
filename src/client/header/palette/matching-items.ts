import type { Item } from '#domain/catalog/item'
import { plainText } from '#domain/catalog/plain-text'
import type { Engine } from '../../state/engine.ts'

const mostItems = 8

/** The craftable items that match a name: the exact name first, then names that begin with it, then shorter ones. */
export function matchingItems({ catalog, search }: Engine, name: string): readonly Item[] {
  const wanted = plainText(name)
  if (wanted === '') return []
  const found = search.find(
    { searchTerm: name, type: 'craftable', tier: null, rarity: null, profession: null },
    { by: 'tier', direction: 'asc' },
  )
  const rank = (item: Item) => {
    const plain = plainText(item.name)
    return (plain === wanted ? 0 : plain.startsWith(wanted) ? 1000 : 2000) + plain.length
  }
  return [...found]
    .map((place) => catalog.itemAt(place))
    .map((item) => ({ item, rank: rank(item) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, mostItems)
    .map(({ item }) => item)
}
