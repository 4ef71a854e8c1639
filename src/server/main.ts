import type { Logger } from 'pino'
import { keepHeapSmall } from './app/heap-growth.ts'
import { startServer } from './app/start-server.ts'
import { monotonicMs } from './configuration/clock.ts'
import { type Configuration, readConfiguration } from './configuration/configuration.ts'
import { configurationHelp } from './configuration/environment.ts'
import { createLog } from './configuration/log.ts'
import { isStartFailure } from './configuration/start-failure.ts'

const forceStopAfterMs = 1_000

/**
 * Serves until a stop signal, then ends the process. If it cannot start, it says why in one sentence.
 * @param whenServed called once requests are answered
 */
export async function runServer(
  env: NodeJS.ProcessEnv,
  whenServed: (configuration: Configuration) => void = () => {},
): Promise<void> {
  try {
    const configuration = readConfiguration(env)
    const log = createLog(configuration)
    const stop = await startServer(configuration, log, () => endForRestore(log))
    log.info({ url: configuration.publicOrigin }, 'serving')
    keepHeapSmall()
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

/** Ends the process at once, as if killed: what it keeps in memory, and is about to write, belongs to the database before the restore. */
function endForRestore(log: Logger): never {
  log.fatal(
    'the database is being restored, or was restored while this server ran, so this server ends: start it again after the restore',
  )
  process.exit(1)
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
