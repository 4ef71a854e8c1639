import { sql } from 'drizzle-orm'
import { among } from '../db/among.ts'
import type { Writable } from '../db/database.ts'
import { sqlIsoTime, sqlTime } from '../db/sql-time.ts'

/** Which notifications: those named, or all that came by an ISO time. */
export type Which = { readonly ids: readonly string[] } | { readonly until: string }

/** Marks a user's own notifications as read; those that are read already keep their time. @returns whether any were unread */
export async function markRead(
  database: Writable,
  { userId, at }: { readonly userId: string; readonly at: number },
  which: Which,
): Promise<boolean> {
  const named = 'ids' in which ? sql`id in ${among(which.ids)}` : sql`at <= ${sqlIsoTime(which.until)}`
  const rows = await database.write(sql`
    update notifications set read_at = ${sqlTime(at)}
    where user_id = ${userId} and read_at is null and ${named} returning id`)
  return rows.length > 0
}

/** Mutes a settlement for a member, who is told nothing of it any more, or has it tell again. */
export async function mute(
  database: Writable,
  { settlementId, userId }: { readonly settlementId: string; readonly userId: string },
  isMuted: boolean,
): Promise<void> {
  await database.write(sql`
    update memberships set is_muted = ${isMuted} where settlement_id = ${settlementId} and user_id = ${userId}`)
}
