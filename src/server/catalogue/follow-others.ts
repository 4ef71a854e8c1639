import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { writeList } from '#catalogue/compiler/write-catalogue'
import type { Database } from '../db/database.ts'
import type { Adoption, StagedFiles } from './adoption.ts'
import type { Catalogues } from './catalogues.ts'
import { findKeptList, newestKept } from './kept-lists.ts'
import { readKeptList } from './read-kept-list.ts'

/** The channel on which a server process names the version that it has taken into use. */
export const catalogueTakenChannel = 'catalogue_taken'
const staged: StagedFiles = { list: 'taken.json', info: 'taken.info.json' }

/** Takes over what other server processes on the same database take into use. */
export type Followed = {
  /** Takes this version over, unless its game data are older. Never fails: what does not come now comes with a look-up. */
  readonly follow: (version: string) => Promise<void>
  /** Takes over what has come into use since the catalogue in the data folder was written there; with none there, the newest. */
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
  const tell = (error: unknown) =>
    log.warn({ err: error }, 'the catalogue that another server process uses could not be taken over')

  async function takeOver(version: string): Promise<void> {
    if (version === catalogues.inUse().info.version) return
    const kept = await findKeptList(database, version)
    if (!kept || (await adoption.doubtAboutDay(kept.info.date))) return
    const found = await readKeptList(kept)
    // Which tables its source had only the other process knows: this one's next look-up notes it.
    await writeList(found.plainList, join(folder, staged.list), { ...found.info, extraTables: [] })
    await adoption.take(found, staged)
    log.info({ version, items: found.items }, 'the catalogue that another server process uses is in use')
  }

  return {
    follow: (version) => adoption.turns(() => takeOver(version)).catch(tell),
    async catchUp() {
      try {
        const version = await newestKept(database, await writtenAt(join(dataFolder, 'recipes.json')))
        if (version !== null) await adoption.turns(() => takeOver(version))
      } catch (error) {
        tell(error)
      }
    },
  }
}

/** 0 where there is no such file. */
function writtenAt(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
}
