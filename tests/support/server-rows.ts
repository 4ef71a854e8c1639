import { queryBuiltIn, withDoor } from './database-door.ts'
import { query } from './postgres.ts'
import type { RunningServer, Settings, TestServers } from './server.ts'
import type { DatabaseKind } from './server-databases.ts'
import { freePort } from './server-port.ts'

/** A server whose tables a test can read and change. */
export type OpenServer = {
  readonly server: () => RunningServer
  /** Runs a statement on the server's database, of either kind, while it serves. */
  readonly rows: (statement: string) => Promise<Record<string, unknown>[]>
  /** Restarts the server on the same data. */
  readonly restart: () => Promise<void>
}

/**
 * Starts a server on a new database of this kind. A built-in database gets a prepared folder and a door, because no other
 * process can open it while it is served. The port is chosen beforehand, so that the address survives a restart.
 */
export async function startOpenServer(
  servers: TestServers,
  kind: Pick<DatabaseKind, 'settings'>,
  extra: Settings = {},
): Promise<OpenServer> {
  const given = await kind.settings()
  const settings = {
    DATA_DIR: given.DATABASE_URL ? servers.folder() : servers.dataFolder(),
    PORT: String(await freePort()),
    SIGN_INS_PER_MINUTE: '1000',
    ...(!given.DATABASE_URL && withDoor),
    ...given,
    ...extra,
  }
  let server = await servers.start(settings)
  return {
    server: () => server,
    restart: async () => {
      server.signal('SIGTERM')
      await server.ended
      server = await servers.start(settings)
    },
    rows: (statement) =>
      given.DATABASE_URL ? query(given.DATABASE_URL, statement) : queryBuiltIn(server, statement),
  }
}
