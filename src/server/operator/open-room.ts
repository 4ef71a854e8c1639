import type { Logger } from 'pino'
import { now } from '../configuration/clock.ts'
import type { Configuration } from '../configuration/configuration.ts'
import { type Measures, noMeasures } from '../configuration/measures.ts'
import type { Warnings } from '../configuration/warnings.ts'
import type { Database } from '../db/database.ts'
import { createDatabaseCheck } from '../http/health.ts'
import { listen } from '../http/listen.ts'
import { createOperatorApp } from './operator-app.ts'
import { openPrometheus } from './prometheus.ts'
import type { Readings } from './readings.ts'
import type { Status } from './status.ts'

export type OperatorRoom = {
  /** Counts what the other parts of the server tell of their work. */
  readonly measures: Measures
  /** Opens the operator's port. @throws one sentence if it cannot be used */
  readonly listen: () => Promise<void>
  readonly stop: () => Promise<void>
}

type RoomParts = {
  readonly configuration: Pick<Configuration, 'operator' | 'publicOrigin' | 'databaseUrl' | 'backupHours'>
  readonly database: Database
  readonly read: () => Promise<Readings>
  readonly warnings: Warnings
  readonly log: Logger
}

/** Counts what happens and shows it on the operator's port; does nothing where there is none. */
export async function openOperatorRoom({ configuration, ...parts }: RoomParts): Promise<OperatorRoom> {
  const { operator, publicOrigin, databaseUrl, backupHours } = configuration
  if (operator === null) return { measures: noMeasures, listen: async () => {}, stop: async () => {} }
  const { database, read, warnings, log } = parts
  const startedAt = now()
  const prometheus = await openPrometheus(async () => ({ ...(await read()), pool: database.pool() }))
  const answers = createDatabaseCheck(database)
  const readStatus = async (): Promise<Status> => ({
    ...(await read()),
    at: now(),
    startedAt,
    publicOrigin,
    backupHours,
    database: {
      kind: databaseUrl === null ? 'built in' : 'PostgreSQL',
      answers: await answers(),
      pool: database.pool(),
    },
    eventLoopP99Seconds: await prometheus.eventLoopP99Seconds(),
    memoryBytes: process.memoryUsage.rss(),
    requests: prometheus.requests(),
    warnings: warnings.all(),
  })
  const app = createOperatorApp({ host: operator.host, publicOrigin, prometheus, readStatus, log })
  const settings = { host: 'OPERATOR_HOST', port: 'OPERATOR_PORT' }
  let stop = async () => {}
  return {
    measures: prometheus,
    async listen() {
      stop = (await listen(app, { ...operator, publicOrigin, settings }, log)).stop
      log.info({ url: `http://${operator.host}:${operator.port}` }, 'operator’s page')
    },
    stop: () => stop(),
  }
}
