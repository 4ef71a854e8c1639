import { mostTopics, type Topic, type WantedTopic } from '#contract/live'
import { doubtSession, refreshAccount } from '../session/session.ts'
import { createLiveStream } from './live-stream.ts'
import type { TabMessage, Wish } from './tab-message.ts'

/** Wishes that arrive within this time open one stream. */
const gatherMs = 50

/** The tab that holds the stream for all tabs. */
export type Leader = {
  /** Sets what a tab wants from now on. The current state of its `fresh` topics is sent at once: those whose state it asks for. */
  readonly want: (wish: Wish) => void
  readonly stop: () => void
}

type LeaderParts = {
  /** Sends to every tab, this one too. */
  readonly send: (message: TabMessage) => void
  /** How long to wait before the first stream: after another tab led, until it is known whether its user has signed out. */
  readonly waitMs: number
}

/** Holds the stream for all tabs of this browser, with every topic that one of them wants. */
export function leadTabs({ send, waitMs }: LeaderParts): Leader {
  const wishes = new Map<string, readonly WantedTopic[]>()
  /** The number of the last message of each topic. */
  const known = new Map<Topic, number>()
  /** The last message of each type that describes a current state. */
  const states = new Map<Topic, Map<TabMessage['type'], TabMessage>>()
  /** Topics that the server has ended; not asked for again until no tab wants them any more. */
  const ended = new Set<Topic>()
  /** The topics of the stream that is open or was ordered last, as one text. */
  let carried = ''
  let timer: ReturnType<typeof setTimeout> | undefined

  const all = () => [...wishes.values()].flat()
  const wanted = (): readonly WantedTopic[] => {
    const topics = [...new Set(all().map(({ topic }) => topic))].filter((topic) => !ended.has(topic))
    return topics
      .slice(0, mostTopics)
      .map((topic) => ({ topic, after: known.get(topic) ?? firstWanted(all(), topic) }))
  }
  const stream = createLiveStream({
    wanted,
    onMessage: (message) => take(message),
    onLink: (topics, isUp) => {
      for (const topic of topics) take({ topic, type: 'link', isUp })
    },
    onRefused(topics) {
      for (const topic of topics) take({ topic, type: 'refused' })
      void refreshAccount()
    },
    onEnd(why) {
      for (const { topic } of wanted()) take({ topic, type: 'end', why })
      if (why === 'too-many') return
      // Another user may be signed in when it is opened again.
      known.clear()
      states.clear()
      doubtSession()
    },
  })
  const take = (message: TabMessage) => {
    const { topic } = message
    if (message.type === 'version') known.set(topic, message.version)
    else if (message.type === 'event' || message.type === 'reset') known.set(topic, message.seq)
    else if (message.type === 'end' && (message.why === 'removed' || message.why === 'deleted')) drop(topic)
    if (['version', 'settlements', 'presence', 'link'].includes(message.type))
      states.set(topic, (states.get(topic) ?? new Map()).set(message.type, message))
    send(message)
  }
  const drop = (topic: Topic) => {
    ended.add(topic)
    forget(topic)
    carried = namesOf(wanted())
  }
  const forget = (topic: Topic) => {
    known.delete(topic)
    states.delete(topic)
  }
  const open = () => {
    const topics = wanted()
    carried = namesOf(topics)
    for (const { topic, after } of topics) if (after !== null) known.set(topic, after)
    stream.open()
  }
  const openSoon = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(open, ms)
  }
  /** A tab that was frozen may lack what was sent before. The stream begins there again, and the other tabs skip what they know. */
  const goBackFor = ({ topics, fresh }: Wish) => {
    let isBehind = false
    for (const { topic, after } of topics) {
      if (!after || !fresh.includes(topic) || after >= (known.get(topic) ?? 0)) continue
      known.set(topic, after)
      isBehind = true
    }
    if (isBehind) open()
  }
  const readyAt = performance.now() + waitMs

  return {
    want(wish) {
      const { tab, topics, fresh } = wish
      if (topics.length > 0) wishes.set(tab, topics)
      else wishes.delete(tab)
      const still = new Set(all().map(({ topic }) => topic))
      for (const topic of ended) if (!still.has(topic)) ended.delete(topic)
      for (const topic of [...known.keys(), ...states.keys()]) if (!still.has(topic)) forget(topic)
      goBackFor(wish)
      for (const topic of fresh) for (const message of states.get(topic)?.values() ?? []) send(message)
      if (namesOf(wanted()) !== carried) openSoon(Math.max(gatherMs, readyAt - performance.now()))
    },
    stop() {
      clearTimeout(timer)
      stream.close()
    },
  }
}

function namesOf(topics: readonly WantedTopic[]): string {
  return topics
    .map(({ topic }) => topic)
    .sort()
    .join()
}

/** The lowest number that any tab asks for; tabs with a higher one skip what they know. null where one of them asks for no number. */
function firstWanted(all: readonly WantedTopic[], wanted: Topic): number | null {
  const numbers = all.flatMap(({ topic, after }) => (topic === wanted ? [after ?? 0] : []))
  const first = Math.min(...numbers)
  return first > 0 ? first : null
}
