import type { StreamMessage, TopicEnd } from '#contract/live'
import type { SessionEnd } from '../access/caller.ts'
import type { Caller } from '../rpc/api.ts'
import { type EventStream, encodeMessage } from './event-stream.ts'
import { type StartAt, type TopicId, topicOf } from './topic.ts'

/** The receiving end of one open stream. */
export type Reader = {
  readonly caller: Caller
  /** The name its browser gives, the same after each reconnect, which ends the former stream of that name; null if it gives none. */
  readonly name: string | null
  readonly stream: EventStream
  readonly subscriptions: Set<Subscription>
  /** Why the session ended; null while it holds. */
  readonly whyEnded: () => Promise<SessionEnd | null>
  /** Checks of its rights that are running. Nothing is sent meanwhile: the reader may have lost the right to see it. */
  checks: number
}

/** One topic of a stream. */
export type Subscription = {
  readonly reader: Reader
  readonly topic: TopicId
  /** For events that end the user's right: one up to this number came before the right was checked, and ends nothing. */
  readonly allowedAt: StartAt['allowedAt']
  /** The number of the last event that was sent, or that need not be sent. */
  sent: number
  /** The state that was sent last, as JSON. */
  lastState: string
}

export function canReceive({ reader }: Subscription): boolean {
  return reader.checks === 0
}

function send({ reader }: Subscription, message: StreamMessage): void {
  reader.stream.write(encodeMessage(message))
}

/** Tells the browser to read the topic again: it will get the state of this number or a later one. */
export function reset(subscription: Subscription, seq: number): void {
  subscription.sent = seq
  send(subscription, { topic: topicOf(subscription.topic), type: 'reset', seq })
}

/** Ends one topic of a stream, which the caller took out of the reader's subscriptions before; and the stream if no topic is left. */
export function endTopic({ reader, topic }: Subscription, why: TopicEnd): void {
  const last = encodeMessage({ topic: topicOf(topic), type: 'end', why })
  if (reader.subscriptions.size === 0) reader.stream.end(last)
  else reader.stream.write(last)
}
