import type { Logger } from 'pino'
import { hourMs, now } from '../configuration/clock.ts'
import type { Database } from '../db/database.ts'
import type { TopicKind, TopicUpdate } from '../live/topic.ts'
import { keepPresence } from './keep-presence.ts'
import { sweep } from './outbox.ts'
import { settlementKind } from './topic.ts'

export type OpenSettlementTopic = {
  readonly kind: TopicKind
  readonly stop: () => Promise<void>
}

type RoomParts = {
  readonly database: Database
  readonly publish: (updates: readonly TopicUpdate[]) => void
  readonly log: Logger
}

/** Settlements as streams tell them, with who is here; and what takes away of them what nobody needs any more. */
export function openSettlementTopic({ database, publish, log }: RoomParts): OpenSettlementTopic {
  const presence = keepPresence({
    database,
    onChange: (settlementId) => publish([{ topic: `settlement:${settlementId}`, part: 'state' }]),
    log,
  })
  const startSweep = () => {
    sweep(database, now()).catch((error: unknown) => log.warn({ err: error }, 'old events were not removed'))
  }
  const sweeping = setInterval(startSweep, hourMs)
  sweeping.unref()
  startSweep()
  return {
    kind: settlementKind({ database, onPresence: presence.onPresence }),
    async stop() {
      clearInterval(sweeping)
      await presence.stop()
    },
  }
}
