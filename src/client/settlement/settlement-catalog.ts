import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Catalog } from '#domain/catalog/catalog'
import { openVersion, useCatalogState } from '../state/catalog.ts'
import type { Engine } from '../state/engine.ts'
import { countingOf } from './counting.ts'
import { withCounting } from './held-settlement.ts'
import { useSettlement, useSettlements } from './selectors.ts'
import { changeHeld } from './settlement-store.ts'

type Opened =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly engine: Engine }

/** Catalogues that settlements count with, by version. They are kept, because the calculator may move on to newer game data meanwhile. */
const keptStore = createStore<Readonly<Record<string, Engine | 'loading' | 'failed'>>>(() => ({}))

/** The catalogue that the open settlement counts with; before its first change of stock, the calculator's. */
export function useSettlementCatalog(): Opened {
  const own = useCatalogState()
  const version = useSettlement(({ catalogue }) => catalogue)
  const isOwn = version === null || (own.state === 'ready' && own.engine.catalog.info.version === version)
  const kept = useStore(keptStore, (all) => (version === null ? undefined : all[version]))
  // The calculator's own is awaited first: most often it is the same.
  const missing = own.state !== 'loading' && !isOwn && kept === undefined ? version : null
  const shared = isOwn && version !== null && own.state === 'ready' ? own.engine : null
  useEffect(() => {
    if (missing !== null) void open(missing)
  }, [missing])
  // Kept, so that the page goes on with it when the calculator moves on to newer game data.
  useEffect(() => {
    if (shared) put(shared.catalog.info.version, shared)
  }, [shared])

  if (isOwn) {
    if (own.state === 'ready') return own
    // The calculator could not open its catalogue: a reload of the page tries that once more.
    return own.state === 'loading' ? own : { state: 'failed', retry: () => location.reload() }
  }
  if (kept === 'failed') return { state: 'failed', retry: () => void open(version, { again: true }) }
  return kept === undefined || kept === 'loading' ? { state: 'loading' } : { state: 'ready', engine: kept }
}

/** Lets acts of the ledger show at once in the open settlement, now that its catalogue is known (SET-8). */
export function useForActs(catalog: Catalog): void {
  const id = useSettlements(({ opened }) =>
    opened.status === 'ready' && opened.held.counting !== countingOf(catalog) ? opened.id : null,
  )
  useEffect(() => {
    if (id !== null) changeHeld(id, (held) => withCounting(held, countingOf(catalog)))
  }, [id, catalog])
}

async function open(version: string, { again } = { again: false }): Promise<void> {
  put(version, 'loading')
  put(version, await openVersion(version, { again }).catch(() => 'failed' as const))
}

function put(version: string, opened: Engine | 'loading' | 'failed'): void {
  keptStore.setState({ [version]: opened })
}
