import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Tx } from '../db/database.ts'
import { sessionsEndedChannel } from '../live/ended-sessions.ts'
import { followChannels } from '../live/follow-channels.ts'

const channel = 'user_data_saved'

/** A save somebody may want to hear of. */
export type SavedVersion = { readonly userId: string; readonly version: number }

type Feed = {
  readonly onVersion: (saved: SavedVersion) => void
  /** Sessions of a person may have ended. */
  readonly onSessionsEnded: (userId: string) => void
  /** Something may have been missed. */
  readonly onGap: () => void
  readonly log: Logger
}

/** Tells the other server processes on this database, once the transaction holds. */
export async function announceVersion(tx: Tx, { userId, version }: SavedVersion): Promise<void> {
  await tx.write(sql`select pg_notify(${channel}, ${`${userId} ${version}`})`)
}

/** Hears what other server processes announce; the answer ends it. */
export function followVersions(
  databaseUrl: string,
  { onVersion, onSessionsEnded, onGap, log }: Feed,
): () => Promise<void> {
  const onSaved = (payload: string) => {
    const [userId = '', version] = payload.split(' ')
    onVersion({ userId, version: Number(version) })
  }
  return followChannels(databaseUrl, {
    channels: { [channel]: onSaved, [sessionsEndedChannel]: onSessionsEnded },
    onGap,
    log,
  })
}
