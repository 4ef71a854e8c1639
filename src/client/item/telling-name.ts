import { type Catalog, itemName } from '#domain/catalog/catalog'
import type { ItemId, Rarity } from '#domain/catalog/item'
import { rarityName } from '#domain/catalog/rarity'
import { calculatorText } from '../messages/calculator-text.ts'

const shared = new WeakMap<Catalog, ReadonlySet<string>>()

/** An item's name, with its rarity where the catalogue has several items of that name: gear is raised from one to the next. */
export function tellingName(catalog: Catalog, id: ItemId): string {
  const name = itemName(catalog, id)
  const index = catalog.indexById.get(id)
  if (index === undefined || !sharedNamesOf(catalog).has(name)) return name
  return calculatorText.ofRarity(name, rarityName(catalog.rarities[index] as Rarity))
}

function sharedNamesOf(catalog: Catalog): ReadonlySet<string> {
  const known = shared.get(catalog)
  if (known) return known
  // Behind those of the items, each unknown id has the same general name.
  const names = catalog.names.slice(0, catalog.size)
  const met = new Set<string>()
  const several = new Set<string>()
  for (const name of names) (met.has(name) ? several : met).add(name)
  shared.set(catalog, several)
  return several
}
