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
  for (const { event, text } of newest) {
    for (const subscription of subscriptions) {
      if (subscription.sent >= event.number || !isSubscribed(subscription) || !canReceive(subscription))
        continue
      const why = kind.endReason(event, subscription.reader.caller.userId)
      if (why && event.number > subscription.allowedAt) {
        endSubscription(subscription, why)
      } else if (why) {
        // The user has joined again since: events from the time between are not sent.
        reset(subscription, subscription.allowedAt)
      } else {
        subscription.sent = event.number
        subscription.reader.stream.write(text)
      }
    }
  }
}

/** The newest events, as many as may be sent at once; the last one in any case. */
function newestThatFit(events: readonly LiveEvent[]) {
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
