import { useStore } from 'zustand'
import type { Catalog } from '#domain/catalog/catalog'
import { isOlder } from '#domain/catalog/catalog-info'
import { openCatalog } from '#domain/catalog/open-catalog'
import { type FetchOptions, fetchPack, NotFetched, pageCatalogs, prefetchPack } from '../api/catalog.ts'
import { calculatorStore } from './calculator.ts'
import { type CatalogChoice, chooseCatalog, rememberVersion, withoutServer } from './catalog-choice.ts'
import { type CatalogState, catalogStore, catalogVersionInUse } from './catalog-in-use.ts'
import { catalogNewsStore } from './catalog-news.ts'
import { createEngine, type Engine } from './engine.ts'
import { isRoute } from './route.ts'

export function useCatalogState(): CatalogState {
  return useStore(catalogStore)
}

/** The version of the catalogue in use; '' while there is none. */
export function useCatalogVersion(): string {
  return useStore(catalogStore, catalogVersionInUse)
}

/** The opened catalogue and what is computed from it. */
export function useEngine(): Engine {
  const catalog = useCatalogState()
  if (catalog.state !== 'ready') throw new Error('Asked for the catalogue before it was loaded.')
  return catalog.engine
}

/** Loads the catalogue; a failure is shown, and changes nothing that the player has (CAL-13). */
export async function loadCatalog({ again }: { again: boolean }): Promise<void> {
  catalogStore.setState({ state: 'loading' }, true)
  try {
    const { engine, otherServed, isOwnGone } = await openChosen(again)
    if (!isRoute('settlement', location.pathname)) await engine.prepare()
    // Opening it and drawing its rows are each a good part of a frame on a phone: a tap gets in between.
    await new Promise((resume) => setTimeout(resume))
    const newer = otherServed && !isOlder(otherServed, engine.catalog.info) ? otherServed.version : null
    catalogNewsStore.setState({ newer, isOwnGone })
    putInUse(engine)
    // The plan is stored again, with the version that it now has.
    if (isOwnGone) calculatorStore.setState({ ...calculatorStore.getState() })
  } catch (error) {
    putFailed(error)
  }
}

/** Makes the catalogue in use ready for the calculator, where a page without it was opened. */
export async function prepareCatalog(): Promise<void> {
  const catalog = catalogStore.getState()
  if (catalog.state === 'ready') await catalog.engine.prepare()
}

/** The catalogue of that version, opened but not in use. */
export async function openVersion(version: string, options?: FetchOptions): Promise<Engine> {
  return createEngine(openCatalog(await fetchPack(version, options)))
}

/** The catalogue in use, once there is one. @throws where it could not be loaded */
export function whenInUse(): Promise<Catalog> {
  return new Promise((resolve, reject) => {
    const look = (catalog: CatalogState) => {
      if (catalog.state === 'loading') return
      stop()
      if (catalog.state === 'ready') resolve(catalog.engine.catalog)
      else reject(new Error(catalog.reason))
    }
    const stop = catalogStore.subscribe(look)
    look(catalogStore.getState())
  })
}

export function putInUse(engine: Engine): void {
  rememberVersion(engine.catalog.info.version)
  catalogStore.setState({ state: 'ready', engine }, true)
}

/** Shows that no catalogue can be used, and why. */
export function putFailed(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error)
  catalogStore.setState({ state: 'failed', reason }, true)
}

async function openChosen(again: boolean): Promise<CatalogChoice & { engine: Engine }> {
  const choice = await chooseCatalog(again)
  const served = choice.otherServed?.version ?? null
  // Another catalogue is opened now than the one whose pack the page preloads: that pack is for a later change.
  if (served !== null && served === pageCatalogs()?.version) prefetchPack(served)
  try {
    return { ...choice, engine: await openVersion(choice.version, { again }) }
  } catch (error) {
    // The catalogue that this browser used last, if its pack is kept here.
    const last = await withoutServer().catch(() => choice)
    if (last.version !== choice.version) return { ...last, engine: await openVersion(last.version) }
    // The pack was fetched once more and still does not open: the newest catalogue is opened, so that the plan does not wait for ever.
    if (!again || served === null || error instanceof NotFetched) throw error
    const newest = { version: served, otherServed: null, isOwnGone: true }
    return { ...newest, engine: await openVersion(newest.version) }
  }
}
