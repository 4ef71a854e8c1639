import type { Logger } from 'pino'
import { now } from '../configuration/clock.ts'
import { nowAndEvery } from '../configuration/now-and-every.ts'
import type { Database } from '../db/database.ts'
import type { CallContext } from '../rpc/api.ts'
import { deleteOldNotifications, tellOfTasksDue } from './sweep.ts'

/** How late at most somebody is told that a task is due within a day. */
const everyMs = 5 * 60_000

/** The steps of each sweep, by what the log says if one fails. */
const steps = {
  'not all were told of what is due': tellOfTasksDue,
  'old notifications were not deleted': deleteOldNotifications,
}

type RoomParts = Pick<CallContext, 'publish'> & { readonly database: Database; readonly log: Logger }

/**
 * Tells of tasks that are due soon and deletes old notifications, at the start and every five minutes.
 * @returns a function that stops it after the sweep under way
 */
export function keepNotifying({ database, publish, log }: RoomParts): () => Promise<void> {
  return nowAndEvery(
    everyMs,
    async (over) => {
      const publishFor = (userIds: readonly string[]) =>
        publish(userIds.map((userId) => ({ kind: 'notifications', userId })))
      for (const [failed, step] of Object.entries(steps))
        await step(database, now(), over)
          .then(publishFor)
          .catch((error: unknown) => log.warn({ err: error }, failed))
    },
    (error) => log.warn({ err: error }, 'notifications were not looked after'),
  )
}
