import type { Logger } from 'pino'
import type { Configuration } from '../configuration/configuration.ts'
import type { Database } from '../db/database.ts'
import { keepSweeping, vacuum } from './sweep.ts'

export type UserDataRoom = {
  /** Ends the sweeping, so that the server can stop. */
  readonly stop: () => Promise<void>
}

type RoomParts = {
  readonly configuration: Pick<Configuration, 'databaseUrl'>
  readonly database: Database
  readonly log: Logger
}

/** Everything about saving, ready to answer. */
export async function openUserDataRoom({ configuration, database, log }: RoomParts): Promise<UserDataRoom> {
  const isBuiltIn = configuration.databaseUrl === null
  // Before anybody is served: once, for a database that was never tidied, it takes seconds.
  if (isBuiltIn) await vacuum(database)
  return { stop: keepSweeping({ database, isBuiltIn, log }) }
}
