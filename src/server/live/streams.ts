import type { Logger } from 'pino'
import type { StreamEnd, Topic, TopicEnd } from '#contract/live'
import { monotonicMs } from '../configuration/clock.ts'
import { whyRefused } from './deliver.ts'
import { createEventStream, encodeEpoch, encodeMessage, heartbeat, heartbeatMs } from './event-stream.ts'
import type { Reader } from './reader.ts'
import { createRegistry } from './registry.ts'
import { kindOf, type StartAt, type TopicId, type TopicKinds, type TopicUpdate } from './topic.ts'
import { createTopicSender } from './topic-sender.ts'

const mostPerUser = 8
/** Bytes a reader may lag behind before it is dropped. */
const mostWaiting = 1024 * 1024
const rightsCheckMs = 60_000
const compareMs = 1_000

type NewStream = Pick<Reader, 'caller' | 'name' | 'whyEnded'> & {
  /** At least one. */
  readonly topics: readonly (StartAt & { readonly topic: TopicId })[]
  /** Topics that were asked for and that this reader may not read. */
  readonly refused: readonly { readonly topic: Topic; readonly why: TopicEnd }[]
}

export type Streams = {
  /** Null where the server is stopping. */
  readonly open: (stream: NewStream) => ReadableStream<Uint8Array> | null
  /** Sends readers what has changed in these topics. */
  readonly receive: (updates: readonly TopicUpdate[]) => void
  /** Sends what readers are missing, by comparing with the database: an announcement may have been lost. */
  readonly compare: () => Promise<void>
  /** Checks again whether a user's streams may stay open; all streams, where no user is given. */
  readonly checkRights: (userId?: string) => Promise<void>
  readonly count: () => number
  /** Seconds for which the oldest change has waited to be sent to readers of this process; 0 where none waits. */
  readonly oldestUnsentSeconds: () => number
  readonly stop: () => void
}

/** The open streams of this process. */
export function createStreams(
  kinds: TopicKinds,
  { epoch, log }: { readonly epoch: string; readonly log: Logger },
): Streams {
  /** Oldest first. */
  const readers = new Set<Reader>()
  const registry = createRegistry(kinds)
  const sender = createTopicSender(kinds, registry, log)
  const ofUser = (userId?: string) =>
    [...readers].filter(({ caller }) => userId === undefined || caller.userId === userId)
  let stopped = false

  const check = async (reader: Reader) => {
    // Nothing is sent to a reader that is being checked; what came meanwhile is sent at the end.
    reader.checks += 1
    // No stream ends because the database cannot be reached.
    const why = await reader.whyEnded().catch(() => null)
    if (why) endStream(reader, why)
    for (const subscription of [...reader.subscriptions]) {
      const kind = kinds[kindOf(subscription.topic)]
      const refused = await whyRefused(kind, subscription).catch(() => null)
      if (refused) sender.endSubscription(subscription, refused)
    }
    reader.checks -= 1
    for (const { topic } of reader.subscriptions) catchUp(topic)
  }
  const catchUp = (topic: TopicId) => {
    sender.sendEvents(topic)
    sender.sendState(topic)
  }
  const compare = async () => {
    // `sender.compare` gives the topics that are gone: checking their readers ends them there.
    for (const topic of await sender.compare())
      for (const { reader } of registry.of(topic)) void check(reader)
  }
  const heartbeatTimer = setInterval(() => {
    for (const { stream } of readers) stream.write(heartbeat)
  }, heartbeatMs)
  const rightsTimer = setInterval(() => {
    for (const reader of readers) void check(reader)
  }, rightsCheckMs)
  const stopComparing = compareEverySecond(compare, log)
  heartbeatTimer.unref()
  rightsTimer.unref()

  return {
    open({ topics, refused, ...parts }) {
      if (stopped) return null
      const stream = createEventStream({
        mostWaiting,
        onClose: () => {
          readers.delete(reader)
          for (const subscription of [...reader.subscriptions]) registry.remove(subscription)
        },
      })
      const reader: Reader = { ...parts, stream, subscriptions: new Set(), checks: 0 }
      const others = ofUser(reader.caller.userId)
      readers.add(reader)
      for (const { topic, after, allowedAt } of topics)
        registry.add({ reader, topic, allowedAt, sent: after, lastState: '' })
      stream.write(encodeEpoch(epoch))
      for (const end of refused) stream.write(encodeMessage({ ...end, type: 'end' }))
      const former = others.find(({ name }) => name !== null && name === reader.name)
      if (former) endStream(former, 'replaced')
      else if (others.length >= mostPerUser) endStream(others[0]!, 'too-many')
      // The session or a right may have ended since the check, when this stream was not yet in the list.
      void check(reader)
      return stream.body
    },
    receive(updates) {
      for (const { topic, part } of updates)
        if (part === 'history') sender.sendEvents(topic)
        else sender.sendState(topic)
    },
    compare,
    async checkRights(userId) {
      await Promise.all(ofUser(userId).map(check))
    },
    count: () => readers.size,
    oldestUnsentSeconds() {
      const since = sender.waitingSince()
      return since === null ? 0 : (monotonicMs() - since) / 1_000
    },
    stop() {
      stopped = true
      clearInterval(heartbeatTimer)
      clearInterval(rightsTimer)
      stopComparing()
      for (const reader of readers) endStream(reader, 'server-stops')
    },
  }
}

function endStream({ stream }: Reader, why: StreamEnd): void {
  stream.end(encodeMessage({ topic: null, type: 'end', why }))
}

/**
 * Compares once a second, never twice at the same time; logs a database that cannot be reached once.
 * @returns a function that stops it
 */
function compareEverySecond(compare: () => Promise<void>, log: Logger): () => void {
  let isRunning = false
  let isFailing = false
  const timer = setInterval(async () => {
    if (isRunning) return
    isRunning = true
    try {
      await compare()
      isFailing = false
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, 'open streams may be behind')
      isFailing = true
    }
    isRunning = false
  }, compareMs)
  timer.unref()
  return () => clearInterval(timer)
}
