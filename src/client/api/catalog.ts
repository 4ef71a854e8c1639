import { type CatalogPack, packFormat } from '#domain/catalog/pack-format'
import { pageCatalogVersion } from './page-settings.ts'

/** The catalogue the server has in use, and the former ones it still has. */
export type ServerCatalogs = { readonly version: string; readonly former: readonly string[] }

/** Where packs lie for the time without a network; the service worker looks there too (vite.config.ts). */
const packCache = 'catalogues'

/** What the server wrote into the page; null where the page came from the service worker, which names none. */
export function pageCatalogs(): ServerCatalogs | null {
  if (!pageCatalogVersion) return null
  const former = document.querySelector<HTMLMetaElement>('meta[name="former-catalogs"]')?.content
  return { version: pageCatalogVersion, former: former?.split(' ') ?? [] }
}

/** @throws where the server cannot be reached, or serves packs for another version of the app. */
export async function fetchServerCatalogs(): Promise<ServerCatalogs> {
  type Reply = { version: string; url: string; former: readonly string[] }
  const { version, url, former } = await fetchJson<Reply>('/catalog/current.json', 'no-cache')
  if (url !== packUrl(version)) throw new Error('The server has a newer version of the app.')
  return { version, former }
}

/**
 * The packed catalogue of that version (CAL-13).
 * @param again after a failure: no cache for its content.
 */
export async function fetchPack(version: string, again = false): Promise<CatalogPack> {
  const url = packUrl(version)
  // Or early.js might preload it after this, and what failed would be the answer to the next try as well.
  document.querySelector('meta[name="catalog-url"]')?.remove()
  if (again) await (await openPackCache())?.delete(url)
  return fetchJson<CatalogPack>(url, again ? 'reload' : 'default')
}

/** Takes up what the page preloads, so that it is at hand when it is asked for. */
export function prefetchPack(version: string): void {
  fetch(packUrl(version)).then(
    (response) => response.arrayBuffer(),
    () => {},
  )
}

/** Whether the pack is at hand without a network. */
export async function isPackAtHand(version: string): Promise<boolean> {
  return (await (await openPackCache())?.match(packUrl(version))) !== undefined
}

/** Lays the pack down for the time without a network; the browser has it already, so nothing is fetched twice. */
export async function keepPackAtHand(version: string): Promise<void> {
  if (!(await isPackAtHand(version))) await (await openPackCache())?.add(packUrl(version))
}

function packUrl(version: string): string {
  return `/catalog/${version}-${packFormat}.json`
}

/** Absent on addresses that are neither https nor this machine, and where storage is forbidden. */
async function openPackCache(): Promise<Cache | undefined> {
  return 'caches' in globalThis ? caches.open(packCache).catch(() => undefined) : undefined
}

async function fetchJson<Reply>(url: string, cache: RequestCache): Promise<Reply> {
  const response = await fetch(url, { cache })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json() as Promise<Reply>
}
