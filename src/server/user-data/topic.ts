import { listHashes } from '../changes/settlement-lists.ts'
import { text, whole } from '../db/columns.ts'
import type { Database } from '../db/database.ts'
import type { TopicKind } from '../live/topic.ts'
import { firstVersion, listCurrentVersions } from './queries.ts'

/** A person's account as a topic: the versions of their document (SAVE-7), and beside them their list of settlements (SET-8). */
export function accountKind(database: Database): TopicKind {
  const versionsOf = async (userIds: readonly string[]) => {
    const rows = await listCurrentVersions(database, userIds)
    const versions = new Map(rows.map((row) => [text(row, 'user_id'), whole(row, 'version')]))
    return new Map(userIds.map((userId) => [userId, versions.get(userId) ?? firstVersion]))
  }
  return {
    // Whose session holds may hear of their own account.
    start: async (_userId, _caller, known) => ({ after: known ?? 0, allowedAt: 0 }),
    numbers: versionsOf,
    async eventsAfter(userId, number) {
      const version = (await versionsOf([userId])).get(userId)!
      // Only the last one matters: who is behind loads the document.
      return version > number
        ? [{ number: version, message: { topic: 'account', type: 'version', version } }]
        : []
    },
    needsEveryEvent: false,
    endReason: () => null,
    state: async (userIds) =>
      new Map(
        Array.from(await listHashes(database, userIds), ([userId, mark]) => [
          userId,
          { topic: 'account', type: 'settlements', mark },
        ]),
      ),
    onPresence: () => {},
  }
}
