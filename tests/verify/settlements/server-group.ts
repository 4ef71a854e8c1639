import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseThrough, type Pooler } from '../../support/pgbouncer.ts'
import type { PostgresCluster } from '../../support/postgres.ts'
import type { RunningServer } from '../../support/server.ts'
import { freePort } from '../../support/server-port.ts'
import { asRunning } from '../crash/crowd.ts'
import { type KillableServer, startKillableServer } from '../crash/killable-server.ts'

export type ServerGroup = {
  readonly kind: string
  /** Servers on one new database; only one if it is the built-in database. */
  readonly servers: () => Promise<readonly RunningServer[]>
  /** Starts one more server on the database of the others; null if it is the built-in database. */
  readonly another: (() => Promise<RunningServer>) | null
  /** The address of their database; '' if it is the built-in one. */
  readonly databaseUrl: () => string
  readonly stop: () => void
}

/**
 * @param settings further settings of each server
 * @param pooler what stands between the servers and PostgreSQL; null if nothing does
 */
export function serverGroup(
  cluster: PostgresCluster | null,
  settings: Readonly<Record<string, string>> = {},
  pooler: Pooler | null = null,
): ServerGroup {
  const started: KillableServer[] = []
  const folders: string[] = []
  let databaseUrl = ''
  const start = async (): Promise<RunningServer> => {
    const folder = mkdtempSync(join(tmpdir(), 'bit-calculator-verify-'))
    folders.push(folder)
    const server = startKillableServer(await freePort(), {
      DATA_DIR: folder,
      SIGN_INS_PER_MINUTE: '1000000',
      STREAMS_PER_ADDRESS: '1000000',
      WRONG_CODES_PER_PERSON: '1000000',
      WRONG_CODES_PER_ADDRESS: '1000000',
      AUTH_SECRET: 'one secret for all servers, long enough',
      ...databaseThrough(pooler, databaseUrl),
      ...settings,
    })
    started.push(server)
    if ((await server.ready()) === null) throw new Error(`a server did not start: ${server.errors()}`)
    // A server of `asRunning` ignores signals; here any signal kills it.
    return { ...asRunning(server), signal: () => void server.kill() }
  }
  return {
    kind: cluster
      ? `two server processes with pools of 20${pooler ? ', through pgbouncer' : ''}`
      : 'one server process',
    async servers() {
      databaseUrl = cluster ? await cluster.createDatabase() : ''
      const running: RunningServer[] = []
      for (let i = 0; i < (cluster ? 2 : 1); i++) running.push(await start())
      return running
    },
    another: cluster && start,
    databaseUrl: () => databaseUrl,
    stop() {
      for (const server of started) void server.kill()
      for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
