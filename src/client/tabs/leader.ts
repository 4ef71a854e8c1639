import { mostTopics, type Topic, type WantedTopic } from '#contract/live'
import { doubtSession, refreshAccount } from '../session/session.ts'
import type { Heard } from './heard.ts'
import { createLiveStream } from './live-stream.ts'

/** Wishes of one moment are one stream. */
const gatherMs = 50

/** What a tab wants the stream to carry. */
export type Wish = {
  readonly tab: string
  readonly topics: readonly WantedTopic[]
  readonly fresh: readonly Topic[]
}

/** What the tab with the stream hears from the other tabs, and from itself. */
export type Leader = {
  /** What that tab wants to hear of from now on; what stands is told again of those topics that are new to it. */
  readonly want: (wish: Wish) => void
  readonly stop: () => void
}

type LeaderParts = {
  /** Tells every tab, this one too. */
  readonly tell: (heard: Heard) => void
  /** Before the first stream. */
  readonly waitMs: number
}

/** Holds the stream for all tabs of this browser: it carries what any of them wants. */
export function leadTabs({ tell, waitMs }: LeaderParts): Leader {
  const wishes = new Map<string, readonly WantedTopic[]>()
  /** The number of the last thing that was told of each topic. */
  const known = new Map<Topic, number>()
  /** What was told last of what stands now. */
  const states = new Map<Topic, Map<Heard['type'], Heard>>()
  /** The server has ended these for as long as they are wanted. */
  const ended = new Set<Topic>()
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
      // Somebody else may be signed in by the time it is opened again.
      known.clear()
      states.clear()
      doubtSession()
    },
  })
  const take = (heard: Heard) => {
    const { topic } = heard
    if (heard.type === 'version') known.set(topic, heard.version)
    else if (heard.type === 'event' || heard.type === 'reset') known.set(topic, heard.seq)
    else if (heard.type === 'end' && (heard.why === 'removed' || heard.why === 'deleted')) drop(topic)
    if (['version', 'settlements', 'presence', 'link'].includes(heard.type))
      states.set(topic, (states.get(topic) ?? new Map()).set(heard.type, heard))
    tell(heard)
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
  const openSoon = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      carried = namesOf(wanted())
      stream.open()
    }, ms)
  }
  const readyAt = performance.now() + waitMs

  return {
    want({ tab, topics, fresh }) {
      if (topics.length > 0) wishes.set(tab, topics)
      else wishes.delete(tab)
      const still = new Set(all().map(({ topic }) => topic))
      for (const topic of ended) if (!still.has(topic)) ended.delete(topic)
      for (const topic of [...known.keys(), ...states.keys()]) if (!still.has(topic)) forget(topic)
      for (const topic of fresh) for (const heard of states.get(topic)?.values() ?? []) tell(heard)
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

/** The earliest that any tab asks for: whoever is further knows the rest already. */
function firstWanted(all: readonly WantedTopic[], wanted: Topic): number | null {
  const numbers = all.flatMap(({ topic, after }) => (topic === wanted ? [after ?? 0] : []))
  const first = Math.min(...numbers)
  return first > 0 ? first : null
}
