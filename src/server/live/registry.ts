import type { Subscription } from './reader.ts'
import { keyOf, kindOf, type TopicId, type TopicKinds } from './topic.ts'

/** Who reads which topic in this process. */
export type Registry = {
  readonly sit: (subscription: Subscription) => void
  readonly rise: (subscription: Subscription) => void
  readonly of: (topic: TopicId) => readonly Subscription[]
  readonly topics: () => readonly TopicId[]
}

/** Each topic with its readers; its kind hears of a person's first subscription there, and of the last one left. */
export function createRegistry(kinds: TopicKinds): Registry {
  const subscriptions = new Map<TopicId, Set<Subscription>>()
  const markPresent = ({ topic, reader }: Subscription, isHere: boolean) =>
    kinds[kindOf(topic)].onPresence(keyOf(topic), reader.caller.userId, isHere)
  return {
    sit(subscription) {
      const there = subscriptions.get(subscription.topic) ?? new Set()
      subscriptions.set(subscription.topic, there.add(subscription))
      subscription.reader.subscriptions.add(subscription)
      if (countOf(there, subscription) === 1) markPresent(subscription, true)
    },
    rise(subscription) {
      const there = subscriptions.get(subscription.topic)
      subscription.reader.subscriptions.delete(subscription)
      if (!there?.delete(subscription)) return
      if (there.size === 0) subscriptions.delete(subscription.topic)
      if (countOf(there, subscription) === 0) markPresent(subscription, false)
    },
    of: (topic) => [...(subscriptions.get(topic) ?? [])],
    topics: () => [...subscriptions.keys()],
  }
}

/** The subscriptions of the same person. */
function countOf(there: ReadonlySet<Subscription>, { reader: { caller } }: Subscription): number {
  return [...there].filter(({ reader }) => reader.caller.userId === caller.userId).length
}
