import type { Logger } from 'pino'
import type { TopicEnd } from '#contract/live'
import { monotonicMs } from '../configuration/clock.ts'
import { deliver, sendStates } from './deliver.ts'
import { inBatches, oneAtATime } from './one-at-a-time.ts'
import { endTopic, type Subscription } from './reader.ts'
import type { Registry } from './registry.ts'
import { type KindName, keyOf, kindOf, type TopicId, type TopicKind, type TopicKinds } from './topic.ts'

/** Sends the readers of a topic what they are missing. What fails is tried again at the next update or comparison. */
export type TopicSender = {
  /** Sends new events, as soon as those under way are sent. */
  readonly sendEvents: (topic: TopicId) => void
  /** Sends the current state where it has changed. */
  readonly sendState: (topic: TopicId) => void
  readonly endSubscription: (subscription: Subscription, why: TopicEnd) => void
  /** Sends what readers are missing, by comparing with the database. @returns topics that no longer exist. */
  readonly compare: () => Promise<readonly TopicId[]>
  /** Since when the oldest change waits that readers here are to be sent, on the clock of `monotonicMs`; null where none waits. */
  readonly waitingSince: () => number | null
}

export function createTopicSender(kinds: TopicKinds, registry: Registry, log: Logger): TopicSender {
  const warn = (error: unknown) => log.warn({ err: error }, 'open streams may be behind')
  const endSubscription = (subscription: Subscription, why: TopicEnd) => {
    registry.remove(subscription)
    endTopic(subscription, why)
  }
  /** Topics with readers who are to be sent something, the longest waiting first. */
  const waiting = new Map<TopicId, number>()
  const sendWaiting = oneAtATime(async (topic: TopicId) => {
    const subscriptions = registry.of(topic)
    if (subscriptions.length > 0) await sendTo(topic, subscriptions)
    waiting.delete(topic)
  }, warn)
  const sendEvents = (topic: TopicId) => {
    if (!waiting.has(topic)) waiting.set(topic, monotonicMs())
    sendWaiting(topic)
  }
  const sendTo = async (topic: TopicId, subscriptions: readonly Subscription[]) => {
    const kind = kinds[kindOf(topic)]
    const events = await kind.eventsAfter(keyOf(topic), Math.min(...subscriptions.map(({ sent }) => sent)))
    await deliver({ kind, subscriptions, endSubscription }, events)
  }
  const sendState = inBatches(async (topics: readonly TopicId[]) => {
    for (const [name, kind, keys] of byKind(kinds, topics))
      for (const [key, message] of await kind.state(keys)) sendStates(registry.of(`${name}:${key}`), message)
  }, warn)
  return {
    sendEvents,
    sendState,
    endSubscription,
    async compare() {
      const gone: TopicId[] = []
      for (const [name, kind, keys] of byKind(kinds, registry.topics())) {
        const numbers = await kind.numbers(keys)
        for (const key of keys) {
          const topic: TopicId = `${name}:${key}`
          const number = numbers.get(key)
          if (number === undefined) gone.push(topic)
          else if (registry.of(topic).some(({ sent }) => sent < number)) sendEvents(topic)
          sendState(topic)
        }
      }
      return gone
    },
    waitingSince: () => waiting.values().next().value ?? null,
  }
}

function byKind(
  kinds: TopicKinds,
  topics: readonly TopicId[],
): readonly (readonly [KindName, TopicKind, readonly string[]])[] {
  return (Object.entries(kinds) as [KindName, TopicKind][])
    .map(([name, kind]) => [name, kind, topics.filter((id) => kindOf(id) === name).map(keyOf)] as const)
    .filter(([, , keys]) => keys.length > 0)
}
