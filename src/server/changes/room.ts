import type { SettlementStreams } from './streams.ts'

/** What tells everybody what changes in settlements. */
export type SettlementRoom = {
  readonly live: SettlementStreams
  /** Ends every stream, so that the server can stop. */
  readonly stop: () => Promise<void>
}
