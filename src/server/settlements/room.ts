import type { FailedCodes } from './failed-codes.ts'
import type { SettlementStreams } from './streams.ts'

/** What settlements work with. */
export type SettlementRoom = {
  /** Epoch milliseconds; the server's clock decides (R9). */
  readonly now: () => number
  readonly live: SettlementStreams
  /** Tells a person's browsers that their list of settlements has changed. */
  readonly tellList: (userId: string) => void
  readonly failedCodes: FailedCodes
  /** Ends every stream, so that the server can stop. */
  readonly stop: () => Promise<void>
}
