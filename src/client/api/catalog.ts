import type { CatalogPack } from '#domain/catalog/pack-format'
import { pageCatalogVersion } from './page-settings.ts'

/**
 * The packed catalogue in use (CAL-13).
 * @param again after a failure: asks the server which catalogue is in use, and no cache for its content.
 */
export async function fetchCatalogPack(again: boolean): Promise<CatalogPack> {
  const cache = again ? 'reload' : 'default'
  const url =
    pageCatalogVersion && !again
      ? `/catalog/${pageCatalogVersion}.json`
      : (await fetchJson<{ url: string }>('/catalog/current.json', cache)).url
  return fetchJson<CatalogPack>(url, cache)
}

async function fetchJson<Reply>(url: string, cache: RequestCache): Promise<Reply> {
  const response = await fetch(url, { cache })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json() as Promise<Reply>
}
