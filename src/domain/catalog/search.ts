import type { Catalog } from './catalog.ts'
import { type CatalogFilter, createFilters } from './catalog-filter.ts'
import { type CatalogSort, createOrders } from './catalog-orders.ts'
import { compareTiers } from './listing-order.ts'
import { plainText } from './plain-text.ts'
import { fitOf, nearnessTo, readTyped, searchedName, type TypedText } from './typed-text.ts'

export type CatalogSearch = {
  /**
   * Places of the items that match: the best fitting names first, and alike ones in the order asked for; ties by tier, then name,
   * then rarity, then id (CAL-3). A mark like "t5" in the text asks for a tier. The caller must not change the array: a search that finds
   * the same items as the one before returns the same array.
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
  const orderBy = createOrders(catalog)
  const filters = createFilters(catalog, places)
  let before = new Int32Array()

  function find({ searchTerm, ...rest }: CatalogFilter, sort: CatalogSort): Int32Array {
    const typed = readTyped(searchTerm)
    // A tier in the text counts before the filter's. The second argument: are words typed? Decoration is shown to whoever names it.
    const isWanted = filters.isWantedBy({ ...rest, tier: typed.tier ?? rest.tier }, typed.words.length > 0)
    const wanted = orderBy(sort).filter(isWanted)
    const found = Int32Array.from(typed.words.length === 0 ? wanted : named(typed, wanted))
    if (!isSame(found, before)) before = found
    return before
  }

  /** Places whose names fit, the best first; where no name fits, places whose names come near. */
  function named(typed: TypedText, wanted: readonly number[]): readonly number[] {
    const fitting = bestFirst(wanted, (place) => fitOf(typed, names[place]!))
    if (fitting.length > 0) return fitting
    const nearnessOf = nearnessTo(typed)
    return bestFirst(wanted, (place) => nearnessOf(names[place]!.plain))
  }

  return {
    find,
    types: filters.types,
    tiers: [...new Set(catalog.tiers.subarray(0, catalog.size))].sort(compareTiers),
    professions: filters.professions,
  }
}

/** Places that have a rank, the lowest first; places of equal rank stay in their order. */
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
