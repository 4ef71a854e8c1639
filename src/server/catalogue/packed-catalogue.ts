import { toRecipesFile } from '#contract/recipes-file-writer'
import type { CatalogInfo } from '#domain/catalog/catalog-info'
import { packCatalog } from '#domain/catalog/pack'
import type { LoadedCatalogue } from './catalogue-file.ts'

/** A catalogue in the forms that are sent. */
export type PackedCatalogue = {
  readonly info: CatalogInfo
  readonly items: number
  readonly craftable: number
  readonly isStarter: boolean
  /** For the browser. */
  readonly pack: Buffer
  /** As `recipes.json` (CAT-1): megabytes, so `packedCatalogue` writes it from the items only on request. */
  readonly plainList: () => Buffer
}

export function packedCatalogue({
  info,
  items,
  isStarter,
}: LoadedCatalogue & { readonly isStarter: boolean }): PackedCatalogue {
  return {
    info,
    items: items.length,
    craftable: items.filter((item) => item.recipes.length > 0).length,
    isStarter,
    pack: bytesOf(packCatalog(items, info)),
    plainList: () => bytesOf(toRecipesFile(items)),
  }
}

function bytesOf(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value))
}
