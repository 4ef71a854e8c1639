import { endMeantBy, type TopicEnd, type TopicMessage } from '#contract/live'
import type { Refusal } from '../http/refuse.ts'
import { refusalOf } from '../rpc/refusal.ts'
import { encodeMessage } from './event-stream.ts'
import { canReceive, reset, type Subscription } from './reader.ts'
import { keyOf, type LiveEvent, type TopicKind } from './topic.ts'

type Parts = {
  readonly kind: TopicKind
  readonly subscriptions: readonly Subscription[]
  readonly endSubscription: (subscription: Subscription, why: TopicEnd) => void
}

/** How much of a topic's events is sent at once, in bytes: well below what may wait for a reader (R8). */
const mostAtOnce = 256 * 1024

/**
 * Sends each reader the events it does not have yet. A reader whose access an event ends gets neither that event nor a
 * later one (I9). One that is far behind, such as a phone that slept, is told to read the topic again (R7).
 */
export async function deliver(
  { kind, subscriptions, endSubscription }: Parts,
  events: readonly LiveEvent[],
): Promise<void> {
  const newest = newestThatFit(events)
  const [first] = newest
  if (first && kind.needsEveryEvent)
    await resetAfterGap({ kind, subscriptions, endSubscription }, first.event.number - 1)
  const textOf = joinedOnce(newest.map(({ text }) => text))
  for (const subscription of subscriptions)
    if (isSubscribed(subscription) && canReceive(subscription))
      sendNew({ kind, newest, textOf, endSubscription }, subscription)
}

/** An event, and what is written of it. */
type Encoded = { readonly event: LiveEvent; readonly text: Uint8Array }

type Sending = Pick<Parts, 'kind' | 'endSubscription'> & {
  readonly newest: readonly Encoded[]
  /** The texts of the events from one place to before another, in one piece. */
  readonly textOf: (from: number, to: number) => Uint8Array
}

/** Sends one reader what it does not have yet, in one piece: at a hundred events a second, a piece for each took a fifth of the processor. */
function sendNew(sending: Sending, subscription: Subscription): void {
  const { kind, newest, textOf, endSubscription } = sending
  const { reader, allowedAt, sent } = subscription
  const from = placeOf(newest, ({ event }) => event.number > sent)
  const why = ({ event }: Encoded) => kind.endReason(event, reader.caller.userId)
  const to = placeOf(newest, (one) => why(one) !== null, from)
  if (to > from) {
    subscription.sent = newest[to - 1]!.event.number
    reader.stream.write(textOf(from, to))
  }
  const end = newest[to]
  if (!end) return
  if (end.event.number > allowedAt) {
    endSubscription(subscription, why(end)!)
  } else {
    // The user has joined again since: events from the time between are not sent.
    reset(subscription, allowedAt)
    sendNew(sending, subscription)
  }
}

/** The place of the first that fits, or else the place after the last. */
function placeOf(all: readonly Encoded[], fits: (one: Encoded) => boolean, from = 0): number {
  let at = from
  while (at < all.length && !fits(all[at]!)) at++
  return at
}

/** Joins texts once for all readers that miss the same ones. */
function joinedOnce(texts: readonly Uint8Array[]): Sending['textOf'] {
  const known = new Map<string, Uint8Array>()
  return (from, to) => {
    if (to - from === 1) return texts[from]!
    const key = `${from}-${to}`
    const text = known.get(key) ?? Buffer.concat(texts.slice(from, to))
    known.set(key, text)
    return text
  }
}

/** The newest events, as many as may be sent at once; the last one in any case. */
function newestThatFit(events: readonly LiveEvent[]): readonly Encoded[] {
  const encoded = events.map((event) => ({ event, text: encodeMessage(event.message) }))
  let first = Math.max(0, encoded.length - 1)
  let bytes = encoded[first]?.text.byteLength ?? 0
  while (first > 0 && bytes + encoded[first - 1]!.text.byteLength <= mostAtOnce) {
    first--
    bytes += encoded[first]!.text.byteLength
  }
  return encoded.slice(first)
}

/** Sends the current state to the readers that were last sent another one. */
export function sendStates(subscriptions: Iterable<Subscription>, message: TopicMessage): void {
  const state = JSON.stringify(message)
  const text = encodeMessage(message)
  for (const subscription of subscriptions) {
    if (subscription.lastState === state || !canReceive(subscription)) continue
    subscription.lastState = state
    subscription.reader.stream.write(text)
  }
}

/**
 * Readers that miss earlier events read the topic again. Their right is checked first: a missed event may have ended it.
 */
async function resetAfterGap(
  { kind, subscriptions, endSubscription }: Parts,
  lastMissed: number,
): Promise<void> {
  for (const subscription of subscriptions) {
    if (subscription.sent >= lastMissed || !canReceive(subscription)) continue
    const why = await whyRefused(kind, subscription)
    if (!isSubscribed(subscription) || !canReceive(subscription)) continue
    if (why) endSubscription(subscription, why)
    else reset(subscription, lastMissed)
  }
}

/** Why a reader may read a topic no longer; null if it may. @throws if the database does not answer */
export function whyRefused(kind: TopicKind, { reader, topic }: Subscription): Promise<TopicEnd | null> {
  // It rejects where the user may not read the topic; from which number the reader would start (null) does not matter here.
  return kind.start(keyOf(topic), reader.caller.userId, null).then(
    () => null,
    (error: unknown) => endOf(refusalOf(error)),
  )
}

/** What a reader is told of a topic that they were refused. */
export function endOf({ reason }: Refusal): TopicEnd {
  return endMeantBy(reason) ?? 'removed'
}

function isSubscribed(subscription: Subscription): boolean {
  return subscription.reader.subscriptions.has(subscription)
}
