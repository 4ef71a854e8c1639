import type { SessionEnd } from '../access/caller.ts'
import { createEventStream, encodeEvent, eventText, heartbeat, heartbeatMs } from '../live/event-stream.ts'
import type { Caller } from '../rpc/caller.ts'
import type { SavedVersion } from './version-feed.ts'

const mostPerUser = 8
/** Bytes a reader may lag behind before it is dropped. */
const mostWaiting = 64 * 1024
const sessionCheckMs = 60_000

const settlementsChanged = encodeEvent('{}', { event: 'settlements' })

/** Why a stream ends. Only after `server-stops` is it worth asking again at once; `too-many` holds until others have gone. */
export type StreamEnd = SessionEnd | 'too-many' | 'server-stops'

export type OpenedStream = {
  readonly body: ReadableStream<Uint8Array>
  /** Sends a version that this stream has not sent yet. */
  readonly send: (version: number) => void
}

type LiveStream = OpenedStream & {
  readonly tellSettlements: () => void
  readonly caller: Caller
  readonly beat: () => void
  readonly checkSession: () => Promise<void>
  readonly end: (why: StreamEnd) => void
}

type NewStream = {
  readonly caller: Caller
  /** The last version its reader has heard of; null where it has heard of none. */
  readonly lastSeen: number | null
  /** null while the session holds. */
  readonly whyEnded: () => Promise<SessionEnd | null>
}

export type LiveStreams = {
  /** Null where the server is stopping. */
  readonly open: (stream: NewStream) => OpenedStream | null
  readonly publish: (saved: SavedVersion) => void
  /** Tells a person that their list of settlements has changed. */
  readonly tellSettlements: (userId: string) => void
  /** Ends those streams of a person whose session does not hold any more. */
  readonly checkSessions: (userId: string) => Promise<void>
  /** Whose streams are open. */
  readonly users: () => readonly string[]
  /** How many are open. */
  readonly count: () => number
  readonly stop: () => void
}

/** The open streams of this process, oldest first for each person. */
export function createLiveStreams(): LiveStreams {
  const streams = new Map<string, Set<LiveStream>>()
  const all = () => [...streams.values()].flatMap((ofUser) => [...ofUser])
  const beating = setInterval(() => {
    for (const stream of all()) stream.beat()
  }, heartbeatMs)
  beating.unref()
  let stopped = false

  const forget = (stream: LiveStream) => {
    const ofUser = streams.get(stream.caller.userId)
    ofUser?.delete(stream)
    if (ofUser?.size === 0) streams.delete(stream.caller.userId)
  }
  return {
    open(parts) {
      if (stopped) return null
      const stream = createStream(parts, forget)
      const { userId } = parts.caller
      const ofUser = streams.get(userId) ?? new Set()
      streams.set(userId, ofUser.add(stream))
      const [oldest] = ofUser
      if (ofUser.size > mostPerUser) oldest?.end('too-many')
      return stream
    },
    publish({ userId, version }) {
      for (const stream of [...(streams.get(userId) ?? [])]) stream.send(version)
    },
    tellSettlements(userId) {
      for (const stream of [...(streams.get(userId) ?? [])]) stream.tellSettlements()
    },
    async checkSessions(userId) {
      await Promise.all(Array.from(streams.get(userId) ?? [], (stream) => stream.checkSession()))
    },
    users: () => [...streams.keys()],
    count: () => all().length,
    stop() {
      stopped = true
      clearInterval(beating)
      for (const stream of all()) stream.end('server-stops')
    },
  }
}

function createStream(
  { caller, lastSeen, whyEnded }: NewStream,
  forget: (stream: LiveStream) => void,
): LiveStream {
  let sent = lastSeen
  let checks = 0
  // What came while the session was looked at: it may have ended before.
  const held = { version: 0, settlements: false }
  const { body, write, end } = createEventStream({
    mostWaiting,
    onClose: () => {
      clearInterval(sessionCheck)
      forget(stream)
    },
  })
  const sendHeld = () => {
    stream.send(held.version)
    if (held.settlements) stream.tellSettlements()
    held.settlements = false
  }
  const checkSession = async () => {
    checks += 1
    // A database that is out of reach ends nobody's session.
    const why = await whyEnded().catch(() => null)
    checks -= 1
    if (why) end(why)
    else if (checks === 0) sendHeld()
  }
  const sessionCheck = setInterval(checkSession, sessionCheckMs)
  sessionCheck.unref()
  const stream: LiveStream = {
    caller,
    body,
    end,
    checkSession,
    beat: () => write(heartbeat),
    tellSettlements() {
      if (checks > 0) held.settlements = true
      else write(settlementsChanged)
    },
    send(version) {
      if (version <= (sent ?? 0)) return
      if (checks > 0) {
        held.version = Math.max(held.version, version)
        return
      }
      sent = version
      write(eventText(JSON.stringify({ version }), { id: version }))
    },
  }
  return stream
}
