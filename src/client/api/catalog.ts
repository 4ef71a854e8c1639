import type { CatalogInfo } from '#domain/catalog/catalog-info'
import { type CatalogPack, packFormat, readableFormats } from '#domain/catalog/pack-format'
import { pageSetting } from './page-settings.ts'

/** The catalogue that the server uses, and the versions of the former ones that it keeps for plans. */
export type ServerCatalogs = Pick<CatalogInfo, 'version' | 'date'> & { readonly former: readonly string[] }

/** The browser cache with packs for use offline; the service worker reads it too (vite.config.ts). */
const packCache = 'catalogues'
/** How long to wait for the server where a pack that an earlier release cached is at hand. */
const waitWithKeptMs = 3_000

/** The catalogues that the server wrote into the page; null where the page came from the service worker. */
export function pageCatalogs(): ServerCatalogs | null {
  const version = pageSetting('catalog')
  if (!version) return null
  const former = pageSetting('former-catalogs')?.split(' ') ?? []
  return { version, date: pageSetting('catalog-date') ?? '', former }
}

/**
 * Asks the server which catalogues it names.
 * @param over ends the request
 * @throws where the server cannot be reached, or serves packs for another version of the app
 */
export async function fetchServerCatalogs(over: AbortSignal | null = null): Promise<ServerCatalogs> {
  type Reply = ServerCatalogs & { readonly url: string }
  const { version, date, url, former } = await fetchJson<Reply>('/catalog/current.json', 'no-cache', over)
  if (url !== packUrl(version)) throw new Error('The server has a newer version of the app.')
  return { version, date, former }
}

/** The pack did not come, which says nothing of the catalogue. */
export class NotFetched extends Error {}

export type FetchOptions = {
  /** After a failure: reads no cache. */
  readonly again?: boolean
  /** Ends the request; without it, a slow network is waited for. */
  readonly over?: AbortSignal
}

/**
 * Fetches the packed catalogue of a version (CAL-13); where it cannot be fetched, the one that an earlier release cached (BEY-14).
 * @throws NotFetched, or a SyntaxError where what came is no pack
 */
export async function fetchPack(
  version: string,
  { again = false, over }: FetchOptions = {},
): Promise<CatalogPack> {
  const url = packUrl(version)
  // Else early.js might preload it after this, and the next attempt would get the failed response again.
  document.querySelector('meta[name="catalog-url"]')?.remove()
  if (again) await (await openPackCache())?.delete(url)
  const waiting = new AbortController()
  over?.addEventListener('abort', () => waiting.abort(over.reason))
  const fetched = fetchJson<CatalogPack>(url, again ? 'reload' : 'default', waiting.signal)
  // Awaited below; without this, a failure before that is reported as unhandled.
  fetched.catch(() => {})
  const kept = (await isCached(url)) ? undefined : await formerPack(version)
  const timer = kept && setTimeout(() => waiting.abort(), waitWithKeptMs)
  try {
    return await fetched
  } catch (error) {
    if (kept) return (await kept.json()) as CatalogPack
    throw error instanceof SyntaxError ? error : new NotFetched((error as Error).message, { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

/** Uses the page's preload, so that the pack is in the HTTP cache when it is needed. */
export function prefetchPack(version: string): void {
  fetch(packUrl(version)).then(
    (response) => response.arrayBuffer(),
    () => {},
  )
}

/** Whether the pack is cached for use offline, in any format that can be opened. */
export async function isPackCached(version: string): Promise<boolean> {
  return (await isCached(packUrl(version))) || (await formerPack(version)) !== undefined
}

/** Caches the pack for use offline; it comes from the HTTP cache, so nothing is downloaded twice. */
export async function cachePack(version: string): Promise<void> {
  if (!(await isCached(packUrl(version)))) await (await openPackCache())?.add(packUrl(version))
}

function packUrl(version: string, format: number = packFormat): string {
  return `/catalog/${version}-${format}.json`
}

async function isCached(url: string): Promise<boolean> {
  return (await (await openPackCache())?.match(url)) !== undefined
}

/** The pack that an earlier release cached, in its own format. */
async function formerPack(version: string): Promise<Response | undefined> {
  const cache = await openPackCache()
  for (const format of readableFormats) {
    const pack = format === packFormat ? undefined : await cache?.match(packUrl(version, format))
    if (pack) return pack
  }
  return undefined
}

/** Undefined on plain http, except localhost, and where the browser forbids storage. */
async function openPackCache(): Promise<Cache | undefined> {
  return 'caches' in globalThis ? caches.open(packCache).catch(() => undefined) : undefined
}

async function fetchJson<Reply>(
  url: string,
  cache: RequestCache,
  signal: AbortSignal | null = null,
): Promise<Reply> {
  const response = await fetch(url, { cache, signal })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json() as Promise<Reply>
}
