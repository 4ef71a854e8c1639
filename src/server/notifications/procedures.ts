import { permitToRead } from '../access/permit.ts'
import { signedIn } from '../access/signed-in.ts'
import { notificationStates } from '../changes/notification-states.ts'
import { now } from '../configuration/clock.ts'
import type { Queryable } from '../db/database.ts'
import { markRead, mute } from './commands.ts'
import { listMuted, listNotifications } from './queries.ts'

const getNotifications = signedIn.getNotifications.handler(
  async ({ input: { before, limit }, context: { database, caller } }) => {
    const found = await listNotifications(database, caller.userId, { before, limit: limit + 1 })
    return {
      notifications: found.slice(0, limit),
      hasMore: found.length > limit,
      unread: await countUnread(database, caller.userId),
    }
  },
)

const readNotifications = signedIn.readNotifications.handler(
  async ({ input, context: { database, publish, caller } }) => {
    const { userId } = caller
    const hasChanged = await markRead(database, { userId, at: now() }, input)
    if (hasChanged) publish([{ kind: 'notifications', userId }])
    return { unread: await countUnread(database, userId) }
  },
)

const getMutedSettlements = signedIn.getMutedSettlements.handler(({ context: { database, caller } }) =>
  listMuted(database, caller.userId),
)

const muteSettlement = signedIn.muteSettlement.handler(
  async ({ input: { settlementId, isMuted }, context: { database, caller } }) => {
    const own = { userId: caller.userId, settlementId }
    await permitToRead(database, { ...own, action: 'settlement.get' })
    await mute(database, own, isMuted)
    return {}
  },
)

/** The notifications of the caller; nobody reads or changes those of others. */
export const notificationProcedures = {
  getNotifications,
  readNotifications,
  getMutedSettlements,
  muteSettlement,
}

async function countUnread(database: Queryable, userId: string): Promise<number> {
  return (await notificationStates(database, [userId])).get(userId)?.unread ?? 0
}
