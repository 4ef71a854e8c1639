import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Configuration } from '../configuration/configuration.ts'
import type { Database } from '../db/database.ts'
import { sessionsEndedChannel } from '../live/ended-sessions.ts'
import { followChannels } from '../live/follow-channels.ts'
import { listChannel } from './lists.ts'
import { eventsAfter, sweep } from './outbox.ts'
import { announcePresence, listHere, sayGone, sayHere } from './presence.ts'
import type { SettlementRoom } from './room.ts'
import { createSettlementStreams } from './streams.ts'

const presenceAgainMs = 30_000
const sweepEveryMs = 3_600_000

type UserStreams = {
  readonly tellSettlements: (userId: string) => void
  readonly checkSessions: (userId: string) => Promise<void>
  readonly users: () => readonly string[]
}

type RoomParts = {
  readonly configuration: Pick<Configuration, 'databaseUrl'>
  readonly database: Database
  /** Of each person: these say that a list of settlements has changed. */
  readonly userStreams: UserStreams
  readonly log: Logger
}

/** Everything about settlements, ready to answer. On PostgreSQL, other server processes may change them too. */
export function openSettlementRoom({ configuration, database, userStreams, log }: RoomParts): SettlementRoom {
  const now = () => Date.now()
  const processId = randomUUID()
  const complain = (what: string) => (error: unknown) => log.warn({ err: error }, what)
  const tellPresence = async (settlementId: string, userId: string, isHere: boolean) => {
    const here = { settlementId, userId, processId }
    await (isHere ? sayHere(database, here, now()) : sayGone(database, here))
    live.showPresence(settlementId)
    await announcePresence(database, settlementId)
  }
  const live = createSettlementStreams({
    eventsAfter: (settlementId, seq) => eventsAfter(database, settlementId, seq),
    whoIsHere: (settlementId) => listHere(database, settlementId, now()),
    onPresence: (settlementId, userId, isHere) => {
      if (!stopping) tellPresence(settlementId, userId, isHere).catch(complain('who is here may be wrong'))
    },
    log,
  })
  let stopping = false

  const stayHere = async () => {
    for (const [settlementId, users] of live.readers()) {
      // Somebody’s account may just have been deleted: the others are here all the same.
      for (const userId of users)
        await sayHere(database, { settlementId, userId, processId }, now()).catch(
          complain('who is here may be wrong'),
        )
      live.showPresence(settlementId)
    }
  }
  const staying = setInterval(() => {
    stayHere().catch(complain('who is here may be wrong'))
  }, presenceAgainMs)
  const sweeping = setInterval(() => {
    sweep(database, now()).catch(complain('old events were not removed'))
  }, sweepEveryMs)
  staying.unref()
  sweeping.unref()
  sweep(database, now()).catch(complain('old events were not removed'))

  const catchUp = () => {
    for (const [settlementId, users] of live.readers()) {
      for (const userId of users) void live.checkRights(userId)
      live.advance(settlementId)
    }
    for (const userId of userStreams.users()) userStreams.tellSettlements(userId)
  }
  const onSessionsEnded = (userId: string) => {
    void live.checkRights(userId)
    // They hear of saves over a connection of their own, but of lists over this one.
    void userStreams.checkSessions(userId)
  }
  const { databaseUrl } = configuration
  const stopFollowing =
    databaseUrl === null
      ? async () => {}
      : followChannels(databaseUrl, {
          channels: {
            settlement_changed: live.advance,
            [listChannel]: userStreams.tellSettlements,
            settlement_presence: live.showPresence,
            [sessionsEndedChannel]: onSessionsEnded,
          },
          onGap: catchUp,
          log,
        })
  return {
    live,
    async stop() {
      stopping = true
      clearInterval(staying)
      clearInterval(sweeping)
      for (const [settlementId, users] of live.readers())
        for (const userId of users)
          await sayGone(database, { settlementId, userId, processId }).catch(() => {})
      live.stop()
      await stopFollowing()
    },
  }
}
