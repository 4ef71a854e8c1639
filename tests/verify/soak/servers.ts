import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toRecipesFile } from '#contract/recipes-file-writer'
import { inventedItems } from '#scripts/bench/invented-items'
import { queryBuiltIn, withDoor } from '../../support/database-door.ts'
import { knownSecret } from '../../support/former-database.ts'
import { databaseThrough, type Pooler } from '../../support/pgbouncer.ts'
import { query } from '../../support/postgres.ts'
import { freePort } from '../../support/server-port.ts'
import { serverFile } from '../../support/server-program.ts'
import { asRunning } from '../crash/crowd.ts'
import { type KillableServer, startKillableServer } from '../crash/killable-server.ts'
import { inspected } from '../measure/inspector.ts'
import type { TestDatabase } from '../prove.ts'

/** Servers on one new database, which can be looked into while they serve. */
export type WatchedServers = {
  readonly servers: readonly KillableServer[]
  readonly query: (statement: string) => Promise<readonly Record<string, unknown>[]>
  /** '' if it is the built-in database. */
  readonly databaseUrl: string
  readonly stop: () => Promise<void>
}

const withoutLimits = {
  SIGN_INS_PER_MINUTE: '1000000',
  STREAMS_PER_ADDRESS: '1000000',
  AUTH_SECRET: knownSecret,
}

type Wanted = {
  /** How many servers are started. */
  readonly count: number
  /** What stands between the servers and PostgreSQL; null or not given if nothing does. */
  readonly pooler?: Pooler | null
}

export async function watchedServers(
  place: TestDatabase,
  { count, pooler = null }: Wanted,
): Promise<WatchedServers> {
  const first = await place.settings()
  const catalogue = join(first.DATA_DIR, 'invented.json')
  writeFileSync(catalogue, JSON.stringify(toRecipesFile(inventedItems())))
  const isBuiltIn = first.DATABASE_URL === ''
  const servers: KillableServer[] = []
  const stop = async () => {
    for (const server of servers) await server.kill()
  }
  for (let number = 0; number < count; number++) {
    const DATA_DIR = number === 0 ? first.DATA_DIR : place.folder()
    const server = startKillableServer(
      await freePort(),
      {
        ...withoutLimits,
        ...databaseThrough(pooler, first.DATABASE_URL),
        DATA_DIR,
        CATALOGUE: catalogue,
        ...(isBuiltIn && withDoor),
      },
      [inspected, serverFile],
    )
    servers.push(server)
    if ((await server.ready()) !== null) continue
    await stop()
    throw new Error(`a server did not start: ${server.errors()}`)
  }
  return {
    servers,
    databaseUrl: first.DATABASE_URL,
    query: (statement) =>
      isBuiltIn ? queryBuiltIn(asRunning(servers[0]!), statement) : query(first.DATABASE_URL, statement),
    stop,
  }
}
