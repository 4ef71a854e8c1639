import { epochEvent } from '#contract/epoch'
import {
  liveAddress,
  type StreamEnd,
  type StreamMessage,
  type Topic,
  type TopicMessage,
  type WantedTopic,
} from '#contract/live'
import { hearEpoch } from '../api/epoch.ts'
import { newId } from '../api/new-id.ts'
import { onNextFocus } from './focus-of-any-tab.ts'

const firstRetryMs = 1_000
const longestRetryMs = 30_000
/** The wait before the next stream where the session seems lost: longer than the check of the session takes. */
const doubtedMs = 10_000

export type LiveStreamParts = {
  /** The topics to open a stream for, each with the number to start after. */
  readonly wanted: () => readonly WantedTopic[]
  readonly onMessage: (message: TopicMessage) => void
  /** Whether messages about these topics arrive now. */
  readonly onLink: (topics: readonly Topic[], isUp: boolean) => void
  /** The server refused to open a stream for these topics. */
  readonly onRefused: (topics: readonly Topic[]) => void
  readonly onEnd: (why: Exclude<StreamEnd, 'server-stops' | 'replaced'>) => void
}

export type LiveStream = {
  /** Opens a stream of what is wanted now; the former one is closed once it is open. */
  readonly open: () => void
  readonly close: () => void
}

type Opened = { readonly source: EventSource; readonly topics: readonly Topic[] }

/** One stream to the server; opened again whenever the connection breaks. */
export function createLiveStream({
  wanted,
  onMessage,
  onLink,
  onRefused,
  onEnd,
}: LiveStreamParts): LiveStream {
  // The same for every stream opened here: the server ends the former stream of a name when the next one opens ('replaced').
  const name = newId()
  let current: Opened | null = null
  let next: Opened | null = null
  let stopWaiting = () => {}
  let waitMs = firstRetryMs

  const openIn = (ms: number) => {
    stopWaiting()
    const timer = setTimeout(open, ms)
    stopWaiting = () => clearTimeout(timer)
  }
  const retry = () => {
    openIn(waitMs * (1 + jitter()))
    waitMs = Math.min(longestRetryMs, 2 * waitMs)
  }
  const close = () => {
    stopWaiting()
    for (const one of [current, next]) one?.source.close()
    current = null
    next = null
  }
  const open = () => {
    stopWaiting()
    next?.source.close()
    next = null
    const topics = wanted()
    if (topics.length === 0) return close()
    const source = new EventSource(liveAddress(name, topics))
    const opened: Opened = { source, topics: topics.map(({ topic }) => topic) }
    next = opened
    source.onopen = () => {
      current?.source.close()
      current = opened
      next = null
      waitMs = firstRetryMs
      onLink(opened.topics, true)
    }
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const message = JSON.parse(data) as StreamMessage
      if (message.topic === null) end(opened, message.why)
      else onMessage(message)
    }
    source.addEventListener(epochEvent, ({ data }: MessageEvent<string>) => hearEpoch(JSON.parse(data)))
    source.onerror = () => breakOff(opened, source.readyState === EventSource.CLOSED)
  }
  const breakOff = (broken: Opened, isRefused: boolean) => {
    // Not left to EventSource, which would reconnect with the numbers of its first address.
    broken.source.close()
    if (broken === current) {
      current = null
      // Another stream is being opened.
      if (next) return
    } else next = null
    retry()
    const carried = current?.topics ?? []
    const lost = broken.topics.filter((topic) => !carried.includes(topic))
    onLink(lost, false)
    if (isRefused) onRefused(lost)
  }
  const end = (ended: Opened, why: StreamEnd) => {
    ended.source.close()
    if (current === ended) current = null
    if (why === 'replaced' && next) return
    if (why === 'replaced' || why === 'server-stops') return retry()
    close()
    onLink(ended.topics, false)
    onEnd(why)
    // Opened again at once, it would end another device's stream: it waits until a tab of this browser gets the focus.
    if (why === 'too-many') stopWaiting = onNextFocus(open)
    // If the session is lost, `close` is called before then.
    else openIn(doubtedMs)
  }
  return { open, close }
}

/** Random, from 0 to 1, so that not all browsers reconnect at the same time. */
function jitter(): number {
  return crypto.getRandomValues(new Uint8Array(1))[0]! / 255
}
