import type { Logger } from 'pino'
import { hourMs, now } from '../configuration/clock.ts'
import type { Database } from '../db/database.ts'
import type { TopicKind, Word } from '../live/topic.ts'
import { keepPresence } from './keep-presence.ts'
import { sweep } from './outbox.ts'
import { settlementKind } from './topic.ts'

export type SettlementRoom = {
  readonly kind: TopicKind
  readonly stop: () => Promise<void>
}

type RoomParts = {
  readonly database: Database
  readonly tell: (words: readonly Word[]) => void
  readonly log: Logger
}

/** Settlements as streams tell them, with who is here; and what takes away of them what nobody needs any more. */
export function openSettlementRoom({ database, tell, log }: RoomParts): SettlementRoom {
  const presence = keepPresence({
    database,
    onChange: (settlementId) => tell([{ topic: `settlement:${settlementId}`, part: 'state' }]),
    log,
  })
  const startSweep = () => {
    sweep(database, now()).catch((error: unknown) => log.warn({ err: error }, 'old events were not removed'))
  }
  const sweeping = setInterval(startSweep, hourMs)
  sweeping.unref()
  startSweep()
  return {
    kind: settlementKind({ database, onHere: presence.onHere }),
    async stop() {
      clearInterval(sweeping)
      await presence.stop()
    },
  }
}
