import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { ageDoubt } from '#catalogue/compiler/freshness/age'
import type { CatalogInfo } from '#domain/catalog/catalog-info'
import type { Database } from '../db/database.ts'
import { inTurn, type Turns } from '../http/in-turn.ts'
import type { Catalogues } from './catalogues.ts'
import { recordCatalogue } from './commands.ts'
import type { FoundCatalogue } from './found-catalogue.ts'
import { keepList } from './kept-lists.ts'
import { keepPack } from './kept-packs.ts'
import type { PackedCatalogue } from './packed-catalogue.ts'
import { readSourceNote } from './source-note.ts'

/** The files in which a catalogue waits in the folder of packs until it comes into use. */
export type StagedFiles = { readonly list: string; readonly info: string }

/** How catalogues come into use. */
export type Adoption = {
  /** Catalogues come into use one after the other: each is compared with the one that is then in use. */
  readonly turns: Turns
  /** Why a catalogue of that day should not replace the one in use; null if it may. */
  readonly doubtAboutDay: (date: string) => Promise<string | null>
  /** Takes a catalogue into use: noted and kept in the database first, then in the data folder, then served. */
  readonly take: (found: FoundCatalogue, staged: StagedFiles) => Promise<void>
  /** Takes over the day that the source now names for the catalogue in use; its info is staged. */
  readonly nameDay: (info: CatalogInfo, staged: StagedFiles) => Promise<void>
  /** Keeps the pack for plans that are made with it. */
  readonly keep: (catalogue: Pick<PackedCatalogue, 'info' | 'pack'>) => Promise<void>
}

type Parts = {
  readonly database: Database
  readonly catalogues: Catalogues
  readonly dataFolder: string
  /** Where packs are kept. */
  readonly folder: string
  readonly log: Logger
}

export function createAdoption({ database, catalogues, dataFolder, folder, log }: Parts): Adoption {
  const fileInUse = join(dataFolder, 'recipes.json')
  const infoInUse = join(dataFolder, 'recipes.info.json')

  function keep({ info, pack }: Pick<PackedCatalogue, 'info' | 'pack'>): Promise<void> {
    return keepPack(folder, { version: info.version, bytes: pack }).catch((error: unknown) =>
      log.warn({ err: error }, 'a catalogue could not be kept for plans made with it'),
    )
  }

  return {
    turns: inTurn(),
    async doubtAboutDay(date) {
      return ageDoubt((await readSourceNote(fileInUse)).date, date)
    },
    async take(found, staged) {
      const next = asPacked(found)
      await recordCatalogue(database, next)
      await keepList(database, next)
      // The old info goes first: after a crash in between there is a list without info, whose version comes from its content, and not a
      // list with the version of another one.
      await rm(infoInUse, { force: true })
      await rename(join(folder, staged.list), fileInUse)
      await rename(join(folder, staged.info), infoInUse)
      catalogues.use(next)
      await keep(next)
    },
    async nameDay(info, staged) {
      // Another one may have come into use since the look-up began.
      if (info.version !== catalogues.inUse().info.version) return
      await recordCatalogue(database, { ...catalogues.inUse(), info })
      await rename(join(folder, staged.info), infoInUse)
      catalogues.nameDay(info)
    },
    keep,
  }
}

function asPacked({ pack, plainList, ...facts }: FoundCatalogue): PackedCatalogue {
  return { ...facts, isStarter: false, pack: Buffer.from(pack), plainList: () => Buffer.from(plainList) }
}
