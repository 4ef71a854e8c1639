import { type SQL, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { dayMs, hourMs, now } from '../configuration/clock.ts'
import { nowAndEvery } from '../configuration/now-and-every.ts'
import type { Database } from '../db/database.ts'
import { inBatches } from '../db/in-batches.ts'
import { sqlTime } from '../db/sql-time.ts'
import { purgeDeleted } from './purge-deleted.ts'
import { removeLinks } from './remove-for-good.ts'
import { forgetClients } from './sent-acts.ts'

/** How long and how many events of a settlement are kept; a browser that misses older ones reads everything again (R7). */
const keptMs = dayMs
const mostEvents = 10_000
/** How long an answer is kept for the same request: a device that sleeps for some weeks does nothing twice (I11). */
const answerKeptDays = 30
/** The activity log keeps the entries of a settlement's last 10,000 numbers. */
const mostActivity = 10_000
const unusableInviteDays = 30
/** Rows that one statement deletes: far less than a statement may take. */
const atOnce = 1_000

export type SweepParts = { readonly database: Database; readonly log: Logger }

/**
 * Deletes what is old in settlements, at the start and every hour.
 * @returns a function that stops it after the batch under way
 */
export function keepSweepingSettlements(parts: SweepParts): () => Promise<void> {
  return nowAndEvery(
    hourMs,
    (over) => sweepSettlements(parts, now(), over),
    (error) => parts.log.warn({ err: error }, 'old rows of settlements were not deleted'),
  )
}

/**
 * Deletes old events and answers, unused clients, old log entries and invitations, and settlements that can no longer be
 * restored. A step that fails does not keep the others from their turn, and is tried again an hour later.
 */
export async function sweepSettlements(
  { database, log }: SweepParts,
  now: number,
  over: AbortSignal,
): Promise<void> {
  const each = (batch: SQL) => inBatches(over, async () => (await database.write(batch)).length > 0)
  const steps: Readonly<Record<string, () => Promise<void>>> = {
    'events of more than a day ago': () => each(oldEvents(now - keptMs)),
    'events beyond the last ones': () => each(beyond('outbox', 'seq', mostEvents)),
    answers: () => each(oldAnswers(now - answerKeptDays * dayMs)),
    'who was here': () =>
      each(sql`delete from presence where until < ${sqlTime(now - keptMs)} returning user_id`),
    'unused clients': () => forgetClients(database, now, over),
    'log entries': () => each(beyond('activity', 'id', mostActivity)),
    invitations: () => inBatches(over, () => removeOldInvitations(database, now)),
    'deleted settlements': () => purgeDeleted({ database, log }, now, over),
  }
  for (const [what, step] of Object.entries(steps)) {
    if (over.aborted) return
    await step().catch((error: unknown) => log.warn({ err: error, what }, 'old rows were not deleted'))
  }
}

/** The last event of each settlement stays, so that a reader can see that it missed earlier ones. */
function oldEvents(before: number): SQL {
  return sql`
    delete from outbox where (settlement_id, seq) in (
      select outbox.settlement_id, outbox.seq
      from outbox join settlements on settlements.id = outbox.settlement_id
      where at < ${sqlTime(before)} and outbox.seq < settlements.seq order by at limit ${atOnce})
    returning seq`
}

/** Deletes rows whose number is `most` or more below the settlement's last one; asks each settlement for its own, through the key. */
function beyond(table: 'outbox' | 'activity', column: 'seq' | 'id', most: number): SQL {
  const [rows, number] = [sql.identifier(table), sql.identifier(column)]
  return sql`
    delete from ${rows} where (settlement_id, ${number}) in (
      select beyond.settlement_id, beyond.number
      from settlements cross join lateral (
        select settlement_id, ${number} as number from ${rows}
        where settlement_id = settlements.id and ${number} <= settlements.seq - ${most}
        order by ${number} limit ${atOnce}) beyond
      where seq > ${most} limit ${atOnce})
    returning ${number}`
}

function oldAnswers(before: number): SQL {
  return sql`
    delete from applied_operations where (user_id, operation_id) in (
      select user_id, operation_id from applied_operations where at < ${sqlTime(before)} order by at limit ${atOnce})
    returning operation_id`
}

/** Deletes invitations that have been unusable for 30 days. @returns whether there may be more */
function removeOldInvitations(database: Database, now: number): Promise<boolean> {
  const before = sqlTime(now - unusableInviteDays * dayMs)
  const unusable = sql`
    (settlement_id, id) in (
      select settlement_id, id from invite_links
      where expires_at < ${before} or (not is_active and coalesce(last_used_at, created_at) < ${before})
      limit ${atOnce})`
  return database.transaction(async (tx) => (await removeLinks(tx, 'invite_links', unusable)) > 0)
}
