import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { now } from '../configuration/clock.ts'
import { nowAndEvery } from '../configuration/now-and-every.ts'
import type { Database } from '../db/database.ts'
import { oneAtATime } from '../live/one-at-a-time.ts'
import type { TopicKind } from '../live/topic.ts'
import { markAllGone, markGone, markPresent } from './presence.ts'

const renewMs = 30_000
const withoutRestMs = 0

type Here = { readonly settlementId: string; readonly userId: string }

type Parts = {
  readonly database: Database
  /** Called when somebody has opened a settlement or closed it. */
  readonly onChange: (settlementId: string) => void
  readonly log: Logger
}

export type PresenceKeeper = {
  readonly onPresence: TopicKind['onPresence']
  /** Marks everybody as gone from this process. */
  readonly stop: () => Promise<void>
}

/** Writes to the database who has which settlement open in this process (BEY-11). */
export function keepPresence({ database, onChange, log }: Parts): PresenceKeeper {
  const processId = randomUUID()
  const here = new Map<string, Here>()
  const warn = (error: unknown) => log.warn({ err: error }, 'the list of members who are here may be wrong')
  const say = (one: Here, isHere: boolean) =>
    isHere ? markPresent(database, { ...one, processId }, now()) : markGone(database, { ...one, processId })
  // One at a time for each key, so that closing and opening again are written in that order.
  const writeSoon = oneAtATime(async (key: string) => {
    const [settlementId = '', userId = ''] = key.split(' ')
    await say({ settlementId, userId }, here.has(key))
    onChange(settlementId)
    return withoutRestMs
  }, warn)
  const renewAll = async (over: AbortSignal) => {
    for (const one of here.values()) {
      if (over.aborted) return
      // A renewal may fail because the account was just deleted: the others are still renewed.
      await say(one, true).catch(warn)
    }
  }
  const stopRenewing = nowAndEvery(renewMs, renewAll, warn)
  let isStopping = false
  return {
    onPresence(settlementId, userId, isHere) {
      if (isStopping) return
      const key = `${settlementId} ${userId}`
      if (isHere) here.set(key, { settlementId, userId })
      else here.delete(key)
      writeSoon(key)
    },
    async stop() {
      isStopping = true
      await stopRenewing()
      await markAllGone(database, processId).catch(() => {})
    },
  }
}
