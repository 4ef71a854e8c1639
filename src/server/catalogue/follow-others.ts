import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { extraTableNames } from '#catalogue/compiler/game-tables'
import { writeList } from '#catalogue/compiler/write-catalogue'
import type { Database } from '../db/database.ts'
import type { Adoption, StagedFiles } from './adoption.ts'
import type { Catalogues } from './catalogues.ts'
import { findKeptList, newestKept } from './kept-lists.ts'
import { readKeptList } from './read-kept-list.ts'
import { readSourceNote } from './source-note.ts'

/** The channel on which a server process names the version that it has taken into use. */
export const catalogueTakenChannel = 'catalogue_taken'
const staged: StagedFiles = { list: 'taken.json', info: 'taken.info.json' }

/** Takes over what other server processes on the same database take into use. */
export type Followed = {
  /** Takes this version over, unless its game data are older. Never fails: what does not come now comes with a look-up. */
  readonly takeOver: (version: string) => Promise<void>
  /** Takes over what has come into use since the catalogue in the data folder came there; with none there, the newest. */
  readonly catchUp: () => Promise<void>
}

type Parts = {
  readonly database: Database
  readonly catalogues: Catalogues
  readonly adoption: Adoption
  readonly dataFolder: string
  readonly folder: string
  readonly log: Logger
}

export function followOthers({ database, catalogues, adoption, dataFolder, folder, log }: Parts): Followed {
  const fileInUse = join(dataFolder, 'recipes.json')
  const tell = (error: unknown) =>
    log.warn({ err: error }, 'a catalogue that the database keeps could not be taken into use')

  async function takeIntoUse(version: string): Promise<void> {
    if (version === catalogues.inUse().info.version) return
    const kept = await findKeptList(database, version)
    if (!kept || (await adoption.doubtAboutDay(kept.info.date))) return
    const found = await readKeptList(kept)
    // The database does not keep which optional tables the source had. So the note of the list before is kept on: the next look-up
    // then still finds out that the source has lost one of them.
    const seen = await readSourceNote(fileInUse)
    const extraTables = extraTableNames.filter((table) => seen.extraTables.includes(table))
    await writeList(found.plainList, join(folder, staged.list), { ...found.info, extraTables })
    await adoption.take(found, staged)
    log.info({ version, items: found.items }, 'a catalogue that the database keeps is in use')
  }

  return {
    takeOver: (version) => adoption.turns(() => takeIntoUse(version)).catch(tell),
    catchUp: () =>
      adoption
        .turns(async () => {
          const version = await newestKept(database, await cameAt(fileInUse))
          if (version !== null) await takeIntoUse(version)
        })
        .catch(tell),
  }
}

/** When the file was put there: a copy may keep an old modification time, but not its change time. 0 where there is no file. */
function cameAt(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs, ctimeMs }) => Math.max(mtimeMs, ctimeMs),
    () => 0,
  )
}
