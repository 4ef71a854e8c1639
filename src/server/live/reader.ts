import type { StreamMessage, TopicEnd } from '#contract/live'
import type { SessionEnd } from '../access/caller.ts'
import type { Caller } from '../rpc/api.ts'
import { type EventStream, encodeMessage } from './event-stream.ts'
import { type Entry, type TopicId, topicOf } from './topic.ts'

/** Somebody with an open stream. */
export type Reader = {
  readonly caller: Caller
  /** What the reader calls itself; null where it does not say. */
  readonly name: string | null
  readonly stream: EventStream
  readonly subscriptions: Set<Subscription>
  /** What takes the stream away: null while the session holds. */
  readonly whyEnded: () => Promise<SessionEnd | null>
  /** Checks under way: what it would be sent meanwhile may be later than the end of its rights. */
  checks: number
}

/** A reader's place at one topic. */
export type Subscription = {
  readonly reader: Reader
  readonly topic: TopicId
  readonly allowedAt: Entry['at']
  /** The number of the last event it was sent, or is not to be sent. */
  sent: number
  /** What it was last told of what stands now. */
  told: string
}

export function canReceive({ reader }: Subscription): boolean {
  return reader.checks === 0
}

export function publish({ reader }: Subscription, message: StreamMessage): void {
  reader.stream.write(encodeMessage(message))
}

/** Its reader reads the present state, which has this number or a later one. */
export function reset(subscription: Subscription, seq: number): void {
  subscription.sent = seq
  publish(subscription, { topic: topicOf(subscription.topic), type: 'reset', seq })
}

/** Ends one topic of a stream, and the stream where it was the last one. */
export function endTopic({ reader, topic }: Subscription, why: TopicEnd): void {
  const last = { topic: topicOf(topic), type: 'end', why } as const
  if (reader.subscriptions.size === 0) reader.stream.end(last)
  else reader.stream.write(encodeMessage(last))
}
