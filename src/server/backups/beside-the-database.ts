import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Configuration } from '../configuration/configuration.ts'
import { infoPath } from '../configuration/info-path.ts'
import { packName } from '../configuration/pack-name.ts'

const packFolder = 'catalogues'
/** The list of a catalogue, and what says its name and version. */
export const [catalogueList, catalogueInfo] = ['recipes.json', 'recipes.info.json'] as const

/** The parts of a data folder that a backup holds beside the database: the secret, the catalogue in use, those kept for old plans. */
export const besideTheDatabase = ['secret', catalogueList, catalogueInfo, packFolder] as const

/** Where the secret of a backup's sessions is. */
export const secretPlaces = ['in the backup', 'in AUTH_SECRET', 'missing'] as const
export type SecretPlace = (typeof secretPlaces)[number]

/**
 * Copies the parts of `besideTheDatabase` as far as they are there, following links. A catalogue that CATALOGUE names gets the name
 * that the data folder has for it.
 * @returns where the secret is
 */
export async function copyBeside(
  {
    dataFolder,
    catalogueFile,
    authSecret,
  }: Pick<Configuration, 'dataFolder' | 'catalogueFile' | 'authSecret'>,
  into: string,
): Promise<SecretPlace> {
  await copyPacks(join(dataFolder, packFolder), join(into, packFolder))
  await copyCatalogue(catalogueFile ?? join(dataFolder, catalogueList), into)
  const isThere = await copyIfThere(join(dataFolder, 'secret'), join(into, 'secret'))
  if (authSecret !== null) return 'in AUTH_SECRET'
  return isThere ? 'in the backup' : 'missing'
}

/** Copies a list with the info that belongs to it: the server may put another catalogue in their place at any moment. */
async function copyCatalogue(list: string, into: string): Promise<void> {
  const readInfo = () => orIfMissing(readFile(infoPath(list), 'utf8'), null)
  for (let before = await readInfo(); ; ) {
    // An earlier round may have copied a list.
    await rm(join(into, catalogueList), { force: true })
    if (!(await copyIfThere(list, join(into, catalogueList)))) return
    const info = await readInfo()
    if (info === before) {
      if (info !== null) await writeFile(join(into, catalogueInfo), info, { mode: 0o600 })
      return
    }
    before = info
  }
}

/** Copies packs one by one: the server may delete one between the list of names and its copy, for a newer one. */
async function copyPacks(from: string, to: string): Promise<void> {
  const names = (await orIfMissing(readdir(from), [])).filter((name) => packName.test(name))
  if (names.length > 0) await mkdir(to, { mode: 0o700 })
  for (const name of names) await copyIfThere(join(from, name), join(to, name))
}

/** Copies a file if it is there. @returns whether it was */
function copyIfThere(from: string, to: string): Promise<boolean> {
  return orIfMissing(
    copyFile(from, to).then(() => true),
    false,
  )
}

async function orIfMissing<Found>(reading: Promise<Found>, otherwise: Found): Promise<Found> {
  try {
    return await reading
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return otherwise
    throw error
  }
}
