import type { ReadPermit } from '../access/permit.ts'
import { changeSettlement } from '../changes/change.ts'
import { monotonicMs, now } from '../configuration/clock.ts'
import { createTokenBuckets } from '../http/rate-limit.ts'
import type { CallContext } from '../rpc/api.ts'
import { refusal } from '../rpc/refusal.ts'
import { openAddress, type WebhookAddress } from './address.ts'
import { noteWait } from './commands.ts'
import { plainly } from './discord-words.ts'
import { retryTime } from './lease.ts'
import { type Discord, postMessage } from './post.ts'
import { type KnownChannel, settlementName } from './queries.ts'

/** Of one person, and of all in one settlement together: the server calls Discord on their word, from an address that all share. */
const triesPerMinute = 5

export type TryParts = { readonly secret: string; readonly discord: Discord }

type Context = Pick<CallContext, 'database' | 'publish'> & {
  readonly permit: ReadPermit<'settlement.webhook'>
}
type Tried = {
  readonly address: WebhookAddress
  /** The settlement's channel as it is stored, which may have another address. */
  readonly known: KnownChannel | undefined
}

/**
 * Tries an address with a message, outside every transaction. Where Discord asks to wait, no try of this process asks that webhook
 * sooner, whoever tries it. It is noted with the channel that has this address too, so that no delivery comes sooner either.
 */
export function createTry({ secret, discord }: TryParts) {
  const take = createTokenBuckets({ perMinute: triesPerMinute, now: monotonicMs })
  const waits = askedWaits()

  return async (context: Context, { address, known }: Tried): Promise<void> => {
    const { settlementId, userId } = context.permit
    const isKnown = known && isSameWebhook(openAddress(secret, settlementId, known.sealed), address)
    const askedUntil = Math.max(waits.until(address), (isKnown && known.askedUntil) || 0)
    if (askedUntil > now()) throw hasToWait(askedUntil)
    // A try of the settlement is taken only where the person had one left (0 seconds to wait): whoever has none uses up none of the others'.
    const seconds = take(userId) || take(settlementId)
    if (seconds > 0) throw refusal('webhook-tried-too-often', { seconds }, { retryAfterSeconds: seconds })
    const name = await settlementName(context.database, settlementId)
    const posted = await postMessage(discord, address, {
      content: `${plainly(name)} posts here from now on what was chosen for this channel.`,
    })
    if (posted.to === 'channel') return
    const { sentence } = posted
    if (posted.why !== 'asked-to-wait') throw refusal('webhook-fails', { sentence })
    // 0: where Discord does not say for how long, as after a first failure.
    const until = retryTime(posted.afterMs, 0, now())
    waits.note(address, until)
    if (isKnown)
      await changeSettlement({ ...context, operation: null }, (tx, permit, at) =>
        noteWait(tx, permit, { sealed: known.sealed, sentence, until }, at),
      )
    throw hasToWait(until)
  }
}

/** Until when Discord asked to wait, by webhook. What is over is forgotten. */
function askedWaits() {
  const untilOf = new Map<string, number>()
  const keyOf = ({ id, token }: WebhookAddress) => `${id} ${token}`
  return {
    until: (address: WebhookAddress) => untilOf.get(keyOf(address)) ?? 0,
    note(address: WebhookAddress, until: number) {
      for (const [key, past] of untilOf) if (past <= now()) untilOf.delete(key)
      untilOf.set(keyOf(address), until)
    },
  }
}

function hasToWait(until: number) {
  const seconds = Math.max(1, Math.ceil((until - now()) / 1000))
  return refusal('webhook-waits', { seconds }, { retryAfterSeconds: seconds })
}

/** Whether Discord counts both as one: the threads of a channel share its webhook. */
function isSameWebhook(one: WebhookAddress | null, other: WebhookAddress): boolean {
  return one?.id === other.id && one.token === other.token
}
