import type { Logger } from 'pino'
import type { TopicEnd } from '#contract/live'
import { monotonicMs } from '../configuration/clock.ts'
import { deliver, sendStates } from './deliver.ts'
import { allWaitingAtOnce, oneAtATime } from './one-at-a-time.ts'
import { endTopic, type Subscription } from './reader.ts'
import type { Registry } from './registry.ts'
import { type KindName, keyOf, kindOf, type TopicId, type TopicKind, type TopicKinds } from './topic.ts'

/**
 * After so many new events of a topic were sent, later ones are gathered for so many milliseconds: where a hundred come in a second,
 * each reader gets fifteen at a time. At thirty a second and fewer, as in nearly every settlement, they come within 50 ms.
 */
const gatherMs = (events: number) => Math.min(150, Math.max(50, 25 * events))
/**
 * After states were read and sent, later ones are gathered for so long: read for each change of a busy settlement, they took the
 * database half a processor.
 */
const gatherStatesMs = 250

/**
 * Sends the readers of a topic, an account or a settlement that browsers follow live, what they are missing. What fails is tried again
 * at the next update or comparison.
 */
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
  /** Topics of which something is to be sent: since when, and when that was last asked for. */
  const waiting = new Map<TopicId, { readonly since: number; readonly latest: number }>()
  const sendWaiting = oneAtATime(async (topic: TopicId) => {
    const begun = waiting.get(topic)
    const subscriptions = registry.of(topic)
    const events = subscriptions.length > 0 ? await sendTo(topic, subscriptions) : 0
    const asked = waiting.get(topic)
    // What was asked for meanwhile is for the next run.
    if (asked && asked.latest !== begun?.latest)
      waiting.set(topic, { since: asked.latest, latest: asked.latest })
    else waiting.delete(topic)
    return gatherMs(events)
  }, warn)
  const sendEvents = (topic: TopicId) => {
    const latest = monotonicMs()
    waiting.set(topic, { since: waiting.get(topic)?.since ?? latest, latest })
    sendWaiting(topic)
  }
  /** @returns how many events further the readers are that have the most */
  const sendTo = async (topic: TopicId, subscriptions: readonly Subscription[]) => {
    const kind = kinds[kindOf(topic)]
    const sent = () => subscriptions.map((subscription) => subscription.sent)
    const before = Math.max(...sent())
    // From the reader on that is furthest behind.
    const events = await kind.eventsAfter(keyOf(topic), Math.min(...sent()))
    await deliver({ kind, subscriptions, endSubscription }, events)
    return Math.max(...sent()) - before
  }
  const sendState = allWaitingAtOnce(
    async (topics: readonly TopicId[]) => {
      for (const [name, kind, keys] of byKind(kinds, topics))
        for (const [key, message] of await kind.state(keys))
          sendStates(registry.of(`${name}:${key}`), message)
    },
    warn,
    gatherStatesMs,
  )
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
    waitingSince() {
      // Where sending failed and the readers are gone, nobody waits.
      for (const topic of waiting.keys()) if (registry.of(topic).length === 0) waiting.delete(topic)
      const since = [...waiting.values()].map((one) => one.since)
      return since.length === 0 ? null : Math.min(...since)
    },
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
