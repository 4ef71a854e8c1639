import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

type CatalogNews = {
  /** Version of a catalogue that could be used instead of the one in use. */
  readonly newer: string | null
  /** Whether the player looks at what it would change. */
  readonly reviewing: boolean
  /** Whether the plan had to move to another catalogue unasked, its own being gone. */
  readonly isOwnGone: boolean
  /** Names of items whose chosen recipes are gone in the catalogue that the account's plan brought along; null where it brought none. */
  readonly goneRecipes: readonly string[] | null
}

export const catalogNewsStore = createStore<CatalogNews>(() => ({
  newer: null,
  reviewing: false,
  isOwnGone: false,
  goneRecipes: null,
}))

export function useCatalogNews(): CatalogNews {
  return useStore(catalogNewsStore)
}

export function reviewNewer(reviewing: boolean): void {
  catalogNewsStore.setState({ reviewing })
}

export function forgetMove(): void {
  catalogNewsStore.setState({ isOwnGone: false, goneRecipes: null })
}
