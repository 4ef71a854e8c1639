import type { Catalog } from '#domain/catalog/catalog'
import type { CatalogFilter } from '#domain/catalog/catalog-filter'
import type { CatalogSort } from '#domain/catalog/catalog-orders'
import { createCatalogSearch } from '#domain/catalog/search'
import { median } from './measure.ts'

export type SearchBench = {
  readonly items: number
  readonly prepareMs: number
  /** The median of the key whose search takes longest. */
  readonly slowestKeyMs: number
  readonly medianKeyMs: number
}

const sort: CatalogSort = { by: 'tier', direction: 'asc' }
const typed = 'rough plank station'
const rounds = 30

/** Times the search for each key while a text is typed (CAL-3); before each round another text is searched. */
export function benchSearch(catalog: Catalog): SearchBench {
  const start = performance.now()
  const search = createCatalogSearch(catalog)
  search.find(filterFor(''), sort)
  const prepareMs = performance.now() - start
  const perKey: number[][] = Array.from(typed, () => [])
  for (let round = 0; round < rounds; round++) {
    search.find(filterFor('another'), sort)
    perKey.forEach((times, i) => {
      const pressed = performance.now()
      search.find(filterFor(typed.slice(0, i + 1)), sort)
      times.push(performance.now() - pressed)
    })
  }
  const keys = perKey.map(median)
  return {
    items: catalog.size,
    prepareMs,
    slowestKeyMs: Math.max(...keys),
    medianKeyMs: median(keys),
  }
}

function filterFor(searchTerm: string): CatalogFilter {
  return { searchTerm, type: 'all', tier: null, rarity: null, profession: null }
}
