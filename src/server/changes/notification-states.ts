import { type SQL, sql } from 'drizzle-orm'
import { among } from '../db/among.ts'
import { text, whole } from '../db/columns.ts'
import type { Queryable } from '../db/database.ts'

/** How many of somebody's notifications are unread; the mark differs whenever the list does. */
export type NotificationState = { readonly unread: number; readonly mark: string }

/** The state of a user who has no notifications. */
export const noNotifications: NotificationState = { unread: 0, mark: '' }

/** Notifications that can be read: of members, in settlements that are not deleted. */
export const readable: SQL = sql`
  notifications
  join memberships on memberships.settlement_id = notifications.settlement_id
    and memberships.user_id = notifications.user_id and memberships.status = 'active'
  join settlements on settlements.id = notifications.settlement_id and settlements.deleted_at is null`

/**
 * What the bell of each user shows; users without notifications are missing. It is asked once a second for all open streams, and up to
 * four times for those who were told of something. So it reads only the unread notifications, whose ids it turns into one number, and
 * the ends of two indexes. Every change of a list shows there: a new one is unread, one that is read has the latest time of reading, and
 * one that expires was the oldest.
 */
export async function notificationStates(
  database: Queryable,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, NotificationState>> {
  const own = sql`
    notifications
    where notifications.user_id = memberships.user_id and notifications.settlement_id = memberships.settlement_id`
  const rows = await database.all(sql`
    select user_id, sum(unread)::bigint as unread,
      md5(string_agg(concat_ws(' ', settlement_id, oldest, latest, last_read, unread_mark), ',' order by settlement_id)) as mark
    from memberships
    join settlements on settlements.id = settlement_id and deleted_at is null
    cross join lateral (
      select (select min(at) from ${own}) as oldest, (select max(at) from ${own}) as latest,
        (select max(read_at) from ${own}) as last_read) ends
    cross join lateral (
      select count(*) as unread, bit_xor(uuid_hash_extended(id, 0)) as unread_mark from ${own} and read_at is null) news
    where user_id in ${among(userIds)} and status = 'active' and latest is not null
    group by user_id`)
  return new Map(
    rows.map((row) => [text(row, 'user_id'), { unread: whole(row, 'unread'), mark: text(row, 'mark') }]),
  )
}
