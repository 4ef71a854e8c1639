import { join } from 'node:path'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { catalogueFiles, catalogueUrl } from './catalogue/catalogue-files.ts'
import { recordCatalogue } from './catalogue/commands.ts'
import { loadCatalogue } from './catalogue/load-catalogue.ts'
import { type Configuration, configurationHelp, readConfiguration } from './configuration.ts'
import { openDatabase } from './db/open-database.ts'
import { readClientFiles } from './http/client-files.ts'
import { createCompressionCache } from './http/compression-cache.ts'
import { listen } from './http/listen.ts'
import { withPageFacts } from './http/page.ts'
import { createLog } from './log.ts'
import { isStartFailure } from './start-failure.ts'

const impatientAfterMs = 1_000

/** Serves until it is told to stop, then ends the process; says so in one sentence where it cannot start. */
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

/** Answers with what stops the server again. */
async function startServer(configuration: Configuration, log: Logger): Promise<() => Promise<void>> {
  const catalogue = await loadCatalogue(configuration)
  const database = await openDatabase(configuration, log)
  try {
    await recordCatalogue(database, catalogue)
    const cache = createCompressionCache(join(configuration.dataFolder, 'cache'), log)
    const { version } = catalogue.info
    const findCatalogue = catalogueFiles(catalogue, cache)
    const client = await readClientFiles(configuration.clientFolder, {
      cache,
      page: (html) =>
        withPageFacts(html, {
          catalogueVersion: version,
          catalogueUrl: catalogueUrl(version),
          chatUrl: configuration.chatUrl,
        }),
    })
    const app = createApp({
      configuration,
      log,
      database,
      catalogueVersion: version,
      findFile: (address) => client.get(address) ?? findCatalogue(address),
    })
    const listener = await listen(app, configuration, log)
    return async () => {
      await listener.stop()
      await database.close()
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/**
 * The first signal stops in good order. Ctrl+C under npm arrives twice in the same moment, so only a later one counts
 * as impatience and ends the process at once.
 */
function stopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let firstAt: number | undefined
    const onSignal = (signal: NodeJS.Signals) => {
      if (firstAt !== undefined && performance.now() - firstAt > impatientAfterMs) process.exit(1)
      firstAt ??= performance.now()
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
