import type { CatalogInfo } from '#domain/catalog/catalog-info'
import type { Item } from '#domain/catalog/item'
import { openCatalog } from '#domain/catalog/open-catalog'
import { packCatalog } from '#domain/catalog/pack'

/** A catalogue in the forms that are sent, as the thread that made them hands it over. */
export type FoundCatalogue = {
  readonly info: CatalogInfo
  readonly items: number
  readonly craftable: number
  readonly pack: Uint8Array
  readonly plainList: Uint8Array
}

/**
 * @param plainList the items as `recipes.json`
 * @throws if a browser could not open it: then it must not be used
 */
export function foundCatalogue(items: readonly Item[], info: CatalogInfo, plainList: string): FoundCatalogue {
  const pack = JSON.stringify(packCatalog(items, info))
  openCatalog(JSON.parse(pack))
  return {
    info,
    items: items.length,
    craftable: items.filter((item) => item.recipes.length > 0).length,
    pack: new TextEncoder().encode(pack),
    plainList: new TextEncoder().encode(plainList),
  }
}
