import type { Catalog } from './catalog.ts'
import type { Rarity } from './item.ts'
import { compareListed, compareTexts, compareTiers, type Listed } from './listing-order.ts'
import { plainText } from './plain-text.ts'
import { fitOf, nearnessTo, readTyped, searchedName, type TypedText } from './typed-text.ts'

export type CatalogFilter = {
  readonly searchTerm: string
  readonly type: 'all' | 'craftable' | 'base' | 'building' | 'research' | 'decoration'
  readonly tier: number | null
  readonly rarity: Rarity | null
  /** A skill; an item belongs to the skills of its recipes, a base item to those it is gathered with. */
  readonly profession: string | null
}

export type CatalogSort = { readonly by: 'tier' | 'name' | 'rarity'; readonly direction: 'asc' | 'desc' }

export type CatalogSearch = {
  /**
   * Places of the items that match: the best fitting names first, and alike ones in the order asked for; ties by tier, then name, then id
   * (CAL-3). A mark like "t5" in the text asks for a tier. The caller must not
   * change the array: a search that finds the same as the one before returns the same array.
   */
  readonly find: (filter: CatalogFilter, sort: CatalogSort) => Int32Array
  /** Tiers that occur, ascending. */
  readonly tiers: readonly number[]
  /** What can be filtered for: the kinds that occur. */
  readonly types: readonly CatalogFilter['type'][]
  /** Skills that occur, by name. */
  readonly professions: readonly string[]
}

/** Prepares a catalogue for search: names without case and accents, and one sorted order per column (CAL-3). */
export function createCatalogSearch(catalog: Catalog): CatalogSearch {
  const places = Array.from({ length: catalog.size }, (_, place) => place)
  const names = places.map((place) => searchedName(plainText(catalog.names[place]!)))
  const orderBy = createOrders(catalog, places)
  const professionPlaces = placesByProfession(catalog)
  const decorative = new Set(places.filter((place) => catalog.isDecoration(place)))
  let before = new Int32Array()

  function find({ searchTerm, ...rest }: CatalogFilter, sort: CatalogSort): Int32Array {
    const typed = readTyped(searchTerm)
    const isWanted = isWantedBy({ ...rest, tier: typed.tier ?? rest.tier }, typed.words.length > 0)
    const wanted = orderBy(sort).filter(isWanted)
    const found = Int32Array.from(typed.words.length === 0 ? wanted : named(typed, wanted))
    if (!isSame(found, before)) before = found
    return before
  }

  /** The best fitting first; where no name fits, those that are nearly so. */
  function named(typed: TypedText, wanted: readonly number[]): readonly number[] {
    const fitting = bestFirst(wanted, (place) => fitOf(typed, names[place]!))
    if (fitting.length > 0) return fitting
    const nearnessOf = nearnessTo(typed)
    return bestFirst(wanted, (place) => nearnessOf(names[place]!.plain))
  }

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

  /** Decoration is shown to whoever names it or asks for it, so that it does not crowd the list (BEY-19). */
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

  return {
    find,
    types,
    tiers: [...new Set(catalog.tiers.subarray(0, catalog.size))].sort(compareTiers),
    professions: [...professionPlaces.keys()].sort(),
  }
}

/** Those that have a rank, the lowest first; alike ones stay in their order. */
function bestFirst(places: readonly number[], rankOf: (place: number) => number | null): readonly number[] {
  return places
    .flatMap((place) => {
      const rank = rankOf(place)
      return rank === null ? [] : [{ place, rank }]
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ place }) => place)
}

function isSame(places: Int32Array, others: Int32Array): boolean {
  return places.length === others.length && places.every((place, index) => place === others[index])
}

function isCraftable({ graph }: Catalog, place: number): boolean {
  return graph.recipeStart[place + 1]! > graph.recipeStart[place]!
}

/** Sorted places per column and direction; each is sorted when first asked for, starting from the order of ties. */
function createOrders({ names, tiers, rarities, ids }: Catalog, places: readonly number[]) {
  const listed = places.map(
    (place): Listed => ({ tier: tiers[place]!, name: names[place]!, id: ids[place]! }),
  )
  const compareTies = (a: number, b: number) =>
    tiers[a] === tiers[b] && names[a] === names[b] && rarities[a] !== rarities[b]
      ? rarities[a]! - rarities[b]!
      : compareListed(listed[a]!, listed[b]!)
  const ties = [...places].sort(compareTies)
  const compare = {
    tier: (a: number, b: number) => tiers[a]! - tiers[b]!,
    name: (a: number, b: number) => compareTexts(names[a]!, names[b]!),
    rarity: (a: number, b: number) => rarities[a]! - rarities[b]!,
  }
  const untieredLast = (by: CatalogSort['by'], a: number, b: number) =>
    by === 'tier' ? Number(tiers[a]! < 0) - Number(tiers[b]! < 0) : 0
  const sorted = new Map<string, readonly number[]>()
  return ({ by, direction }: CatalogSort): readonly number[] => {
    const key = `${by} ${direction}`
    const known = sorted.get(key)
    if (known) return known
    const sign = direction === 'asc' ? 1 : -1
    const order = [...ties].sort((a, b) => untieredLast(by, a, b) || sign * compare[by](a, b))
    sorted.set(key, order)
    return order
  }
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
