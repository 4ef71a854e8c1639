import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { openCatalog } from '#domain/catalog/open-catalog'
import { fetchCatalogPack } from '../api/catalog.ts'
import { createEngine, type Engine } from './engine.ts'

type CatalogState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'ready'; readonly engine: Engine }

export const catalogStore = createStore<CatalogState>(() => ({ state: 'loading' }))

export function useCatalogState(): CatalogState {
  return useStore(catalogStore)
}

/** The opened catalogue and what is computed from it. */
export function useEngine(): Engine {
  const catalog = useCatalogState()
  if (catalog.state !== 'ready') throw new Error('Asked for the catalogue before it was loaded.')
  return catalog.engine
}

/** Loads the catalogue; a failure shows itself and leaves everything the player has untouched (CAL-13). */
export async function loadCatalog({ again }: { again: boolean }): Promise<void> {
  catalogStore.setState({ state: 'loading' }, true)
  try {
    const engine = await createEngine(openCatalog(await fetchCatalogPack(again)))
    catalogStore.setState({ state: 'ready', engine }, true)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    catalogStore.setState({ state: 'failed', reason }, true)
  }
}
