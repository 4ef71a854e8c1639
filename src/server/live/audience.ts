import type { Seat } from './reader.ts'
import { keyOf, kindOf, type TopicId, type TopicKinds } from './topic.ts'

/** Who reads which topic in this process. */
export type Audience = {
  readonly sit: (seat: Seat) => void
  readonly rise: (seat: Seat) => void
  readonly of: (topic: TopicId) => readonly Seat[]
  readonly topics: () => readonly TopicId[]
}

/** Each topic with its readers; its kind hears of a person's first seat there, and of the last one left. */
export function createAudience(kinds: TopicKinds): Audience {
  const seats = new Map<TopicId, Set<Seat>>()
  const sayHere = ({ topic, reader }: Seat, isHere: boolean) =>
    kinds[kindOf(topic)].onHere(keyOf(topic), reader.caller.userId, isHere)
  return {
    sit(seat) {
      const there = seats.get(seat.topic) ?? new Set()
      seats.set(seat.topic, there.add(seat))
      seat.reader.seats.add(seat)
      if (countOf(there, seat) === 1) sayHere(seat, true)
    },
    rise(seat) {
      const there = seats.get(seat.topic)
      seat.reader.seats.delete(seat)
      if (!there?.delete(seat)) return
      if (there.size === 0) seats.delete(seat.topic)
      if (countOf(there, seat) === 0) sayHere(seat, false)
    },
    of: (topic) => [...(seats.get(topic) ?? [])],
    topics: () => [...seats.keys()],
  }
}

/** The seats of the same person. */
function countOf(there: ReadonlySet<Seat>, { reader: { caller } }: Seat): number {
  return [...there].filter(({ reader }) => reader.caller.userId === caller.userId).length
}
