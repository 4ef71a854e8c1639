import { noNotifications, notificationStates } from '../changes/notification-states.ts'
import { profileMarks } from '../changes/profile-marks.ts'
import { listMarks } from '../changes/settlement-lists.ts'
import { sharedMarks } from '../changes/shared-projects.ts'
import { text, whole } from '../db/columns.ts'
import type { Database } from '../db/database.ts'
import type { TopicKind } from '../live/topic.ts'
import { firstVersion, listCurrentVersions } from './queries.ts'

/**
 * The topic of an account: versions of its document as events (SAVE-7), and as state a mark each for its list of settlements (SET-8),
 * its notifications (with how many are unread), what is shared with it, and its profile (SYS-8): another mark tells the browser that the
 * thing has changed.
 */
export function accountKind(database: Database): TopicKind {
  const versionsOf = async (userIds: readonly string[]) => {
    const rows = await listCurrentVersions(database, userIds)
    const versions = new Map(rows.map((row) => [text(row, 'user_id'), whole(row, 'version')]))
    return new Map(userIds.map((userId) => [userId, versions.get(userId) ?? firstVersion]))
  }
  return {
    // No check: the key is the caller's own id, and the session is valid. No event ends that right (`endReason`), so `allowedAt` is never
    // compared with one.
    start: async (_userId, _caller, known) => ({ after: known ?? 0, allowedAt: 0 }),
    numbers: versionsOf,
    async eventsAfter(userId, number) {
      const version = (await versionsOf([userId])).get(userId)!
      // Only the last version is sent: a browser that is behind loads the whole document.
      return version > number
        ? [{ number: version, message: { topic: 'account', type: 'version', version } }]
        : []
    },
    needsEveryEvent: false,
    endReason: () => null,
    async state(userIds) {
      const [lists, notifications, shared, profiles] = await Promise.all([
        listMarks(database, userIds),
        notificationStates(database, userIds),
        sharedMarks(database, userIds),
        profileMarks(database, userIds),
      ])
      return new Map(
        userIds.map((userId) => [
          userId,
          {
            topic: 'account',
            type: 'settlements',
            mark: lists.get(userId) ?? '',
            notifications: notifications.get(userId) ?? noNotifications,
            shared: shared.get(userId) ?? '',
            profile: profiles.get(userId) ?? '',
          },
        ]),
      )
    },
    onPresence: () => {},
  }
}
