import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { now } from '../configuration/clock.ts'
import type { Database } from '../db/database.ts'
import { oneAtATime } from '../live/one-at-a-time.ts'
import type { TopicKind } from '../live/topic.ts'
import { markGone, markPresent } from './presence.ts'

const againMs = 30_000

type Here = { readonly settlementId: string; readonly userId: string }

type Parts = {
  readonly database: Database
  /** Who is here in a settlement is not what it was. */
  readonly onChange: (settlementId: string) => void
  readonly log: Logger
}

export type PresenceKeeper = {
  readonly onPresence: TopicKind['onPresence']
  /** Says for everybody that they are gone from this process. */
  readonly stop: () => Promise<void>
}

/** Keeps the database told of who has which settlement open in this process (BEY-11). */
export function keepPresence({ database, onChange, log }: Parts): PresenceKeeper {
  const processId = randomUUID()
  const here = new Map<string, Here>()
  const warn = (error: unknown) => log.warn({ err: error }, 'who is here may be wrong')
  const say = (one: Here, isHere: boolean) =>
    isHere ? markPresent(database, { ...one, processId }, now()) : markGone(database, { ...one, processId })
  // Who goes and comes back in a moment is written down in that order.
  const writeSoon = oneAtATime(async (key: string) => {
    const [settlementId = '', userId = ''] = key.split(' ')
    await say({ settlementId, userId }, here.has(key))
    onChange(settlementId)
  }, warn)
  const renewing = setInterval(async () => {
    // Somebody’s account may just have been deleted: the others are here all the same.
    for (const one of here.values()) await say(one, true).catch(warn)
  }, againMs)
  renewing.unref()
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
      clearInterval(renewing)
      for (const one of here.values()) await say(one, false).catch(() => {})
    },
  }
}
