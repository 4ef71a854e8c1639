import type { TopicEnd, TopicMessage } from '#contract/live'
import { refusalOf } from '../rpc/refusal.ts'
import { encodeMessage } from './event-stream.ts'
import { canReceive, reset, type Subscription } from './reader.ts'
import { keyOf, type LiveEvent, type TopicKind } from './topic.ts'

type Parts = {
  readonly kind: TopicKind
  /** Those for whom the events were read. */
  readonly subscriptions: readonly Subscription[]
  readonly takeOut: (subscription: Subscription, why: TopicEnd) => void
}

/** Sends each reader the events it has not had. Whom an event takes out hears nothing of it, nor of anything later (I9). */
export async function deliver(
  { kind, subscriptions, takeOut }: Parts,
  events: readonly LiveEvent[],
): Promise<void> {
  const [first] = events
  if (first && kind.needsEveryEvent) await mendGaps({ kind, subscriptions, takeOut }, first.number - 1)
  for (const event of events) {
    const text = encodeMessage(event.message)
    for (const subscription of subscriptions) {
      if (subscription.sent >= event.number || !isSubscribed(subscription) || !canReceive(subscription))
        continue
      const why = kind.endReason(event, subscription.reader.caller.userId)
      if (why && event.number > subscription.allowedAt) {
        takeOut(subscription, why)
      } else if (why) {
        // Let in again since: what happened in between was not meant for its reader.
        reset(subscription, subscription.allowedAt)
      } else {
        subscription.sent = event.number
        subscription.reader.stream.write(text)
      }
    }
  }
}

/** Writes what stands now to those who were told something else. */
export function sendStates(subscriptions: Iterable<Subscription>, message: TopicMessage): void {
  const told = JSON.stringify(message)
  const text = encodeMessage(message)
  for (const subscription of subscriptions) {
    if (subscription.told === told || !canReceive(subscription)) continue
    subscription.told = told
    subscription.reader.stream.write(text)
  }
}

/** Who needs what is gone begins anew, if they may still read: what is gone may have taken them out. */
async function mendGaps({ kind, subscriptions, takeOut }: Parts, lastGone: number): Promise<void> {
  for (const subscription of subscriptions) {
    if (subscription.sent >= lastGone || !canReceive(subscription)) continue
    const isAllowed = await mayStay(kind, subscription)
    if (!isSubscribed(subscription) || !canReceive(subscription)) continue
    if (isAllowed) reset(subscription, lastGone)
    else takeOut(subscription, 'removed')
  }
}

/** @throws where the database does not answer. */
export function mayStay(kind: TopicKind, { reader, topic }: Subscription): Promise<boolean> {
  return kind.enter(keyOf(topic), reader.caller.userId, null).then(
    () => true,
    (error: unknown) => {
      refusalOf(error)
      return false
    },
  )
}

function isSubscribed(subscription: Subscription): boolean {
  return subscription.reader.subscriptions.has(subscription)
}
