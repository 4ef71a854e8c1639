import type { Logger } from 'pino'
import type { TopicEnd } from '#contract/live'
import type { Audience } from './audience.ts'
import { deliver, tellState } from './deliver.ts'
import { inBatches, oneAtATime } from './one-at-a-time.ts'
import { endTopic, type Seat } from './reader.ts'
import { type KindName, keyOf, kindOf, type TopicId, type TopicKind, type TopicKinds } from './topic.ts'

/** Brings the readers of a topic up to date, soon; what fails is tried again with the next word or comparison. */
export type Teller = {
  readonly sendSoon: (topic: TopicId) => void
  readonly showSoon: (topic: TopicId) => void
  readonly takeOut: (seat: Seat, why: TopicEnd) => void
  /** Compares what readers were told with the database. @returns topics of which the database knows nothing any more. */
  readonly compare: () => Promise<readonly TopicId[]>
}

export function createTeller(kinds: TopicKinds, audience: Audience, log: Logger): Teller {
  const complain = (error: unknown) => log.warn({ err: error }, 'open streams may be behind')
  const takeOut = (seat: Seat, why: TopicEnd) => {
    audience.rise(seat)
    endTopic(seat, why)
  }
  const sendSoon = oneAtATime(async (topic: TopicId) => {
    const seats = audience.of(topic)
    if (seats.length === 0) return
    const kind = kinds[kindOf(topic)]
    const events = await kind.eventsAfter(keyOf(topic), Math.min(...seats.map(({ sent }) => sent)))
    await deliver({ kind, seats, takeOut }, events)
  }, complain)
  const showSoon = inBatches(async (topics: readonly TopicId[]) => {
    for (const [name, kind, keys] of byKind(kinds, topics))
      for (const [key, message] of await kind.state(keys)) tellState(audience.of(`${name}:${key}`), message)
  }, complain)
  return {
    sendSoon,
    showSoon,
    takeOut,
    async compare() {
      const gone: TopicId[] = []
      for (const [name, kind, keys] of byKind(kinds, audience.topics())) {
        const numbers = await kind.numbers(keys)
        for (const key of keys) {
          const topic: TopicId = `${name}:${key}`
          const number = numbers.get(key)
          if (number === undefined) gone.push(topic)
          else if (audience.of(topic).some(({ sent }) => sent < number)) sendSoon(topic)
          showSoon(topic)
        }
      }
      return gone
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
