import type { TopicEnd, TopicMessage } from '#contract/live'
import { refusalOf } from '../rpc/refusal.ts'
import { encodeMessage } from './event-stream.ts'
import { beginAnew, isHearing, type Seat } from './reader.ts'
import { keyOf, type LiveEvent, type TopicKind } from './topic.ts'

type Parts = {
  readonly kind: TopicKind
  /** Those for whom the events were read. */
  readonly seats: readonly Seat[]
  readonly takeOut: (seat: Seat, why: TopicEnd) => void
}

/** Sends each reader the events it has not had. Whom an event takes out hears nothing of it, nor of anything later (I9). */
export async function deliver({ kind, seats, takeOut }: Parts, events: readonly LiveEvent[]): Promise<void> {
  const [first] = events
  if (first && kind.isWhole) await mendGaps({ kind, seats, takeOut }, first.number - 1)
  for (const event of events) {
    const text = encodeMessage(event.message)
    for (const seat of seats) {
      if (seat.sent >= event.number || !isSeated(seat) || !isHearing(seat)) continue
      const why = kind.whyOut(event, seat.reader.caller.userId)
      if (why && event.number > seat.enteredAt) {
        takeOut(seat, why)
      } else if (why) {
        // Let in again since: what happened in between was not meant for its reader.
        beginAnew(seat, seat.enteredAt)
      } else {
        seat.sent = event.number
        seat.reader.stream.write(text)
      }
    }
  }
}

/** Writes what stands now to those who were told something else. */
export function tellState(seats: Iterable<Seat>, message: TopicMessage): void {
  const told = JSON.stringify(message)
  const text = encodeMessage(message)
  for (const seat of seats) {
    if (seat.told === told || !isHearing(seat)) continue
    seat.told = told
    seat.reader.stream.write(text)
  }
}

/** Who needs what is gone begins anew, if they may still read: what is gone may have taken them out. */
async function mendGaps({ kind, seats, takeOut }: Parts, lastGone: number): Promise<void> {
  for (const seat of seats) {
    if (seat.sent >= lastGone || !isHearing(seat)) continue
    const isAllowed = await mayStay(kind, seat)
    if (!isSeated(seat) || !isHearing(seat)) continue
    if (isAllowed) beginAnew(seat, lastGone)
    else takeOut(seat, 'removed')
  }
}

/** @throws where the database does not answer. */
export function mayStay(kind: TopicKind, { reader, topic }: Seat): Promise<boolean> {
  return kind.enter(keyOf(topic), reader.caller.userId, null).then(
    () => true,
    (error: unknown) => {
      refusalOf(error)
      return false
    },
  )
}

function isSeated(seat: Seat): boolean {
  return seat.reader.seats.has(seat)
}
