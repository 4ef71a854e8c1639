import type { Database } from '../db/database.ts'
import type { LiveStreams } from './live-streams.ts'

/** What saving works with. */
export type UserDataRoom = {
  readonly database: Database
  readonly streams: LiveStreams
  /** Ends every stream and the sweeping, so that the server can stop. */
  readonly stop: () => Promise<void>
}
