import type { Logger } from 'pino'
import type { Configuration } from '../configuration/configuration.ts'
import type { Database } from '../db/database.ts'
import { keepSweeping, vacuum } from './sweep.ts'

export type UserDataRoom = {
  /** Stops the sweep. */
  readonly stop: () => Promise<void>
}

type RoomParts = {
  readonly configuration: Pick<Configuration, 'databaseUrl'>
  readonly database: Database
  readonly log: Logger
}

/** Starts the sweep of old saved data. */
export async function openUserDataRoom({ configuration, database, log }: RoomParts): Promise<UserDataRoom> {
  const isBuiltIn = configuration.databaseUrl === null
  // Before the first request, because the first vacuum of an old database takes seconds.
  if (isBuiltIn) await vacuum(database)
  return { stop: keepSweeping({ database, isBuiltIn, log }) }
}
