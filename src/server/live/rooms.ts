import type { Seat } from './reader.ts'
import { keyOf, kindOf, type TopicId, type TopicKinds } from './topic.ts'

/** Who reads which topic in this process. */
export type Rooms = {
  readonly sit: (seat: Seat) => void
  readonly rise: (seat: Seat) => void
  readonly of: (topic: TopicId) => readonly Seat[]
  readonly topics: () => readonly TopicId[]
}

/** Each topic with its readers; its kind hears of a person's first seat there, and of the last one left. */
export function createRooms(kinds: TopicKinds): Rooms {
  const rooms = new Map<TopicId, Set<Seat>>()
  const sayHere = ({ topic, reader }: Seat, isHere: boolean) =>
    kinds[kindOf(topic)].onHere(keyOf(topic), reader.caller.userId, isHere)
  return {
    sit(seat) {
      const room = rooms.get(seat.topic) ?? new Set()
      rooms.set(seat.topic, room.add(seat))
      seat.reader.seats.add(seat)
      if (countOf(room, seat) === 1) sayHere(seat, true)
    },
    rise(seat) {
      const room = rooms.get(seat.topic)
      seat.reader.seats.delete(seat)
      if (!room?.delete(seat)) return
      if (room.size === 0) rooms.delete(seat.topic)
      if (countOf(room, seat) === 0) sayHere(seat, false)
    },
    of: (topic) => [...(rooms.get(topic) ?? [])],
    topics: () => [...rooms.keys()],
  }
}

/** The seats of the same person. */
function countOf(room: ReadonlySet<Seat>, { reader: { caller } }: Seat): number {
  return [...room].filter(({ reader }) => reader.caller.userId === caller.userId).length
}
