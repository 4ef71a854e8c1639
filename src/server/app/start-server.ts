import { join } from 'node:path'
import type { Logger } from 'pino'
import { openAccountsRoom } from '../accounts/open-room.ts'
import { openBackupSocket } from '../backups/backup-socket.ts'
import { openBackups } from '../backups/open-backups.ts'
import { loadFirstCatalogue, openCatalogueRoom } from '../catalogue/open-room.ts'
import { openSettlementTopic } from '../changes/open-topic.ts'
import { keepSweepingSettlements } from '../changes/sweep.ts'
import type { Configuration } from '../configuration/configuration.ts'
import { doubtfulSettings } from '../configuration/doubtful-settings.ts'
import { createWarnings } from '../configuration/warnings.ts'
import { keepVacuuming } from '../db/autovacuum.ts'
import { readEpoch } from '../db/epoch.ts'
import { openDatabase } from '../db/open-database.ts'
import { createCompressionCache } from '../http/compression-cache.ts'
import { listen } from '../http/listen.ts'
import { createFailedCodes } from '../invites/failed-codes.ts'
import { openLive } from '../live/open-live.ts'
import { keepNotifying } from '../notifications/open-room.ts'
import { openOperatorRoom } from '../operator/open-room.ts'
import { watchPages } from '../progress-links/watched-pages.ts'
import { keepSweeping } from '../user-data/sweep.ts'
import { accountKind } from '../user-data/topic.ts'
import { keepPosting } from '../webhooks/open-room.ts'
import { createApp } from './app.ts'
import { openFiles } from './open-files.ts'
import { publishToStreams } from './streams.ts'

/** Less than a request may take, for an address is tried while its owner waits. */
const discordWithinMs = 5_000

/**
 * @param onRestore ends the process, where the database is restored while this server runs
 * @returns a function that stops the server
 */
export async function startServer(
  configuration: Configuration,
  log: Logger,
  onRestore: () => never,
): Promise<() => Promise<void>> {
  const first = await loadFirstCatalogue(configuration)
  const warnings = createWarnings(log)
  for (const sentence of doubtfulSettings(configuration)) warnings.say(sentence)
  const database = await openDatabase(configuration, { log, warnings })
  try {
    const epoch = await readEpoch(database)
    const cache = createCompressionCache(join(configuration.dataFolder, 'cache'), log)
    const catalogueRoom = await openCatalogueRoom({
      configuration,
      database,
      first,
      cache,
      notify: (channel, payload) => live.notify(channel, payload),
      log,
    })
    const accountsRoom = await openAccountsRoom({ configuration, database, log })
    const isBuiltIn = configuration.databaseUrl === null
    const stopVacuuming = isBuiltIn ? await keepVacuuming({ database, log }) : async () => {}
    const stopSweeping = keepSweeping({ database, isBuiltIn, log })
    const stopSweepingSettlements = keepSweepingSettlements({ database, log })
    const settlementTopic = openSettlementTopic({
      database,
      publish: (updates) => live.publish(updates),
      log,
    })
    const kinds = { account: accountKind(database), settlement: settlementTopic.kind }
    const { others } = catalogueRoom
    const live = openLive({ configuration, kinds, epoch, others, onRestore, log })
    const failedCodes = createFailedCodes(configuration.wrongCodes)
    const publish = publishToStreams(live)
    const stopNotifying = keepNotifying({ database, publish, log })
    const discord = { origin: configuration.discordUrl, timeoutMs: discordWithinMs }
    const stopPosting = keepPosting({ database, secret: accountsRoom.secret, discord, log })
    const pages = watchPages({ database, log })
    const backups = openBackups({ configuration, database, log })
    const operator = await openOperatorRoom({
      configuration,
      database,
      read: async () => {
        const { info, items } = catalogueRoom.catalogues.inUse()
        return {
          streams: { live: live.count(), progressPages: pages.count() },
          oldestUnsentSeconds: live.oldestUnsentSeconds(),
          catalogue: { version: info.version, items },
          ...(await backups.known()),
        }
      },
      warnings,
      log,
    })
    const findFile = await openFiles(configuration, catalogueRoom.catalogues, cache)
    const app = createApp({
      configuration,
      log,
      database,
      publish,
      failedCodes,
      discord,
      catalogueRoom,
      accountsRoom,
      live,
      pages,
      epoch,
      findFile,
      measures: operator.measures,
      warnings,
    })
    log.debug({ routes: app.routes.map(({ method, path }) => `${method} ${path}`) }, 'routes')
    const closeSocket = isBuiltIn
      ? await openBackupSocket(backups, configuration.dataFolder, log)
      : async () => {}
    const settings = { host: 'HOST', port: 'PORT' }
    const listener = await listen(app, { ...configuration, settings }, log)
    await operator.listen()
    return async () => {
      await operator.stop()
      await closeSocket()
      await backups.stop()
      await stopNotifying()
      await stopPosting()
      await settlementTopic.stop()
      await live.stop()
      await pages.stop()
      await stopSweeping()
      await stopSweepingSettlements()
      await stopVacuuming()
      await listener.stop()
      await catalogueRoom.stop()
      await database.close()
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
