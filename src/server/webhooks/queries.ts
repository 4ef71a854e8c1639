import { sql } from 'drizzle-orm'
import type { Webhook } from '#contract/webhooks'
import type { WebhookEvent } from '#domain/settlement/telling/webhook-event'
import type { ReadPermit } from '../access/permit.ts'
import { now } from '../configuration/clock.ts'
import { text, time, timeText, timeTextOrNull, whole } from '../db/columns.ts'
import type { Queryable, Row } from '../db/database.ts'
import { sqlTime } from '../db/sql-time.ts'

/** The settlement's channel as its owner sees it; null without one. */
export async function findWebhook(
  database: Queryable,
  { settlementId }: Pick<ReadPermit<'settlement.webhook'>, 'settlementId'>,
): Promise<Webhook | null> {
  // `retry_at` is when the channel may be tried again, after a failure or after a wait that Discord asked for. Where nothing has failed and
  // the wait is over, it says nothing any more.
  const [row] = await database.all(sql`
    select events, digest_hour, project_messages, is_on, last_sent_at, last_failure, last_failure_at,
      case when failures > 0 or retry_at > ${sqlTime(now())} then retry_at end as retry_at
    from webhooks where settlement_id = ${settlementId}`)
  if (!row) return null
  return {
    events: eventsIn(row),
    digestHour: row.digest_hour === null ? null : whole(row, 'digest_hour'),
    projectMessages: row.project_messages === true,
    isOn: row.is_on === true,
    lastSentAt: timeTextOrNull(row, 'last_sent_at'),
    lastFailure:
      row.last_failure === null
        ? null
        : { at: timeText(row, 'last_failure_at'), sentence: text(row, 'last_failure') },
    retryAt: timeTextOrNull(row, 'retry_at'),
  }
}

/** A channel's sealed address, and until when Discord asked to wait. */
export type KnownChannel = { readonly sealed: Buffer; readonly askedUntil: number | null }

/** @returns undefined without a channel */
export async function findSealed(
  database: Queryable,
  settlementId: string,
): Promise<KnownChannel | undefined> {
  const [row] = await database.all(sql`
    select encode(address_sealed, 'hex') as sealed, asked_until from webhooks where settlement_id = ${settlementId}`)
  if (!row) return undefined
  const askedUntil = row.asked_until === null ? null : time(row, 'asked_until')
  return { sealed: Buffer.from(text(row, 'sealed'), 'hex'), askedUntil }
}

export async function settlementName(database: Queryable, settlementId: string): Promise<string> {
  const [row] = await database.all(sql`select name from settlements where id = ${settlementId}`)
  return text(row!, 'name')
}

export function eventsIn(row: Row): WebhookEvent[] {
  return row.events as WebhookEvent[]
}
