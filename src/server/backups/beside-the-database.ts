import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Configuration } from '../configuration/configuration.ts'
import { packName } from '../configuration/pack-name.ts'

const packFolder = 'catalogues'
const files = ['secret', 'recipes.json', 'recipes.info.json'] as const

/** What of a data folder belongs to a backup beside the database: the secret, the catalogue in use, and those kept for old plans. */
export const besideTheDatabase = [...files, packFolder] as const

/** Copies what is there, also where it is a link. A catalogue that CATALOGUE names gets the name that the data folder has for it. */
export async function copyBeside(
  { dataFolder, catalogueFile }: Pick<Configuration, 'dataFolder' | 'catalogueFile'>,
  into: string,
): Promise<void> {
  for (const name of files) await copyIfThere(join(dataFolder, name), join(into, name))
  await copyPacks(join(dataFolder, packFolder), join(into, packFolder))
  if (catalogueFile === null) return
  await copyIfThere(catalogueFile, join(into, 'recipes.json'))
  await copyIfThere(`${catalogueFile.replace(/\.json$/, '')}.info.json`, join(into, 'recipes.info.json'))
}

/** One by one: the server may delete a pack between the list of names and its copy, for a newer one. */
async function copyPacks(from: string, to: string): Promise<void> {
  const names = (await orIfMissing(readdir(from), [])).filter((name) => packName.test(name))
  if (names.length > 0) await mkdir(to, { mode: 0o700 })
  for (const name of names) await copyIfThere(join(from, name), join(to, name))
}

function copyIfThere(from: string, to: string): Promise<void> {
  return orIfMissing(copyFile(from, to), undefined)
}

async function orIfMissing<Found>(reading: Promise<Found>, otherwise: Found): Promise<Found> {
  try {
    return await reading
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return otherwise
    throw error
  }
}
