import { join } from 'node:path'
import type { Logger } from 'pino'
import type { LedgerCatalogs } from '../changes/ledger-keeper.ts'
import type { Configuration } from '../configuration/configuration.ts'
import type { Database } from '../db/database.ts'
import type { CompressionCache } from '../http/compression-cache.ts'
import type { Live, OtherProcesses } from '../live/open-live.ts'
import { createAdoption } from './adoption.ts'
import { type Catalogues, createCatalogues } from './catalogues.ts'
import { recordCatalogue } from './commands.ts'
import { type CountedPacks, createCountedPacks } from './counted-packs.ts'
import { catalogueTakenChannel, followOthers } from './follow-others.ts'
import { keepList, lastKept } from './kept-lists.ts'
import { readKeptPacks } from './kept-packs.ts'
import { createLedgerCatalogs } from './ledger-catalogs.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { createLookUp, type LookUp } from './look-up.ts'
import { startLookUpTimer } from './look-up-timer.ts'
import { stagedFiles } from './look-up-worker.ts'
import { type PackedCatalogue, packedCatalogue } from './packed-catalogue.ts'

/** How many kept versions browsers are told of: any process can send them, wherever they came into use. */
const mostNamed = 5

/** The opened room: what the catalogue's procedures work with. */
export type CatalogueRoom = {
  readonly catalogues: Catalogues
  readonly countedPacks: CountedPacks
  readonly lookUp: LookUp
  readonly ledgerCatalogs: LedgerCatalogs
  /** What the room hears of the other server processes. */
  readonly others: OtherProcesses
  readonly stop: () => Promise<void>
}

type RoomParts = {
  readonly configuration: Configuration
  readonly database: Database
  readonly first: PackedCatalogue
  readonly cache: CompressionCache
  /** Tells the other server processes. */
  readonly notify: Live['notify']
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
  await keepList(database, first)
  const kept = { packs: await readKeptPacks(folder), lists: await lastKept(database, mostNamed) }
  const catalogues = createCatalogues(first, kept, cache)
  const adoption = createAdoption({ database, catalogues, dataFolder, folder, log })
  void adoption.keep(first)
  // A server with CATALOGUE keeps that file, whatever others take into use.
  const followed =
    catalogueFile === null ? followOthers({ database, catalogues, adoption, dataFolder, folder, log }) : null
  // Nobody else writes to the built-in database: there the file is the newest, or was chosen by hand.
  if (configuration.databaseUrl !== null || first.isStarter) await followed?.catchUp()
  // Whether the other processes were not reached with the last news: they are told once they can be again (`onGap`).
  let isUntold = false
  async function tellOthers(): Promise<void> {
    isUntold = !(await parts.notify(catalogueTakenChannel, catalogues.inUse().info.version))
  }

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
        // Tables with less than half the items of what is in use lack something.
        leastItems: isStarter ? 1 : Math.ceil(items / 2),
        fileInUse: isStarter ? null : join(dataFolder, 'recipes.json'),
      }
    },
    async adopt(found) {
      await adoption.turns(async () => {
        // Another one may have come into use since the look-up began.
        const doubt = await adoption.doubtAboutDay(found.info.date)
        if (doubt !== null) throw new Error(doubt)
        await adoption.take(found, stagedFiles)
      })
      await tellOthers()
    },
    nameDay: (info) => adoption.turns(() => adoption.nameDay(info, stagedFiles)),
    log,
  })
  const stopTimer = startLookUpTimer(lookUp, catalogueCheckHours, folder)
  return {
    catalogues,
    countedPacks: createCountedPacks({ database, folder: join(folder, 'counted'), cache, log }),
    lookUp,
    ledgerCatalogs: createLedgerCatalogs(catalogues),
    others: {
      channels: followed ? { [catalogueTakenChannel]: (version) => void followed.takeOver(version) } : {},
      async onGap() {
        await followed?.catchUp()
        if (isUntold) await tellOthers()
      },
    },
    async stop() {
      stopTimer()
      await lookUp.stop()
      // Waits for a catalogue that is just coming into use.
      await adoption.turns(async () => {})
    },
  }
}
