import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { sqlTime } from '../db/sql-time.ts'
import type { Message, Posted } from './post.ts'

/** A channel that this process has taken; until then nobody else posts there. */
export type Lease = { readonly settlementId: string; readonly leaseUntil: number }

/** Why a delivery ended before all was posted. `stopped`: the channel is no longer ours, or the server stops. */
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
/** Not sooner, even where Discord says so: it would be asked in a loop. */
const shortestWaitMs = 1_000

/**
 * The channel's row as long as it is held. Whoever removes the channel or gives another address ends that: what comes of a
 * message for the former channel is not noted with the new one.
 */
export function held({ settlementId, leaseUntil }: Lease): SQL {
  return sql`settlement_id = ${settlementId} and lease_until = ${sqlTime(leaseUntil)}`
}

export async function isHeld(database: Database, lease: Lease): Promise<boolean> {
  const rows = await database.all(sql`select 1 as one from webhooks where ${held(lease)}`)
  return rows.length > 0
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
    update webhooks set lease_until = null ${sent} ${retryAfter(outcome, channel.failures, at)} where ${held(channel)}`)
}

/** Whether and when it is tried again, and what Discord said last. */
function retryAfter({ failure, refused }: Outcome, failures: number, at: number): SQL {
  if (failure?.why === 'stopped') return sql``
  const said = failure?.sentence ?? refused
  const failed = said === null ? sql`` : sql`, last_failure = ${said}, last_failure_at = ${sqlTime(at)}`
  const isOver = sql`failures = 0, retry_at = null, asked_until = null`
  if (failure === null) return sql`, ${isOver} ${failed}`
  if (failure.why === 'gone') return sql`, is_on = false, ${isOver} ${failed}`
  const isAsked = failure.why === 'asked-to-wait'
  const asked = isAsked ? failure.afterMs : null
  const wait = asked ?? Math.min(longestRetryMs, firstRetryMs * 2 ** failures)
  const retryAt = sqlTime(at + Math.max(shortestWaitMs, wait))
  return sql`, failures = failures + 1, retry_at = ${retryAt}, asked_until = ${isAsked ? retryAt : sql`null`} ${failed}`
}

/** A message that Discord will never take is passed over, so that it does not hold up the others. */
export function isFailure(posted: Attempt): posted is Failure {
  return posted.to === 'nobody' && posted.why !== 'refused' && posted.why !== 'message-gone'
}
