import type { Catalog } from './catalog.ts'
import type { Rarity } from './item.ts'

export type CatalogFilter = {
  readonly searchTerm: string
  readonly type: 'all' | 'craftable' | 'base' | 'building' | 'research' | 'decoration'
  readonly tier: number | null
  readonly rarity: Rarity | null
  /** A skill; an item belongs to the skills of its recipes, a base item to those it is gathered with. */
  readonly profession: string | null
}

/** What a catalogue can be filtered for, and which of its places a filter lets through. */
export function createFilters(catalog: Catalog, places: readonly number[]) {
  const professionPlaces = placesByProfession(catalog)
  const decorative = new Set(places.filter((place) => catalog.isDecoration(place)))

  /** @returns a test whether the filter lets a place through; `isNamed` says whether something was typed in its text field */
  function isWantedBy(
    { type, tier, rarity, profession }: Omit<CatalogFilter, 'searchTerm'>,
    isNamed: boolean,
  ) {
    const ofProfession = profession === null ? null : professionPlaces.get(profession)
    const isOfType = typeRule(type, isNamed)
    return (place: number) =>
      (tier === null || catalog.tiers[place] === tier) &&
      (rarity === null || catalog.rarities[place] === rarity) &&
      isOfType(place) &&
      (ofProfession === null || ofProfession?.has(place) === true)
  }

  /**
   * Decoration is shown to whoever names it or asks for it, so that it does not crowd the list (BEY-19). All of it are buildings, so
   * base items and research hold none.
   */
  function typeRule(type: CatalogFilter['type'], isNamed: boolean): (place: number) => boolean {
    const isShown = (place: number) => isNamed || !decorative.has(place)
    switch (type) {
      case 'all':
        return isShown
      case 'craftable':
        return (place) => isCraftable(catalog, place) && isShown(place)
      case 'base':
        return (place) => !isCraftable(catalog, place)
      case 'building':
        return (place) => catalog.kindAt(place) === 'building' && isShown(place)
      case 'research':
        return (place) => catalog.kindAt(place) === 'research'
      case 'decoration':
        return (place) => decorative.has(place)
    }
  }

  const kinds = new Set(places.map((place) => catalog.kindAt(place)))
  const types = (['all', 'craftable', 'base', 'building', 'research', 'decoration'] as const).filter(
    (type) => {
      if (type === 'building' || type === 'research') return kinds.has(type)
      return type !== 'decoration' || decorative.size > 0
    },
  )

  return { isWantedBy, types, professions: [...professionPlaces.keys()].sort() }
}

function isCraftable({ graph }: Catalog, place: number): boolean {
  return graph.recipeStart[place + 1]! > graph.recipeStart[place]!
}

function placesByProfession(catalog: Catalog): ReadonlyMap<string, ReadonlySet<number>> {
  const found = new Map<string, Set<number>>()
  for (let place = 0; place < catalog.size; place++) {
    for (const skill of catalog.skillsAt(place)) {
      const places = found.get(skill)
      if (places) places.add(place)
      else found.set(skill, new Set([place]))
    }
  }
  return found
}
