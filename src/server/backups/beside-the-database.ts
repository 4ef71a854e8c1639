import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import type { Configuration } from '../configuration/configuration.ts'

/** What of a data folder belongs to a backup beside the database: the secret, the catalogue in use, and those kept for old plans. */
export const besideTheDatabase = ['secret', 'recipes.json', 'recipes.info.json', 'catalogues'] as const

/** Copies it. A catalogue that CATALOGUE names gets the name that the data folder has for it. */
export async function copyBeside(
  { dataFolder, catalogueFile }: Pick<Configuration, 'dataFolder' | 'catalogueFile'>,
  into: string,
): Promise<void> {
  for (const name of besideTheDatabase) await copyIfThere(join(dataFolder, name), join(into, name))
  if (catalogueFile === null) return
  await copyIfThere(catalogueFile, join(into, 'recipes.json'))
  await copyIfThere(`${catalogueFile.replace(/\.json$/, '')}.info.json`, join(into, 'recipes.info.json'))
}

async function copyIfThere(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    // A pack may be deleted between the list of names and its copy, for a newer one.
    if (error.code !== 'ENOENT') throw error
  })
}
