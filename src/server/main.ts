import { join } from 'node:path'
import type { Logger } from 'pino'
import { openAccountsRoom } from './accounts/open-room.ts'
import { createApp } from './app/app.ts'
import { publishToStreams } from './app/streams.ts'
import { openBackupSocket } from './backups/backup-socket.ts'
import { openBackups } from './backups/open-backups.ts'
import { type Catalogues, catalogueUrl } from './catalogue/catalogues.ts'
import { loadFirstCatalogue, openCatalogueRoom } from './catalogue/open-room.ts'
import { openSettlementTopic } from './changes/open-topic.ts'
import { monotonicMs } from './configuration/clock.ts'
import { type Configuration, configurationHelp, readConfiguration } from './configuration/configuration.ts'
import { doubtfulSettings } from './configuration/doubtful-settings.ts'
import { createLog } from './configuration/log.ts'
import { isStartFailure } from './configuration/start-failure.ts'
import { createWarnings } from './configuration/warnings.ts'
import { readEpoch } from './db/epoch.ts'
import { openDatabase } from './db/open-database.ts'
import { readClientFiles } from './http/client-files.ts'
import { type CompressionCache, createCompressionCache } from './http/compression-cache.ts'
import type { FindFile } from './http/files-route.ts'
import { listen } from './http/listen.ts'
import { pageFiles } from './http/page.ts'
import { createFailedCodes } from './invites/failed-codes.ts'
import { openLive } from './live/open-live.ts'
import { keepNotifying } from './notifications/open-room.ts'
import { openOperatorRoom } from './operator/open-room.ts'
import { watchPages } from './progress-links/watched-pages.ts'
import { openUserDataRoom } from './user-data/open-room.ts'
import { accountKind } from './user-data/topic.ts'
import { keepPosting } from './webhooks/open-room.ts'

const forceStopAfterMs = 1_000
/** Less than a request may take, for an address is tried while its owner waits. */
const discordWithinMs = 5_000

/** Serves until a stop signal, then ends the process. If it cannot start, it says why in one sentence. */
export async function runServer(
  env: NodeJS.ProcessEnv,
  whenServed: (configuration: Configuration) => void = () => {},
): Promise<void> {
  try {
    const configuration = readConfiguration(env)
    const log = createLog(configuration)
    const stop = await startServer(configuration, log)
    log.info({ url: configuration.publicOrigin }, 'serving')
    whenServed(configuration)
    const signal = await stopSignal()
    log.info({ signal }, 'stopping')
    await stop()
    log.info('stopped')
    process.exit(0)
  } catch (error) {
    if (!isStartFailure(error)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

/** @returns a function that stops the server */
async function startServer(configuration: Configuration, log: Logger): Promise<() => Promise<void>> {
  const first = await loadFirstCatalogue(configuration)
  const warnings = createWarnings(log)
  for (const sentence of doubtfulSettings(configuration)) warnings.say(sentence)
  const database = await openDatabase(configuration, { log, warnings })
  try {
    const epoch = await readEpoch(database)
    const cache = createCompressionCache(join(configuration.dataFolder, 'cache'), log)
    const catalogueRoom = await openCatalogueRoom({ configuration, database, first, cache, log })
    const accountsRoom = await openAccountsRoom({ configuration, database, log })
    const userDataRoom = await openUserDataRoom({ configuration, database, log })
    const settlementTopic = openSettlementTopic({
      database,
      publish: (updates) => live.publish(updates),
      log,
    })
    const kinds = { account: accountKind(database), settlement: settlementTopic.kind }
    const live = openLive({ configuration, kinds, epoch, log })
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
          lastBackupAt: await backups.lastAt(),
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
    const closeSocket = configuration.databaseUrl
      ? async () => {}
      : await openBackupSocket(backups, configuration.dataFolder, log)
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
      await userDataRoom.stop()
      await listener.stop()
      await catalogueRoom.stop()
      await database.close()
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** All files that are served: the page, the built client, the catalogues. */
async function openFiles(
  { clientFolder, chatUrl }: Configuration,
  catalogues: Catalogues,
  cache: CompressionCache,
): Promise<FindFile> {
  let html: string | null = null
  const page = (built: string) => {
    html = built
    return built
  }
  const client = await readClientFiles(clientFolder, { cache, page })
  const catalogue = () => {
    const { version } = catalogues.inUse().info
    return {
      catalogueVersion: version,
      catalogueUrl: catalogueUrl(version),
      formerCatalogues: catalogues.former(),
    }
  }
  const findPage = pageFiles({ html, chatUrl, catalogue, cache })
  return (address) => findPage(address) ?? client.get(address) ?? catalogues.find(address)
}

/**
 * The first signal stops in good order. A second one at least a second later ends the process at once; not an earlier one,
 * because Ctrl+C under npm arrives twice.
 */
function stopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let firstAt: number | undefined
    const onSignal = (signal: NodeJS.Signals) => {
      if (firstAt !== undefined && monotonicMs() - firstAt > forceStopAfterMs) process.exit(1)
      firstAt ??= monotonicMs()
      resolve(signal)
    }
    process.on('SIGTERM', onSignal)
    process.on('SIGINT', onSignal)
  })
}

if (import.meta.main) {
  if (process.argv.includes('--help')) process.stdout.write(configurationHelp())
  else await runServer(process.env)
}
