import type { Dice } from '#scripts/verify-sync/dice'
import type { RunningServer } from '../../support/server.ts'
import type { BusyPlace } from '../measure/busy-place.ts'

/** People who write and read, and where. */
export type AtWork = {
  readonly servers: readonly RunningServer[]
  readonly place: BusyPlace
  readonly dice: Dice
  /** How many writes are sent a second. */
  readonly perSecond: number
  readonly streams: number
}

/** How long it takes until a request that was not done is sent again, and a stream that ended is opened again. */
export const againAfterMs = 250
