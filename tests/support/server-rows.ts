import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { query } from './postgres.ts'
import type { RunningServer, ServerHouse, Settings } from './server.ts'
import type { DatabaseKind } from './server-databases.ts'
import { freePort } from './server-port.ts'

/** A server whose tables a test can read and change. */
export type OpenServer = {
  readonly server: () => RunningServer
  /** Runs a statement on the server's database. The built-in one has only one user, so the server is restarted for it. */
  readonly rows: (statement: string) => Promise<Record<string, unknown>[]>
  /** Restarts the server on the same data. */
  readonly restart: () => Promise<void>
}

export async function startOpenServer(
  house: ServerHouse,
  kind: DatabaseKind,
  extra: Settings = {},
): Promise<OpenServer> {
  const given = await kind.settings()
  const settings = {
    DATA_DIR: given.DATABASE_URL ? house.folder() : house.dataFolder(),
    PORT: String(await freePort()),
    SIGN_INS_PER_MINUTE: '1000',
    ...given,
    ...extra,
  }
  let server = await house.start(settings)
  const stop = async () => {
    server.signal('SIGTERM')
    await server.ended
  }
  return {
    server: () => server,
    restart: async () => {
      await stop()
      server = await house.start(settings)
    },
    rows: async (statement) => {
      if (given.DATABASE_URL) return query(given.DATABASE_URL, statement)
      await stop()
      const database = await PGlite.create(join(settings.DATA_DIR, 'pg'))
      const { rows } = await database.query<Record<string, unknown>>(statement)
      await database.close()
      server = await house.start(settings)
      return rows
    },
  }
}
