import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { LedgerCatalogs } from '../changes/ledger-keeper.ts'
import type { Configuration } from '../configuration/configuration.ts'
import type { Database } from '../db/database.ts'
import type { CompressionCache } from '../http/compression-cache.ts'
import { type Catalogues, createCatalogues } from './catalogues.ts'
import { recordCatalogue } from './commands.ts'
import { type CountedPacks, createCountedPacks } from './counted-packs.ts'
import type { FoundCatalogue } from './found-catalogue.ts'
import { keepPack, readKeptPacks } from './kept-packs.ts'
import { createLedgerCatalogs } from './ledger-catalogs.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { createLookUp, type LookUp } from './look-up.ts'
import { startLookUpTimer } from './look-up-timer.ts'
import { stagedFiles } from './look-up-worker.ts'
import { type PackedCatalogue, packedCatalogue } from './packed-catalogue.ts'

/** The opened room: what the catalogue's procedures work with. */
export type CatalogueRoom = {
  readonly catalogues: Catalogues
  readonly countedPacks: CountedPacks
  readonly lookUp: LookUp
  readonly ledgerCatalogs: LedgerCatalogs
  readonly stop: () => Promise<void>
}

type RoomParts = {
  readonly configuration: Configuration
  readonly database: Database
  readonly first: PackedCatalogue
  readonly cache: CompressionCache
  readonly log: Logger
}

/** The catalogue that the server starts with. @throws one sentence if it is damaged */
export async function loadFirstCatalogue(configuration: Configuration): Promise<PackedCatalogue> {
  return packedCatalogue(await loadCatalogue(configuration))
}

/** Puts the first catalogue in use, loads the kept former ones, and starts looking for newer ones in the background. */
export async function openCatalogueRoom(parts: RoomParts): Promise<CatalogueRoom> {
  const { configuration, database, first, cache, log } = parts
  const { dataFolder, catalogueSource, catalogueFile, catalogueCheckHours } = configuration
  const folder = join(dataFolder, 'catalogues')
  await recordCatalogue(database, first)
  const catalogues = createCatalogues(first, await readKeptPacks(folder), cache)
  const keep = ({ info, pack }: Pick<PackedCatalogue, 'info' | 'pack'>) =>
    keepPack(folder, { version: info.version, bytes: pack }).catch((error: unknown) =>
      log.warn({ err: error }, 'a catalogue could not be kept for plans made with it'),
    )
  void keep(first)

  const lookUp = createLookUp({
    source: catalogueFile === null ? catalogueSource : null,
    whyOff: catalogueFile
      ? 'Whoever runs this server chose its catalogue, so it looks for no other.'
      : 'Looking for newer catalogues is switched off on this server.',
    folder,
    request: () => {
      const { info, items, isStarter } = catalogues.inUse()
      return {
        versionInUse: info.version,
        leastItems: isStarter ? 1 : Math.ceil(items / 2),
        fileInUse: isStarter ? null : join(dataFolder, 'recipes.json'),
      }
    },
    async adopt(found) {
      const next = { ...asPacked(found), isStarter: false }
      await recordCatalogue(database, next)
      await moveStagedFiles(folder, dataFolder)
      catalogues.use(next)
      await keep(next)
    },
    async nameDay(info) {
      await recordCatalogue(database, { ...catalogues.inUse(), info })
      await rename(join(folder, stagedFiles.info), join(dataFolder, 'recipes.info.json'))
      catalogues.nameDay(info)
    },
    log,
  })
  const stopTimer = startLookUpTimer(lookUp, catalogueCheckHours, folder)
  return {
    catalogues,
    countedPacks: createCountedPacks({ database, folder: join(folder, 'counted'), cache, log }),
    lookUp,
    ledgerCatalogs: createLedgerCatalogs(catalogues),
    async stop() {
      stopTimer()
      await lookUp.stop()
    },
  }
}

function asPacked({ pack, plainList, ...facts }: FoundCatalogue) {
  return { ...facts, pack: Buffer.from(pack), plainList: () => Buffer.from(plainList) }
}

/**
 * Moves the files of a found catalogue into use. The old info file is deleted first: after a crash in between there is a
 * list without one, whose version comes from its content, and not one with the other list's version.
 */
async function moveStagedFiles(folder: string, dataFolder: string): Promise<void> {
  const info = join(dataFolder, 'recipes.info.json')
  await rm(info, { force: true })
  await rename(join(folder, stagedFiles.list), join(dataFolder, 'recipes.json'))
  await rename(join(folder, stagedFiles.info), info)
}
