import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { isoDay, now } from '../configuration/clock.ts'
import type { Database } from '../db/database.ts'
import { openAddress, type WebhookAddress } from './address.ts'
import { readDigest } from './digest.ts'
import type { DueWebhook } from './due.ts'
import { type Failure, giveBack, heldRow, isFailure, mayPost, type Outcome, type Post } from './lease.ts'
import { readNews } from './news.ts'
import { type Discord, postMessage } from './post.ts'
import { postProjects } from './post-projects.ts'

export type DeliveryParts = {
  readonly database: Database
  readonly secret: string
  readonly discord: Discord
  readonly log: Logger
  /** Aborted when the server stops: then no further message is begun. */
  readonly over: AbortSignal
}

const notPutTogether: Failure = {
  to: 'nobody',
  why: 'later',
  sentence: 'The server could not put a message together.',
}
const sealedElsewhere: Failure = {
  to: 'nobody',
  why: 'gone',
  sentence:
    'The address can no longer be read, because the server’s secret has changed. Please give it again.',
}

/**
 * Posts what is due for one settlement, and gives its channel back. What was posted is noted after Discord has taken it: a crash
 * between the two posts it once more (BEY-13).
 */
export async function postDue(parts: DeliveryParts, due: DueWebhook, at: number): Promise<void> {
  const address = openAddress(parts.secret, due.settlementId, due.sealed)
  const outcome = address
    ? await postTo(address, parts, due, at)
    : { failure: sealedElsewhere, hasSent: false, refused: null }
  await giveBack(parts.database, due, outcome, now())
}

/** Posts what is due until a message fails. */
async function postTo(
  address: WebhookAddress,
  { database, discord, log, over }: DeliveryParts,
  due: DueWebhook,
  at: number,
): Promise<Outcome> {
  let hasSent = false
  let refused: string | null = null
  const post: Post = async (message, messageId) => {
    if (over.aborted || !(await mayPost(database, due, now()))) return { to: 'nobody', why: 'stopped' }
    const posted = await postMessage(discord, address, message, messageId)
    if (posted.to === 'channel') hasSent = true
    else if (posted.why === 'refused') refused = posted.sentence
    return posted
  }
  try {
    return { failure: await postAll(database, due, post, at), hasSent, refused }
  } catch (error) {
    // It is tried again later; until then others are served.
    log.warn({ err: error, settlement: due.settlementId }, 'no message for Discord was put together')
    return { failure: notPutTogether, hasSent, refused }
  }
}

async function postAll(database: Database, due: DueWebhook, post: Post, at: number): Promise<Failure | null> {
  return (
    (due.hasNews && (await postNews(database, due, post))) ||
    (due.areProjectsDue && (await postProjects(database, due, post, at))) ||
    (due.digestUntil !== null && (await postDigest(database, due, post, due.digestUntil))) ||
    null
  )
}

async function postNews(database: Database, due: DueWebhook, post: Post): Promise<Failure | null> {
  const { texts, upTo } = await readNews(database, due)
  for (const text of texts) {
    const posted = await post({ content: text.content })
    if (isFailure(posted)) return posted
    // After each: Discord takes only so many at once, and those it took are not posted again.
    await database.write(sql`update webhooks set cursor = ${text.upTo} where ${heldRow(due)}`)
  }
  // What the log tells, posted or not, may have changed a project: the messages of projects are to be compared again.
  await database.write(sql`update webhooks set cursor = ${upTo}, projects_due = true where ${heldRow(due)}`)
  return null
}

async function postDigest(
  database: Database,
  due: DueWebhook,
  post: Post,
  until: number,
): Promise<Failure | null> {
  const posted = await post({ embeds: [await readDigest(database, due, until)] })
  if (isFailure(posted)) return posted
  await database.write(sql`update webhooks set digest_on = ${isoDay(until)}::date where ${heldRow(due)}`)
  return null
}
