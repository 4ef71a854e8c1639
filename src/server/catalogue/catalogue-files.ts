import { toRecipesFile } from '#contract/recipes-file-writer'
import { packCatalog } from '#domain/catalog/pack'
import { packFormat } from '#domain/catalog/pack-format'
import type { CompressionCache } from '../http/compression-cache.ts'
import type { FindFile } from '../http/files-route.ts'
import { type StoredFile, storeFile } from '../http/stored-file.ts'
import type { LoadedCatalogue } from './load-catalogue.ts'

const json = 'application/json; charset=utf-8'

/** Where the browser fetches a catalogue; never changes for a version, so it may be kept for good. */
export function catalogueUrl(version: string): string {
  return `/catalog/${version}.json`
}

/** The catalogue's three addresses: packed for the browser, which one is in use, and the plain list (CAT-1). */
export function catalogueFiles({ info, items }: LoadedCatalogue, cache: CompressionCache): FindFile {
  const url = catalogueUrl(info.version)
  const packed = storeFile(
    bytesOf(packCatalog(items, info)),
    { type: json, immutable: true, cacheName: `${info.version}-${packFormat}` },
    cache,
  )
  const current = storeFile(
    bytesOf({ ...info, url }),
    { type: json, immutable: false, cacheName: `${info.version}-current` },
    cache,
  )
  // Megabytes that few ever ask for.
  let plainList: StoredFile | undefined
  return (address) => {
    if (address === url) return packed
    if (address === '/catalog/current.json') return current
    if (address !== '/data/recipes.json') return undefined
    plainList ??= storeFile(
      bytesOf(toRecipesFile(items)),
      { type: json, immutable: false, cacheName: `${info.version}-recipes` },
      cache,
    )
    return plainList
  }
}

function bytesOf(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value))
}
