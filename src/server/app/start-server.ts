import { join } from 'node:path'
import type { Logger } from 'pino'
import { openAccountsRoom } from '../accounts/open-room.ts'
import { openBackupSocket } from '../backups/backup-socket.ts'
import { openBackups } from '../backups/open-backups.ts'
import { loadFirstCatalogue, openCatalogueRoom } from '../catalogue/open-room.ts'
import { openSettlementTopic } from '../changes/open-topic.ts'
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
import { openOperatorRoom } from '../operator/open-room.ts'
import { watchPages } from '../progress-links/watched-pages.ts'
import { accountKind } from '../user-data/topic.ts'
import { createApp } from './app.ts'
import { keepWorking } from './keep-working.ts'
import { openFiles } from './open-files.ts'
import { type Parts, stopAll } from './stop-all.ts'
import { publishToStreams } from './streams.ts'

/** Less than the ten seconds of a request, for a webhook's address is tried while somebody waits for the answer. */
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
  for (const sentence of doubtfulSettings(configuration)) warnings.warn(sentence)
  const database = await openDatabase(configuration, { log, warnings })
  const parts: Parts = {
    entrances: [],
    background: [],
    closedLast: [{ name: 'database', stop: database.close }],
  }
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
    parts.background.push({ name: 'search for catalogues', stop: catalogueRoom.stop })
    const accountsRoom = await openAccountsRoom({ configuration, database, log })
    const isBuiltIn = configuration.databaseUrl === null
    if (isBuiltIn) parts.background.push({ name: 'vacuum', stop: await keepVacuuming({ database, log }) })
    const settlementTopic = openSettlementTopic({
      database,
      publish: (updates) => live.publish(updates),
      log,
    })
    // Before the streams end, each of which would announce that somebody is gone.
    parts.entrances.push({ name: 'who is here', stop: settlementTopic.stop })
    const kinds = { account: accountKind(database), settlement: settlementTopic.kind }
    // Server processes tell each other of catalogues over the same connection as of changes for the streams.
    const { others } = catalogueRoom
    const live = openLive({ configuration, kinds, epoch, others, onRestore, log })
    parts.entrances.push({ name: 'streams', stop: async () => live.endStreams() })
    // This connection keeps restores away until the last request is through.
    parts.closedLast.push({ name: 'connection for streams', stop: live.stop })
    const failedCodes = createFailedCodes(configuration.wrongCodes)
    const publish = publishToStreams(live)
    const discord = { origin: configuration.discordUrl, timeoutMs: discordWithinMs }
    const pages = watchPages({ database, log })
    parts.entrances.push({ name: 'progress pages', stop: pages.stop })
    const backups = openBackups({ configuration, database, log })
    parts.background.push({ name: 'backups', stop: backups.stop })
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
    if (isBuiltIn) {
      const stop = await openBackupSocket(backups, configuration.dataFolder, log)
      parts.entrances.push({ name: 'socket for backups', stop })
    }
    const settings = { host: 'HOST', port: 'PORT' }
    const { stop } = await listen(app, { ...configuration, settings }, log)
    parts.entrances.push({ name: 'port', stop })
    await operator.listen()
    parts.entrances.push({ name: 'operator’s port', stop: operator.stop })
    const { secret } = accountsRoom
    parts.background.push(...keepWorking({ database, isBuiltIn, publish, secret, discord, log }))
    return () => stopAll(parts, log)
  } catch (error) {
    await stopAll(parts, log)
    throw error
  }
}
