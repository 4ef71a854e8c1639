import {
  liveAddress,
  type StreamEnd,
  type StreamMessage,
  type Topic,
  type TopicMessage,
  type WantedTopic,
} from '#contract/live'
import { newId } from '../api/new-id.ts'
import { onNextFocus } from './focus-of-any-tab.ts'

const firstAgainMs = 1_000
const longestAgainMs = 30_000
/** After a session that seems lost: longer than it takes to know. */
const doubtedMs = 10_000

export type LiveStreamParts = {
  /** What is wanted, from where, whenever a stream is opened. */
  readonly wanted: () => readonly WantedTopic[]
  readonly onMessage: (message: TopicMessage) => void
  /** Whether these topics are heard of now. */
  readonly onLink: (topics: readonly Topic[], isUp: boolean) => void
  /** The server would not open a stream, so these are not heard of. */
  readonly onRefused: (topics: readonly Topic[]) => void
  readonly onEnd: (why: Exclude<StreamEnd, 'server-stops' | 'replaced'>) => void
}

export type LiveStream = {
  /** Opens a stream of what is wanted now; the one before goes on until this one is there. */
  readonly open: () => void
  readonly close: () => void
}

type Opened = { readonly source: EventSource; readonly topics: readonly Topic[] }

/** One stream to the server, opened again whenever it breaks off. */
export function createLiveStream({
  wanted,
  onMessage,
  onLink,
  onRefused,
  onEnd,
}: LiveStreamParts): LiveStream {
  const name = newId()
  let current: Opened | null = null
  let next: Opened | null = null
  let stopWaiting = () => {}
  let waitMs = firstAgainMs

  const openIn = (ms: number) => {
    stopWaiting()
    const timer = setTimeout(open, ms)
    stopWaiting = () => clearTimeout(timer)
  }
  const again = () => {
    openIn(waitMs * (1 + share()))
    waitMs = Math.min(longestAgainMs, 2 * waitMs)
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
      waitMs = firstAgainMs
      onLink(opened.topics, true)
    }
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const message = JSON.parse(data) as StreamMessage
      if (message.topic === null) end(opened, message.why)
      else onMessage(message)
    }
    source.onerror = () => breakOff(opened, source.readyState === EventSource.CLOSED)
  }
  const breakOff = (broken: Opened, isRefused: boolean) => {
    // Opened by hand: the browser itself would ask for what was known at first.
    broken.source.close()
    if (broken === current) {
      current = null
      // Another one is on its way.
      if (next) return
    } else next = null
    again()
    const heard = current?.topics ?? []
    const unheard = broken.topics.filter((topic) => !heard.includes(topic))
    onLink(unheard, false)
    if (isRefused) onRefused(unheard)
  }
  const end = (ended: Opened, why: StreamEnd) => {
    ended.source.close()
    if (current === ended) current = null
    if (why === 'replaced' && next) return
    if (why === 'replaced' || why === 'server-stops') return again()
    close()
    onLink(ended.topics, false)
    onEnd(why)
    // Opened at once it would end another device's. The device that is looked at hears of the others.
    if (why === 'too-many') stopWaiting = onNextFocus(open)
    // If the session holds after all; otherwise this is closed first.
    else openIn(doubtedMs)
  }
  return { open, close }
}

/** From 0 to 1, so that not everyone comes back in the same moment. */
function share(): number {
  return crypto.getRandomValues(new Uint8Array(1))[0]! / 255
}
