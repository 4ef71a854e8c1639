import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Configuration } from '../configuration/configuration.ts'
import { type LoadedCatalogue, readCatalogueFile } from './catalogue-file.ts'

/** The catalogue to serve: the configured file, else the one in the data folder, else the built-in starter catalogue. */
export async function loadCatalogue({
  catalogueFile,
  dataFolder,
}: Pick<Configuration, 'catalogueFile' | 'dataFolder'>): Promise<
  LoadedCatalogue & { readonly isStarter: boolean }
> {
  if (catalogueFile) return { ...(await readCatalogueFile(catalogueFile)), isStarter: false }
  const fetched = join(dataFolder, 'recipes.json')
  if (existsSync(fetched)) return { ...(await readCatalogueFile(fetched)), isStarter: false }
  const { starterCatalog } = await import('#catalogue/starter/starter-catalog')
  return { ...starterCatalog(), isStarter: true }
}
