import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { CatalogFilter } from '#domain/catalog/catalog-filter'
import type { CatalogSort } from '#domain/catalog/catalog-orders'
import type { ItemId } from '#domain/catalog/item'
import type { CatalogSearch } from '#domain/catalog/search'

/** The filters of the catalogue, and the order of its rows. */
export type CatalogView = { readonly filter: CatalogFilter; readonly sort: CatalogSort }

/** Amounts that are typed but not yet queued. */
type TypedAmounts = ReadonlyMap<ItemId, number>

export const defaultView: CatalogView = {
  filter: { searchTerm: '', type: 'craftable', tier: null, rarity: null, profession: null },
  sort: { by: 'tier', direction: 'asc' },
}

/** Outlives the column: another catalogue and another tab leave it as it is. */
const viewStore = createStore<CatalogView>(() => defaultView)
const amountsStore = createStore<TypedAmounts>(() => new Map())

/**
 * What the player asked to see, without filters for what this catalogue does not have. The filter for a rarity always stays: all
 * rarities are offered with every catalogue.
 */
export function useCatalogView({ types, tiers, professions }: CatalogSearch): CatalogView {
  const view = useStore(viewStore)
  const { type, tier, profession } = view.filter
  const hasTier = tier === null || tiers.includes(tier)
  const hasProfession = profession === null || professions.includes(profession)
  const hasType = types.includes(type)
  if (hasType && hasTier && hasProfession) return view
  return {
    ...view,
    filter: {
      ...view.filter,
      type: hasType ? type : defaultView.filter.type,
      tier: hasTier ? tier : null,
      profession: hasProfession ? profession : null,
    },
  }
}

export function changeCatalogView(change: (view: CatalogView) => CatalogView): void {
  // true: the new view takes the place of the old one, and is not merged into it.
  viewStore.setState(change, true)
}

export function useTypedAmounts(): TypedAmounts {
  return useStore(amountsStore)
}

/** Keeps an amount for later; 1 is what every item begins with. */
export function typeAmount(itemId: ItemId, amount: number): void {
  const amounts = new Map(amountsStore.getState())
  if (amount === 1) amounts.delete(itemId)
  else amounts.set(itemId, amount)
  amountsStore.setState(amounts, true)
}

/** Whether the catalogue is shown as at first: nothing is searched for, left out or put in another order. */
export function useIsDefaultView(): boolean {
  const view = useStore(viewStore)
  return view.filter.searchTerm === '' && filtersInUse(view) === 0
}

/** How many filters are set otherwise than at first, the order included; the search is not one of them. */
export function filtersInUse({ filter, sort }: CatalogView): number {
  const first = { ...defaultView.filter, ...defaultView.sort }
  const now = { ...filter, ...sort, searchTerm: first.searchTerm }
  return (Object.keys(first) as (keyof typeof first)[]).filter((name) => now[name] !== first[name]).length
}
