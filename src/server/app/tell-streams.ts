import type { SettlementRoom } from '../changes/room.ts'
import type { Moved } from '../rpc/moved.ts'
import type { UserDataRoom } from '../user-data/room.ts'

type Streams = {
  readonly userDataRoom: UserDataRoom
  readonly settlementRoom: SettlementRoom
  /** On PostgreSQL this process hears of lists as the others do. */
  readonly isBuiltIn: boolean
}

/** Tells the streams of this process what has moved on. */
export function tellStreams({ userDataRoom: { streams }, settlementRoom: { live }, isBuiltIn }: Streams) {
  return (moved: readonly Moved[]): void => {
    for (const one of moved) {
      if (one.kind === 'settlement') live.advance(one.settlementId)
      else if (one.kind === 'document') streams.publish(one)
      else if (isBuiltIn) streams.tellSettlements(one.userId)
    }
  }
}
