import { isOlder } from '#domain/catalog/catalog-info'
import { fetchServerCatalogs } from '../api/catalog.ts'
import { catalogStore } from './catalog-in-use.ts'
import { catalogNewsStore } from './catalog-news.ts'

/** The version that the user has put off; not offered again until the page is opened again. */
let postponed: string | null = null

/**
 * The version that the server uses, where it is to be offered: newer than the one in use, and not put off. One of several servers may
 * still use an older catalogue (BEY-14). Null also where the server is away.
 */
export async function newerVersion(): Promise<string | null> {
  const served = await fetchServerCatalogs().catch(() => null)
  const catalog = catalogStore.getState()
  if (!served || catalog.state !== 'ready') return null
  const { info } = catalog.engine.catalog
  const isOffered = served.version !== info.version && !isOlder(served, info) && served.version !== postponed
  return isOffered ? served.version : null
}

export function postponeNewer(): void {
  postponed = catalogNewsStore.getState().newer
  catalogNewsStore.setState({ newer: null, reviewing: false })
}
