import { createStore } from 'zustand/vanilla'
import type { Engine } from './engine.ts'

export type CatalogState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'ready'; readonly engine: Engine }

export const catalogStore = createStore<CatalogState>(() => ({ state: 'loading' }))

/** The version of the catalogue in use; '' while there is none. */
export function catalogVersionInUse(): string {
  const catalog = catalogStore.getState()
  return catalog.state === 'ready' ? catalog.engine.catalog.info.version : ''
}
