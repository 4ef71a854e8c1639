import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { sqlTime } from '../db/sql-time.ts'
import type { Message, Posted } from './post.ts'

/** A channel that this process has taken; until `leaseUntil` nobody else posts there. */
export type Lease = { readonly settlementId: string; readonly leaseUntil: number }

/**
 * Why a delivery ended before all was posted. `stopped`: the channel is no longer ours, Discord asked somebody else to wait, or the
 * server stops.
 */
export type Failure =
  | Exclude<Extract<Posted, { to: 'nobody' }>, { why: 'refused' | 'message-gone' }>
  | { readonly to: 'nobody'; readonly why: 'stopped' }

export type Attempt = Posted | Failure
/** Posts a message while the channel is held, or replaces one that is there. */
export type Post = (message: Message, messageId?: string) => Promise<Attempt>

/** What came of a delivery. */
export type Outcome = {
  readonly failure: Failure | null
  readonly hasSent: boolean
  /** What Discord said of a message that it will never take. */
  readonly refused: string | null
}

const firstRetryMs = 15_000
const longestRetryMs = 3_600_000
/** The shortest wait before a retry, even where Discord asks for less: it would be asked in a loop. */
const shortestWaitMs = 1_000

/**
 * The channel's row as long as it is held. Whoever removes the channel or gives another address ends that: what comes of a
 * message for the former channel is not noted with the new one.
 */
export function heldRow({ settlementId, leaseUntil }: Lease): SQL {
  return sql`settlement_id = ${settlementId} and lease_until = ${sqlTime(leaseUntil)}`
}

/** Whether the channel is still held, and Discord has not asked for a wait when somebody else tried the address meanwhile. */
export async function mayPost(database: Database, lease: Lease, at: number): Promise<boolean> {
  const rows = await database.all(sql`
    select 1 as one from webhooks where ${heldRow(lease)} and ${stillAsked(at)} is null`)
  return rows.length > 0
}

/** Until when Discord asked to wait, where that is still to come; otherwise null. */
export function stillAsked(at: number): SQL {
  return sql`(case when asked_until > ${sqlTime(at)} then asked_until end)`
}

/** When Discord may be asked again. @param afterMs how long Discord asks to wait; null where it does not say */
export function retryTime(afterMs: number | null, failures: number, at: number): number {
  const wait = afterMs ?? Math.min(longestRetryMs, firstRetryMs * 2 ** failures)
  return at + Math.max(shortestWaitMs, wait)
}

/** Gives the channel back, with what came of the delivery. */
export async function giveBack(
  database: Database,
  channel: Lease & { readonly failures: number },
  outcome: Outcome,
  at: number,
): Promise<void> {
  const sent = outcome.hasSent ? sql`, last_sent_at = ${sqlTime(at)}` : sql``
  await database.write(sql`
    update webhooks set lease_until = null ${sent} ${retryAfter(outcome, channel.failures, at)} where ${heldRow(channel)}`)
}

/**
 * Whether and when the channel is posted to again, and what Discord said last. Where somebody tried the address meanwhile and Discord
 * asked them to wait, that wait goes on.
 */
function retryAfter({ failure, refused }: Outcome, failures: number, at: number): SQL {
  if (failure?.why === 'stopped') return sql``
  const said = failure?.sentence ?? refused
  const failed = said === null ? sql`` : sql`, last_failure = ${said}, last_failure_at = ${sqlTime(at)}`
  const isOver = sql`failures = 0, retry_at = ${stillAsked(at)}, asked_until = ${stillAsked(at)}`
  if (failure === null) return sql`, ${isOver} ${failed}`
  if (failure.why === 'gone') return sql`, is_on = false, ${isOver} ${failed}`
  const isAsked = failure.why === 'asked-to-wait'
  const retryAt = sqlTime(retryTime(isAsked ? failure.afterMs : null, failures, at))
  return sql`, failures = failures + 1, retry_at = greatest(${retryAt}, ${stillAsked(at)}),
    asked_until = greatest(${isAsked ? retryAt : sql`null`}, ${stillAsked(at)}) ${failed}`
}

/** Whether a delivery ends with this. A message that Discord will never take is passed over, so that it does not hold up the others. */
export function isFailure(posted: Attempt): posted is Failure {
  return posted.to === 'nobody' && posted.why !== 'refused' && posted.why !== 'message-gone'
}
