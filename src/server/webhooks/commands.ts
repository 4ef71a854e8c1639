import { type SQL, sql } from 'drizzle-orm'
import type { Webhook } from '#contract/webhooks'
import type { WebhookEvent } from '#domain/settlement/telling/webhook-event'
import type { Permit } from '../access/permit.ts'
import type { Done, EmptyAnswer } from '../changes/record.ts'
import { isoDay, utcHour } from '../configuration/clock.ts'
import type { Tx } from '../db/database.ts'
import { sqlTime } from '../db/sql-time.ts'
import { refusal } from '../rpc/refusal.ts'
import { lastDigestAt } from './digest-time.ts'
import { stillAsked } from './lease.ts'
import { findWebhook } from './queries.ts'

type Chosen = {
  readonly events: readonly WebhookEvent[]
  readonly digestHour: number | null
  readonly projectMessages: boolean
}

type Answer = { readonly webhook: Webhook | null }

/**
 * Sets the channel and what is posted there. `sealed` is a new address, encrypted, which was just tried with a message: what happens from
 * now on is posted to it. Null keeps the former address.
 */
export async function setWebhook(
  tx: Tx,
  permit: Permit<'settlement.webhook'>,
  { events, digestHour, projectMessages, sealed }: Chosen & { readonly sealed: Buffer | null },
  at: number,
): Promise<Done<Answer>> {
  const { settlementId } = permit
  // A digest that waits to be tried again still comes, unless another hour is chosen. Messages of projects are due at once.
  const chosen = sql`
    events = ${JSON.stringify([...new Set(events)])}::jsonb, digest_hour = ${digestHour}::int,
    digest_on = case when digest_hour is distinct from ${digestHour}::int then ${lastDigestDay(at, digestHour)}::date
      else digest_on end,
    project_messages = ${projectMessages}, projects_due = true, projects_at = ${sqlTime(0)}`
  if (sealed === null) {
    const rows = await tx.write(sql`
      update webhooks set ${chosen} where settlement_id = ${settlementId} returning settlement_id`)
    if (rows.length === 0) throw refusal('no-webhook')
  } else {
    // Messages of another channel cannot be edited in this one.
    await forget(tx, settlementId)
    // Begins with nothing chosen; the next statement writes the choice, and the day of the last digest where an hour is chosen.
    await tx.write(sql`
      insert into webhooks (settlement_id, address_sealed, events, digest_hour, digest_on, project_messages, projects_due,
        projects_at, cursor, last_sent_at)
      select ${settlementId}, decode(${sealed.toString('hex')}, 'hex'), '[]', null, '-infinity', false, true,
        ${sqlTime(0)}, ${lastEntry(settlementId)}, ${sqlTime(at)}`)
    await tx.write(sql`update webhooks set ${chosen} where settlement_id = ${settlementId}`)
  }
  return {
    answer: { webhook: await findWebhook(tx, permit) },
    changes: [{ touched: 'webhook' }],
    activity: { kind: 'webhook.set', facts: {} },
  }
}

/**
 * Notes that Discord took a test message: what waits for a retry is due at once, unless Discord still asks to wait. A channel that
 * was off is on again, for what happens from now on; its next digest comes when its hour comes next.
 */
export async function noteTest(
  tx: Tx,
  permit: Permit<'settlement.webhook'>,
  at: number,
): Promise<Done<Answer>> {
  const { settlementId } = permit
  // The last digest counts as posted today, or yesterday where the hour of today's is still to come, as in `lastDigestDay`.
  await tx.write(sql`
    update webhooks set last_sent_at = ${sqlTime(at)}, failures = 0, retry_at = ${stillAsked(at)},
      asked_until = ${stillAsked(at)}, is_on = true,
      cursor = case when is_on then cursor else ${lastEntry(settlementId)} end,
      digest_on = case when is_on or digest_hour is null then digest_on
        else ${isoDay(at)}::date - (digest_hour > ${utcHour(at)}::int)::int end
    where settlement_id = ${settlementId}`)
  return { answer: { webhook: await findWebhook(tx, permit) }, changes: [{ touched: 'webhook' }] }
}

type Wait = {
  /** The address that was tried. */
  readonly sealed: Buffer
  readonly sentence: string
  readonly until: number
}

/** Notes that Discord asked to wait when the address was tried; not with another address, which was set meanwhile. */
export async function noteWait(
  tx: Tx,
  { settlementId }: Permit<'settlement.webhook'>,
  { sealed, sentence, until }: Wait,
  at: number,
): Promise<Done<EmptyAnswer>> {
  const rows = await tx.write(sql`
    update webhooks set last_failure = ${sentence}, last_failure_at = ${sqlTime(at)},
      retry_at = greatest(${sqlTime(until)}, asked_until), asked_until = greatest(${sqlTime(until)}, asked_until)
    where settlement_id = ${settlementId} and address_sealed = decode(${sealed.toString('hex')}, 'hex')
    returning settlement_id`)
  return { answer: {}, changes: rows.length === 0 ? [] : [{ touched: 'webhook' }] }
}

function lastEntry(settlementId: string): SQL {
  return sql`(select coalesce(max(id), 0) from activity where settlement_id = ${settlementId})`
}

export async function removeWebhook(
  tx: Tx,
  { settlementId }: Permit<'settlement.webhook'>,
): Promise<Done<EmptyAnswer>> {
  if (!(await forget(tx, settlementId))) return { answer: {}, changes: [] }
  return {
    answer: {},
    changes: [{ touched: 'webhook' }],
    activity: { kind: 'webhook.removed', facts: {} },
  }
}

async function forget(tx: Tx, settlementId: string): Promise<boolean> {
  await tx.write(sql`delete from webhook_messages where settlement_id = ${settlementId}`)
  const rows = await tx.write(sql`
    delete from webhooks where settlement_id = ${settlementId} returning settlement_id`)
  return rows.length > 0
}

/** The day that is noted as the last digest's: yesterday where the hour is still to come today, so that today's is posted, else today. */
function lastDigestDay(at: number, digestHour: number | null): string {
  return isoDay(digestHour === null ? at : lastDigestAt(digestHour, at))
}
