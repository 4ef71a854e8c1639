import type { Logger } from 'pino'
import type { Configuration } from '../configuration/configuration.ts'
import { text, whole } from '../db/columns.ts'
import type { Database } from '../db/database.ts'
import { createLiveStreams } from './live-streams.ts'
import { listCurrentVersions } from './queries.ts'
import type { UserDataRoom } from './room.ts'
import { keepSweeping, vacuum } from './sweep.ts'
import { followVersions } from './version-feed.ts'

type RoomParts = {
  readonly configuration: Pick<Configuration, 'databaseUrl'>
  readonly database: Database
  readonly log: Logger
}

/** Everything about saving, ready to answer. On PostgreSQL, other server processes may save too. */
export async function openUserDataRoom({ configuration, database, log }: RoomParts): Promise<UserDataRoom> {
  const isBuiltIn = configuration.databaseUrl === null
  // Before anybody is served: once, for a database that was never tidied, it takes seconds.
  if (isBuiltIn) await vacuum(database)
  const streams = createLiveStreams()
  const catchUp = async () => {
    await Promise.all(streams.users().map(streams.checkSessions))
    for (const row of await listCurrentVersions(database, streams.users()))
      streams.publish({ userId: text(row, 'user_id'), version: whole(row, 'version') })
  }
  const stopFollowing =
    configuration.databaseUrl === null
      ? async () => {}
      : followVersions(configuration.databaseUrl, {
          onVersion: streams.publish,
          onSessionsEnded: streams.checkSessions,
          onGap: () => {
            catchUp().catch((error: unknown) => log.warn({ err: error }, 'open streams may be behind'))
          },
          log,
        })
  const stopSweeping = keepSweeping({ database, isBuiltIn, log })
  return {
    database,
    streams,
    async stop() {
      streams.stop()
      await stopSweeping()
      await stopFollowing()
    },
  }
}
