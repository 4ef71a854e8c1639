import type { Catalog } from '#domain/catalog/catalog'
import { type CatalogFilter, type CatalogSort, createCatalogSearch } from '#domain/catalog/search'
import { medianMs } from './measure.ts'

export type SearchBench = {
  readonly items: number
  readonly prepareMs: number
  /** The slowest of the searches, per key. */
  readonly slowestKeyMs: number
  readonly medianKeyMs: number
}

const sort: CatalogSort = { by: 'tier', direction: 'asc' }
const typed = 'rough plank station'

/** What a player waits for per key while typing (CAL-3). */
export function benchSearch(catalog: Catalog): SearchBench {
  const start = performance.now()
  const search = createCatalogSearch(catalog)
  search.find(filterFor(''), sort)
  const prepareMs = performance.now() - start
  const perKey = Array.from(typed, (_, i) =>
    medianMs(() => search.find(filterFor(typed.slice(0, i + 1)), sort), { batches: 5, batchMs: 8 }),
  )
  const sorted = perKey.toSorted((a, b) => a - b)
  return {
    items: catalog.size,
    prepareMs,
    slowestKeyMs: sorted.at(-1)!,
    medianKeyMs: sorted[Math.floor(sorted.length / 2)]!,
  }
}

function filterFor(searchTerm: string): CatalogFilter {
  return { searchTerm, type: 'all', tier: null, rarity: null, profession: null }
}
