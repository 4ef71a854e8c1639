import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { isoDay, now } from '../configuration/clock.ts'
import type { Database } from '../db/database.ts'
import { openAddress, type WebhookAddress } from './address.ts'
import { readDigest } from './digest.ts'
import type { DueWebhook } from './due.ts'
import { type Attempt, type Failure, giveBack, held, isFailure, isHeld, type Post } from './lease.ts'
import { readNews } from './news.ts'
import { type Discord, type Message, postMessage } from './post.ts'
import { postProjects } from './post-projects.ts'

export type DeliveryParts = {
  readonly database: Database
  readonly secret: string
  readonly discord: Discord
  readonly log: Logger
  /** Whether the server stops: then no further message is begun. */
  readonly isOver: () => boolean
}

const notPutTogether: Failure = {
  to: 'nobody',
  why: 'later',
  sentence: 'The server could not put a message together.',
  afterMs: null,
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
export async function deliver(parts: DeliveryParts, due: DueWebhook, at: number): Promise<void> {
  const address = openAddress(parts.secret, due.settlementId, due.sealed)
  const so = { hasSent: false, refused: null as string | null }
  const post: Post = async (message, messageId) => {
    const posted = await postWhileHeld(parts, due, { address: address!, message, messageId })
    if (posted.to === 'channel') so.hasSent = true
    else if (posted.why === 'refused') so.refused = posted.sentence
    return posted
  }
  const failure = address
    ? await postAll(parts.database, due, post, at).catch((error: unknown) => {
        // It is tried again later; until then others are served.
        parts.log.warn(
          { err: error, settlement: due.settlementId },
          'no message for Discord was put together',
        )
        return notPutTogether
      })
    : sealedElsewhere
  await giveBack(parts.database, due, { ...so, failure, failures: due.failures }, now())
}

type Addressed = {
  readonly address: WebhookAddress
  readonly message: Message
  readonly messageId: string | undefined
}

async function postWhileHeld(
  { database, discord, isOver }: DeliveryParts,
  due: DueWebhook,
  { address, message, messageId }: Addressed,
): Promise<Attempt> {
  if (isOver() || !(await isHeld(database, due))) return { to: 'nobody', why: 'stopped' }
  return postMessage(discord, address, message, messageId)
}

async function postAll(database: Database, due: DueWebhook, post: Post, at: number): Promise<Failure | null> {
  return (
    (due.hasNews && (await postNews(database, due, post))) ||
    (due.areProjectsDue && (await postProjects(database, due, post, at))) ||
    (due.isDigestDue && (await postDigest(database, due, post, at))) ||
    null
  )
}

async function postNews(database: Database, due: DueWebhook, post: Post): Promise<Failure | null> {
  const { texts, upTo } = await readNews(database, due)
  for (const text of texts) {
    const posted = await post({ content: text.content })
    if (isFailure(posted)) return posted
    // After each: Discord takes only so many at once, and those it took are not posted again.
    await database.write(sql`update webhooks set cursor = ${text.upTo} where ${held(due)}`)
  }
  await database.write(sql`update webhooks set cursor = ${upTo}, projects_due = true where ${held(due)}`)
  return null
}

async function postDigest(
  database: Database,
  due: DueWebhook,
  post: Post,
  at: number,
): Promise<Failure | null> {
  const posted = await post({ embeds: [await readDigest(database, due, at)] })
  if (isFailure(posted)) return posted
  await database.write(sql`update webhooks set digest_on = ${isoDay(at)}::date where ${held(due)}`)
  return null
}
