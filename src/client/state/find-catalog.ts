import type { Catalog } from '#domain/catalog/catalog'
import { fetchServerCatalogs, isPackCached, NotFetched } from '../api/catalog.ts'
import { networkTimeOut } from '../api/network-time-out.ts'
import { isServed } from '../api/served-catalogs.ts'
import { savingText } from '../messages/saving-text.ts'
import { openVersion } from './catalog.ts'
import { catalogStore } from './catalog-in-use.ts'
import type { Engine } from './engine.ts'

/**
 * The catalogue of that version, opened but not in use.
 * @returns null where neither the server nor this device has it any more
 * @throws an error whose message can be shown where the server is away or has trouble: it may still have the catalogue
 */
export async function findCatalog(version: string): Promise<Catalog | null> {
  const inUse = catalogStore.getState()
  if (inUse.state === 'ready' && inUse.engine.catalog.info.version === version) return inUse.engine.catalog
  return (await findEngine(version))?.catalog ?? null
}

/** The engine of that version: its catalogue with search and plans; otherwise like `findCatalog`. */
export async function findEngine(version: string): Promise<Engine | null> {
  try {
    const isThere =
      (await isPackCached(version)) || (await isServed(version, await fetchServerCatalogs(networkTimeOut())))
    return isThere ? await openWhole(version) : null
  } catch (error) {
    throw new Error(savingText.offline, { cause: error })
  }
}

/** Fetches and opens a pack; one that came damaged is fetched once more. */
async function openWhole(version: string): Promise<Engine> {
  // With a time-out: the sender may wait for this pack, and holds the lock of all tabs meanwhile, so that none of them sends.
  try {
    return await openVersion(version, { over: networkTimeOut() })
  } catch (error) {
    if (error instanceof NotFetched) throw error
    return openVersion(version, { again: true, over: networkTimeOut() })
  }
}
