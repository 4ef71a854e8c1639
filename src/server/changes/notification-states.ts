import { type SQL, sql } from 'drizzle-orm'
import { among } from '../db/among.ts'
import { text, whole } from '../db/columns.ts'
import type { Queryable } from '../db/database.ts'

/** How many of somebody's notifications are unread; the mark differs whenever the list does. */
export type NotificationState = { readonly unread: number; readonly mark: string }

/** Notifications that can be read: of members, in settlements that are not deleted. */
export const readable: SQL = sql`
  notifications
  join memberships on memberships.settlement_id = notifications.settlement_id
    and memberships.user_id = notifications.user_id and memberships.status = 'active'
  join settlements on settlements.id = notifications.settlement_id and settlements.deleted_at is null`

/** What the bell of each user shows. */
export async function notificationStates(
  database: Queryable,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, NotificationState>> {
  const rows = await database.all(sql`
    select notifications.user_id, count(*) filter (where read_at is null) as unread,
      md5(concat_ws(' ', count(*), max(at), max(read_at))) as mark
    from ${readable}
    where notifications.user_id in ${among(userIds)}
    group by notifications.user_id`)
  const states = new Map(
    rows.map((row) => [text(row, 'user_id'), { unread: whole(row, 'unread'), mark: text(row, 'mark') }]),
  )
  return new Map(userIds.map((userId) => [userId, states.get(userId) ?? { unread: 0, mark: '' }]))
}
