import type { Topic, WantedTopic } from '#contract/live'
import { newId } from '../api/new-id.ts'
import { exceptWhileSigningOut } from '../session/signing-out.ts'
import { announceFocus } from './focus-of-any-tab.ts'
import { type Leader, leadTabs, type Wish } from './leader.ts'
import type { TabMessage, TabMessageOf } from './tab-message.ts'
import { canLock, holdLock, whenFree } from './with-lock.ts'

const name = 'bit-calculator.live'
/** How long a tab waits before it takes over: if the leader signed out, we know by then. */
const settleMs = 1_000

/** A message between tabs. The words stay as they are: a tab of an earlier release may be open. */
type ChannelMessage =
  | { readonly type: 'heard'; readonly heard: TabMessage }
  /** A new leader asks the other tabs what they want. */
  | { readonly type: 'who' }
  | { readonly type: 'wish'; readonly wish: Wish }

type Listener = {
  readonly topic: Topic
  readonly take: (message: TabMessage) => void
  /** The number up to which this tab knows the topic; null while it only listens to what other tabs want. */
  after: (() => number | null) | null
}

export type Listening = {
  /** Puts the topic on the stream, after a number; before that, messages arrive only if another tab wants the topic. */
  readonly want: (after: () => number | null) => void
  readonly stop: () => void
}

const tab = newId()
const listeners = new Set<Listener>()
/** Connects the tabs; null where they cannot agree on a leader (no Web Locks). */
let channel: BroadcastChannel | null = null
let leader: Leader | null = null
/** Whether this tab holds its own lock, by which the leader sees that it is open. */
let isTabHeld = false
/** Releases the locks that this tab holds while it wants a topic. */
let stopWanting: (() => void) | null = null

/** Listens to a topic, whichever tab of this browser holds the stream. */
export function listenTo<Wanted extends Topic>(
  topic: Wanted,
  take: (message: TabMessageOf<Wanted>) => void,
): Listening {
  const listener: Listener = { topic, take: take as Listener['take'], after: null }
  listeners.add(listener)
  openChannel()
  return {
    want(after) {
      listener.after = after
      if (stopWanting) sayWanted([topic])
      else stopWanting = startWanting()
    },
    stop() {
      listeners.delete(listener)
      if (!stopWanting || !listener.after) return
      sayWanted([])
      if (wanted().length > 0) return
      stopWanting()
      stopWanting = null
    },
  }
}

/** Whether this tab holds the stream, and does what one tab does for all; without Web Locks, each does. */
export function holdsStream(): boolean {
  return leader !== null
}

function openChannel(): void {
  if (channel || !canLock()) return
  channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<ChannelMessage>) => {
    if (data.type === 'heard') dispatch(data.heard)
    else if (data.type === 'wish') leader?.want(data.wish)
    else sayWanted([])
  }
}

function post(message: ChannelMessage): void {
  channel?.postMessage(message)
}

function dispatch(message: TabMessage): void {
  for (const { topic, take } of [...listeners]) if (topic === message.topic) take(message)
}

function wanted(): readonly WantedTopic[] {
  return [...listeners].flatMap(({ topic, after }) => (after ? [{ topic, after: after() }] : []))
}

/** @param fresh topics that this tab has no messages of yet */
function sayWanted(fresh: readonly Topic[]): void {
  const wish = { tab, topics: wanted(), fresh }
  if (leader) leader.want(wish)
  else if (isTabHeld) post({ type: 'wish', wish })
}

function sayAll(): void {
  sayWanted(wanted().map(({ topic }) => topic))
}

function startWanting(): () => void {
  const stopFocus = announceFocus()
  if (!canLock()) {
    const stop = exceptWhileSigningOut(() => lead(0))
    return () => {
      stop()
      stopFocus()
    }
  }
  // A tab that is closed releases its lock, by which the leader notices.
  const releaseTab = holdLock(lockOf(tab), () => {
    isTabHeld = true
    sayAll()
    return () => {
      isTabHeld = false
    }
  })
  const releaseLeader = holdLock(name, (hadToWait) =>
    exceptWhileSigningOut(() => lead(hadToWait ? settleMs : 0)),
  )
  return () => {
    releaseLeader()
    releaseTab()
    stopFocus()
  }
}

function lead(waitMs: number): () => void {
  const waits = new Map<string, () => void>()
  const led = leadTabs({
    waitMs,
    send(message) {
      post({ type: 'heard', heard: message })
      dispatch(message)
    },
  })
  leader = {
    ...led,
    want(wish) {
      led.want(wish)
      if (wish.tab === tab || waits.has(wish.tab)) return
      const forget = () => {
        waits.delete(wish.tab)
        led.want({ tab: wish.tab, topics: [], fresh: [] })
      }
      waits.set(wish.tab, whenFree(lockOf(wish.tab), forget))
    },
  }
  sayAll()
  post({ type: 'who' })
  return () => {
    leader = null
    for (const stopWaiting of waits.values()) stopWaiting()
    led.stop()
  }
}

function lockOf(tab: string): string {
  return `${name}.tab.${tab}`
}
