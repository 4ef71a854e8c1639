import { typedUser } from '#server/accounts/development/users'
import { queryBuiltIn, withDoor } from '../support/database-door.ts'
import { openConnection } from '../support/postgres.ts'
import type { RunningServer, Settings, TestServers } from '../support/server.ts'
import type { RunSql } from './kept-rows.ts'
import { nameOf } from './world.ts'

type MatrixServer = {
  readonly server: RunningServer
  /** Runs statements on the server's database, of either kind. */
  readonly sql: RunSql
  readonly close: () => Promise<void>
}

export async function openMatrixServer(
  start: TestServers['start'],
  database: Settings,
): Promise<MatrixServer> {
  const email = typedUser(nameOf('site_admin'))!.email
  // The site admin is second in the list and in capitals: each address counts, however it is spelled.
  const limits = {
    SIGN_INS_PER_MINUTE: '1000',
    API_REQUESTS_PER_MINUTE: '1000000',
    SIGN_IN_EMAIL_LINK: 'on',
    SITE_ADMINS: `someone@players.example, ${email.toUpperCase()}`,
  }
  if (database.DATABASE_URL) {
    const tables = openConnection(database.DATABASE_URL)
    return { server: await start({ ...database, ...limits }), sql: tables.query, close: tables.close }
  }
  const server = await start({ ...database, ...limits, ...withDoor })
  return { server, sql: (statements) => queryBuiltIn(server, statements), close: async () => {} }
}
