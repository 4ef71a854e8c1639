import { sql } from 'drizzle-orm'
import type { WebhookEvent } from '#domain/settlement/telling/webhook-event'
import { isoDay, utcHour } from '../configuration/clock.ts'
import { text, whole } from '../db/columns.ts'
import type { Database, Row } from '../db/database.ts'
import { sqlTime } from '../db/sql-time.ts'
import { lastDigestAt } from './digest-time.ts'
import { eventsIn } from './queries.ts'

/** How long one process may take for what one settlement posts. */
const leaseMs = 120_000
/** How often messages of projects are brought up to date at most. */
const projectsEveryMs = 30_000

/** A channel for which there is something to post. */
export type DueWebhook = {
  readonly settlementId: string
  readonly leaseUntil: number
  readonly settlementName: string
  /** The channel's address, encrypted. */
  readonly sealed: Buffer
  readonly events: readonly WebhookEvent[]
  /** The id of the last log entry that was posted or passed over. */
  readonly cursor: number
  /** Failures one after the other so far. */
  readonly failures: number
  /** Which parts are due. */
  readonly hasNews: boolean
  readonly areProjectsDue: boolean
  /** The end of the 24 hours of which the due digest tells; null where none is due. */
  readonly digestUntil: number | null
}

/** Takes a channel that has something to post; no other process takes it until it is given back or the time is over. */
export async function takeDueWebhook(database: Database, now: number): Promise<DueWebhook | null> {
  const free = sql`is_on and (retry_at is null or retry_at <= ${sqlTime(now)})
    and (lease_until is null or lease_until <= ${sqlTime(now)})`
  const found = await database.all(sql`
    select webhooks.settlement_id, events, cursor, failures, encode(address_sealed, 'hex') as sealed, digest_hour,
      settlements.name as settlement_name, ${partsDue(now)}
    from webhooks join settlements on settlements.id = webhooks.settlement_id
    where ${free} and deleted_at is null and (${newsDue} or ${projectsDue(now)} or ${digestDue(now)})
    order by last_sent_at nulls first, webhooks.settlement_id limit 10`)
  // Ten, because another process may take some of them first.
  const leaseUntil = now + leaseMs
  for (const row of found) {
    const taken = await database.write(sql`
      update webhooks set lease_until = ${sqlTime(leaseUntil)}
      where settlement_id = ${text(row, 'settlement_id')} and ${free} returning settlement_id`)
    if (taken.length > 0) return dueOf(row, leaseUntil, now)
  }
  return null
}

const newsDue = sql`exists (
  select 1 from activity where activity.settlement_id = webhooks.settlement_id and activity.id > cursor)`

function projectsDue(now: number) {
  return sql`(project_messages and projects_due and projects_at <= ${sqlTime(now - projectsEveryMs)})`
}

/**
 * Whether a digest is due; also that of the day before until its hour comes again, so that one that could not be posted is not lost.
 * `digest_on` is the day of the last digest that is done with. Before today's hour the one to post is yesterday's, hence one day less.
 */
function digestDue(now: number) {
  const isToCome = sql`(digest_hour > ${utcHour(now)}::int)`
  return sql`(digest_hour is not null and digest_on < ${isoDay(now)}::date - ${isToCome}::int)`
}

function partsDue(now: number) {
  return sql`${newsDue} as has_news, ${projectsDue(now)} as are_projects_due, ${digestDue(now)} as is_digest_due`
}

function dueOf(row: Row, leaseUntil: number, now: number): DueWebhook {
  return {
    settlementId: text(row, 'settlement_id'),
    leaseUntil,
    settlementName: text(row, 'settlement_name'),
    sealed: Buffer.from(text(row, 'sealed'), 'hex'),
    events: eventsIn(row),
    cursor: whole(row, 'cursor'),
    failures: whole(row, 'failures'),
    hasNews: row.has_news === true,
    areProjectsDue: row.are_projects_due === true,
    digestUntil: row.is_digest_due === true ? lastDigestAt(whole(row, 'digest_hour'), now) : null,
  }
}
