import type { Subscription } from './reader.ts'
import { keyOf, kindOf, type TopicId, type TopicKinds } from './topic.ts'

/** The subscriptions of all open streams in this process, by topic. */
export type Registry = {
  readonly add: (subscription: Subscription) => void
  readonly remove: (subscription: Subscription) => void
  readonly of: (topic: TopicId) => readonly Subscription[]
  readonly topics: () => readonly TopicId[]
}

/** Calls `onPresence` of a topic's kind when a user's first subscription is added and when the last is removed. */
export function createRegistry(kinds: TopicKinds): Registry {
  const subscriptions = new Map<TopicId, Set<Subscription>>()
  const markPresent = ({ topic, reader }: Subscription, isHere: boolean) =>
    kinds[kindOf(topic)].onPresence(keyOf(topic), reader.caller.userId, isHere)
  return {
    add(subscription) {
      const there = subscriptions.get(subscription.topic) ?? new Set()
      subscriptions.set(subscription.topic, there.add(subscription))
      subscription.reader.subscriptions.add(subscription)
      if (countOfUser(there, subscription) === 1) markPresent(subscription, true)
    },
    remove(subscription) {
      const there = subscriptions.get(subscription.topic)
      subscription.reader.subscriptions.delete(subscription)
      if (!there?.delete(subscription)) return
      if (there.size === 0) subscriptions.delete(subscription.topic)
      if (countOfUser(there, subscription) === 0) markPresent(subscription, false)
    },
    of: (topic) => [...(subscriptions.get(topic) ?? [])],
    topics: () => [...subscriptions.keys()],
  }
}

/** How many of these subscriptions are of the same user. */
function countOfUser(there: ReadonlySet<Subscription>, { reader: { caller } }: Subscription): number {
  return [...there].filter(({ reader }) => reader.caller.userId === caller.userId).length
}
