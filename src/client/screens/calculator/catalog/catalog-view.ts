import type { CatalogFilter, CatalogSort } from '#domain/catalog/search'

/** What of the catalogue is in sight, and in which order. */
export type CatalogView = { readonly filter: CatalogFilter; readonly sort: CatalogSort }

export const defaultView: CatalogView = {
  filter: { searchTerm: '', type: 'craftable', tier: null, rarity: null, profession: null },
  sort: { by: 'tier', direction: 'asc' },
}

export function isDefaultView({ filter, sort }: CatalogView): boolean {
  return (
    filter.searchTerm === '' &&
    filter.type === defaultView.filter.type &&
    filter.tier === null &&
    filter.rarity === null &&
    filter.profession === null &&
    sort.by === defaultView.sort.by &&
    sort.direction === defaultView.sort.direction
  )
}
