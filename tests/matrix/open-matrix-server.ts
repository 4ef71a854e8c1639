import { pathToFileURL } from 'node:url'
import { typedUser } from '#server/accounts/development/users'
import { askingAgain } from '../support/postgres.ts'
import type { RunningServer, ServerHouse, Settings } from '../support/server.ts'
import { freePort } from '../support/server-port.ts'
import type { RunSql } from './kept-rows.ts'
import { nameOf } from './world.ts'

type MatrixServer = {
  readonly server: RunningServer
  /** Runs statements on the server's database, of either kind. */
  readonly sql: RunSql
  readonly close: () => Promise<void>
}

export async function openMatrixServer(
  start: ServerHouse['start'],
  database: Settings,
): Promise<MatrixServer> {
  const email = typedUser(nameOf('site_admin'))!.email
  const limits = {
    SIGN_INS_PER_MINUTE: '1000',
    API_REQUESTS_PER_MINUTE: '1000000',
    SITE_ADMINS: `someone@players.example, ${email.toUpperCase()}`,
  }
  if (database.DATABASE_URL) {
    const tables = askingAgain(database.DATABASE_URL)
    return { server: await start({ ...database, ...limits }), sql: tables.query, close: tables.close }
  }
  const door = await freePort()
  const preload = pathToFileURL(`${import.meta.dirname}/pglite-door.ts`)
  const settings = { PGLITE_DOOR: String(door), NODE_OPTIONS: `--import=${preload}` }
  const server = await start({ ...database, ...limits, ...settings })
  return { server, sql: (statements) => askAtDoor(door, statements), close: async () => {} }
}

async function askAtDoor(port: number, statements: string): Promise<Record<string, unknown>[]> {
  const answer = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: statements })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as Record<string, unknown>[]
}
