import type { Catalog } from '#domain/catalog/catalog'
import { fetchServerCatalogs } from '../api/catalog.ts'
import { networkTimeOut } from '../api/network-time-out.ts'
import { savingText } from '../messages/saving-text.ts'
import { openVersion } from '../state/catalog.ts'
import { catalogStore } from '../state/catalog-in-use.ts'
import type { Engine } from '../state/engine.ts'

/**
 * The catalogue of that version.
 * @returns null where neither the server nor this device has it any more
 * @throws an error whose message can be shown where the server is away
 */
export async function findCatalogue(version: string): Promise<Catalog | null> {
  const inUse = catalogStore.getState()
  if (inUse.state === 'ready' && inUse.engine.catalog.info.version === version) return inUse.engine.catalog
  return (await findEngine(version))?.catalog ?? null
}

/** The same with what is counted by it. */
export async function findEngine(version: string): Promise<Engine | null> {
  try {
    // Not for ever: while it is fetched, no tab sends.
    return await openVersion(version, false, networkTimeOut())
  } catch (error) {
    const served = await fetchServerCatalogs(networkTimeOut()).catch(() => null)
    if (served && ![served.version, ...served.former].includes(version)) return null
    throw new Error(savingText.offline, { cause: error })
  }
}
