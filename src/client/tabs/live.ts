import type { Topic, WantedTopic } from '#contract/live'
import { newId } from '../api/new-id.ts'
import { exceptWhileSigningOut } from '../session/signing-out.ts'
import { announceFocus } from './focus-of-any-tab.ts'
import { type HeldLead, holdLead } from './hold-lead.ts'
import type { Leader } from './leader.ts'
import { leadOpenTabs, lockOf } from './open-tabs.ts'
import type { ChannelMessage, TabMessage, TabMessageOf } from './tab-message.ts'
import { canLock, type HowHeld, holdLock } from './with-lock.ts'

const name = 'bit-calculator.live'
/** How long a tab waits before it takes over: if the leader signed out, we know by then. */
const settleMs = 1_000

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
/** The last tab to say that it leads. What a former leader still sends after it was stopped is old, and ignored. */
let followed: string | null = null
let lead: HeldLead | null = null
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
      if (stopWanting) sayWish({ needStateOf: [topic] })
      else stopWanting = startWanting()
    },
    stop() {
      listeners.delete(listener)
      if (!stopWanting || !listener.after) return
      sayWish({ needStateOf: [] })
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
  channel.onmessage = ({ data }: MessageEvent<ChannelMessage>) => hear(data)
}

function hear(message: ChannelMessage): void {
  // What a frozen tab begins does not end before it is resumed; `onResume` below makes up for what it did not hear.
  if (lead?.isFrozen()) return
  if (message.type === 'heard') {
    if (followed === null || followed === message.by) dispatch(message.heard)
  } else if (message.type === 'wish') leader?.want(message.wish)
  else if (message.type === 'ask') {
    if (lead?.isHeld()) post({ type: 'leads', question: message.question, by: tab })
  } else if (message.type === 'leads') {
    // Only an answer to the question that this tab itself asked last counts. A tab that follows that leader already has missed nothing.
    if (!lead?.noteAnswer(message.question) || followed === message.by) return
    followed = message.by
    // What the leader sent while this tab followed another, or was frozen, was ignored.
    sayAll()
  } else {
    // `who`: a tab has begun to lead.
    followed = message.by ?? null
    sayAll()
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

/** Tells the leader all that this tab wants, and of which topics it is to be sent the state. */
function sayWish({ needStateOf }: { readonly needStateOf: readonly Topic[] }): void {
  const wish = { tab, topics: wanted(), fresh: needStateOf }
  if (leader) leader.want(wish)
  else if (isTabHeld) post({ type: 'wish', wish })
}

function sayAll(): void {
  sayWish({ needStateOf: wanted().map(({ topic }) => topic) })
}

function startWanting(): () => void {
  const stopFocus = announceFocus()
  if (!canLock()) {
    const stop = exceptWhileSigningOut(() => startLeading('free'))
    return () => {
      stop()
      stopFocus()
    }
  }
  const releaseTab = holdLock(lockOf(tab), () => {
    isTabHeld = true
    sayAll()
    return () => {
      isTabHeld = false
    }
  })
  const held = holdLead({
    name,
    lead: (how) => exceptWhileSigningOut(() => startLeading(how)),
    ask: (question) => post({ type: 'ask', question }),
    onSilence() {
      for (const { topic } of wanted()) dispatch({ topic, type: 'link', isUp: false })
    },
    onResume() {
      // This tab has heard nothing meanwhile, not even who leads.
      followed = null
      sayAll()
    },
  })
  lead = held
  return () => {
    held.release()
    lead = null
    releaseTab()
    stopFocus()
  }
}

function startLeading(how: HowHeld): () => void {
  followed = tab
  const led = leadOpenTabs({
    waitMs: how === 'waited' ? settleMs : 0,
    tab,
    send(message) {
      post({ type: 'heard', heard: message, by: tab })
      dispatch(message)
    },
  })
  leader = led
  sayAll()
  post({ type: 'who', by: tab })
  return () => {
    followed = null
    leader = null
    led.stop()
    // A tab that has taken the lead away may have asked what is wanted before this one knew.
    sayAll()
  }
}
