import type { Logger } from 'pino'
import { hourMs, now } from '../configuration/clock.ts'
import { nowAndEvery } from '../configuration/now-and-every.ts'
import type { Database } from '../db/database.ts'
import type { TopicKind, TopicUpdate } from '../live/topic.ts'
import { keepPresence } from './keep-presence.ts'
import { sweep } from './outbox.ts'
import { settlementKind } from './topic.ts'

export type OpenSettlementTopic = {
  readonly kind: TopicKind
  /** Marks everybody as gone, and waits for the deletion under way. */
  readonly stop: () => Promise<void>
}

type Parts = {
  readonly database: Database
  readonly publish: (updates: readonly TopicUpdate[]) => void
  readonly log: Logger
}

/** The settlement topic of the live streams, with presence; and the hourly deletion of old events and settlements. */
export function openSettlementTopic({ database, publish, log }: Parts): OpenSettlementTopic {
  const presence = keepPresence({
    database,
    onChange: (settlementId) => publish([{ topic: `settlement:${settlementId}`, part: 'state' }]),
    log,
  })
  const stopSweeping = nowAndEvery(
    hourMs,
    () => sweep(database, now()),
    (error) => log.warn({ err: error }, 'old events were not deleted'),
  )
  return {
    kind: settlementKind({ database, onPresence: presence.onPresence }),
    async stop() {
      const swept = stopSweeping()
      await presence.stop()
      await swept
    },
  }
}
