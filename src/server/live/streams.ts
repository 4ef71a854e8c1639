import type { Logger } from 'pino'
import type { StreamEnd, Topic } from '#contract/live'
import { mayStay } from './deliver.ts'
import { createEventStream, encodeMessage, heartbeat, heartbeatMs } from './event-stream.ts'
import type { Reader } from './reader.ts'
import { createRegistry } from './registry.ts'
import { type Entry, kindOf, type TopicId, type TopicKinds, type TopicUpdate } from './topic.ts'
import { createTopicSender } from './topic-sender.ts'

const mostPerUser = 8
/** Bytes a reader may lag behind before it is dropped. */
const mostWaiting = 1024 * 1024
const rightsCheckMs = 60_000
const compareMs = 1_000

type NewStream = Pick<Reader, 'caller' | 'name' | 'whyEnded'> & {
  /** At least one. */
  readonly topics: readonly (Entry & { readonly topic: TopicId })[]
  /** Asked for as well, and not for this reader. */
  readonly refused: readonly Topic[]
}

export type Streams = {
  /** Null where the server is stopping. */
  readonly open: (stream: NewStream) => ReadableStream<Uint8Array> | null
  /** Tells readers what has moved on. */
  readonly receive: (updates: readonly TopicUpdate[]) => void
  /** Words may have been lost: compares what readers were told with the database. */
  readonly compare: () => Promise<void>
  /** Looks whether a person's streams may go on; without a person, everybody's. */
  readonly checkRights: (userId?: string) => Promise<void>
  readonly count: () => number
  readonly stop: () => void
}

/** The open streams of this process. */
export function createStreams(kinds: TopicKinds, log: Logger): Streams {
  /** Oldest first. */
  const readers = new Set<Reader>()
  const registry = createRegistry(kinds)
  const sender = createTopicSender(kinds, registry, log)
  const ofUser = (userId?: string) =>
    [...readers].filter(({ caller }) => userId === undefined || caller.userId === userId)
  let stopped = false

  const check = async (reader: Reader) => {
    reader.checks += 1
    // A database that is out of reach ends nobody's stream.
    const why = await reader.whyEnded().catch(() => null)
    if (why) endStream(reader, why)
    for (const subscription of [...reader.subscriptions])
      if (!(await mayStay(kinds[kindOf(subscription.topic)], subscription).catch(() => true)))
        sender.takeOut(subscription, 'removed')
    reader.checks -= 1
    for (const { topic } of reader.subscriptions) catchUp(topic)
  }
  const catchUp = (topic: TopicId) => {
    sender.sendEvents(topic)
    sender.sendState(topic)
  }
  const compare = async () => {
    for (const topic of await sender.compare())
      for (const { reader } of registry.of(topic)) void check(reader)
  }
  const beating = setInterval(() => {
    for (const { stream } of readers) stream.write(heartbeat)
  }, heartbeatMs)
  const checking = setInterval(() => {
    for (const reader of readers) void check(reader)
  }, rightsCheckMs)
  const stopComparing = again(compare, log)
  beating.unref()
  checking.unref()

  return {
    open({ topics, refused, ...parts }) {
      if (stopped) return null
      const stream = createEventStream({
        mostWaiting,
        onClose: () => {
          readers.delete(reader)
          for (const subscription of [...reader.subscriptions]) registry.rise(subscription)
        },
      })
      const reader: Reader = { ...parts, stream, subscriptions: new Set(), checks: 0 }
      const others = ofUser(reader.caller.userId)
      readers.add(reader)
      for (const { topic, after, at } of topics)
        registry.sit({ reader, topic, allowedAt: at, sent: after, told: '' })
      for (const topic of refused) stream.write(encodeMessage({ topic, type: 'end', why: 'removed' }))
      const former = others.find(({ name }) => name !== null && name === reader.name)
      if (former) endStream(former, 'replaced')
      else if (others.length >= mostPerUser) endStream(others[0]!, 'too-many')
      // What took the session or a right away since they were looked at found no stream to end.
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
    stop() {
      stopped = true
      clearInterval(beating)
      clearInterval(checking)
      stopComparing()
      for (const reader of readers) endStream(reader, 'server-stops')
    },
  }
}

function endStream({ stream }: Reader, why: StreamEnd): void {
  stream.end({ topic: null, type: 'end', why })
}

/** Once a second, never twice at once; a database that stays out of reach is told of once. */
function again(compare: () => Promise<void>, log: Logger): () => void {
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
