import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import type { TopicKind, TopicUpdate } from '../live/topic.ts'
import { keepPresence } from './keep-presence.ts'
import { settlementKind } from './topic.ts'

export type OpenSettlementTopic = {
  readonly kind: TopicKind
  /** Marks everybody as gone. */
  readonly stop: () => Promise<void>
}

type Parts = {
  readonly database: Database
  readonly publish: (updates: readonly TopicUpdate[]) => void
  readonly log: Logger
}

/** The settlement topic of the live streams, with presence. */
export function openSettlementTopic({ database, publish, log }: Parts): OpenSettlementTopic {
  const presence = keepPresence({
    database,
    onChange: (settlementId) => publish([{ topic: `settlement:${settlementId}`, part: 'state' }]),
    log,
  })
  return {
    kind: settlementKind({ database, onPresence: presence.onPresence }),
    stop: presence.stop,
  }
}
