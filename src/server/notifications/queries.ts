import { sql } from 'drizzle-orm'
import type { ShownNotification } from '#contract/notifications'
import { readable } from '../changes/notification-states.ts'
import { type PeopleNames, peopleNames } from '../changes/person-numbers.ts'
import { text, timeText, timeTextOrNull, whole } from '../db/columns.ts'
import type { Queryable, Row } from '../db/database.ts'

type Page = { readonly before?: string | undefined; readonly limit: number }

/** A page of a user's notifications, newest first. */
export async function listNotifications(
  database: Queryable,
  userId: string,
  { before, limit }: Page,
): Promise<readonly ShownNotification[]> {
  const page = before
    ? sql`and (notifications.at, notifications.id) < (
        select at, id from notifications earlier where earlier.user_id = ${userId} and earlier.id = ${before})`
    : sql``
  const rows = await database.all(sql`
    select notifications.*, settlements.name from ${readable}
    where notifications.user_id = ${userId} ${page}
    order by notifications.at desc, notifications.id desc limit ${limit}`)
  const caused = rows.filter((row) => row.by_no != null)
  const ids = new Set(caused.map((row) => text(row, 'settlement_id')))
  const names = new Map(
    await Promise.all([...ids].map(async (id) => [id, await peopleNames(database, id)] as const)),
  )
  return rows.map((row) => shown(row, names.get(text(row, 'settlement_id'))))
}

function shown(row: Row, names: PeopleNames | undefined): ShownNotification {
  return {
    id: text(row, 'id'),
    settlementId: text(row, 'settlement_id'),
    settlement: text(row, 'name'),
    said: { kind: text(row, 'kind'), facts: row.facts } as ShownNotification['said'],
    subject: text(row, 'subject'),
    by: row.by_no == null ? null : (names?.get(whole(row, 'by_no')) ?? null),
    at: timeText(row, 'at'),
    readAt: timeTextOrNull(row, 'read_at'),
  }
}

/** The settlements that a user has muted, by name. */
export async function listMuted(database: Queryable, userId: string) {
  const rows = await database.all(sql`
    select id, name from memberships join settlements on settlements.id = settlement_id
    where user_id = ${userId} and status = 'active' and is_muted and deleted_at is null order by name, id`)
  return rows.map((row) => ({ settlementId: text(row, 'id'), name: text(row, 'name') }))
}
