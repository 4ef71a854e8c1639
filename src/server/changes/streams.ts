import type { Logger } from 'pino'
import { type Change, isDeletion, type SettlementEvent, takesOut } from '#domain/settlement/change'
import type { SessionEnd } from '../access/caller.ts'
import {
  createEventStream,
  type EventStream,
  encodeEvent,
  heartbeat,
  heartbeatMs,
} from '../live/event-stream.ts'
import type { Caller } from '../rpc/caller.ts'

const mostPerUser = 8
/** Bytes a reader may lag behind before it is dropped. */
const mostWaiting = 1024 * 1024
const rightsCheckMs = 60_000

/** Why a stream ends; only after the last is it worth asking again. */
export type SettlementStreamEnd = SessionEnd | 'too-many' | 'removed' | 'deleted' | 'server-stops'

type NewStream = {
  readonly caller: Caller
  readonly settlementId: string
  /** The number of the last event its reader knows. */
  readonly after: number
  /** The number at which its reader was found to be a member: what took them out before that is over. */
  readonly memberAt: number
  /** What takes the stream away: null while session and membership hold. */
  readonly whyEnded: () => Promise<SessionEnd | 'removed' | null>
}

type Reader = NewStream & {
  readonly stream: EventStream
  sent: number
  /** Checks under way: what it would be sent meanwhile may be later than the end of its rights. */
  checks: number
}

export type SettlementStreams = {
  /** Null where the server is stopping. */
  readonly open: (stream: NewStream) => ReadableStream<Uint8Array> | null
  /** Something of a settlement changed: sends what its readers have not had yet. */
  readonly advance: (settlementId: string) => void
  /** Sends who is here. */
  readonly showPresence: (settlementId: string) => void
  /** Looks whether a person's streams may go on. */
  readonly checkRights: (userId: string) => Promise<void>
  /** Settlements with readers in this process, and who reads. */
  readonly readers: () => ReadonlyMap<string, ReadonlySet<string>>
  readonly count: () => number
  readonly stop: () => void
}

type Parts = {
  readonly eventsAfter: (settlementId: string, seq: number) => Promise<readonly SettlementEvent[]>
  readonly whoIsHere: (settlementId: string) => Promise<readonly string[]>
  /** A person's first stream of a settlement has opened, or the last has closed. */
  readonly onPresence: (settlementId: string, userId: string, isHere: boolean) => void
  readonly log: Logger
}

/** The open settlement streams of this process. */
export function createSettlementStreams({
  eventsAfter,
  whoIsHere,
  onPresence,
  log,
}: Parts): SettlementStreams {
  const rooms = new Map<string, Set<Reader>>()
  const all = () => [...rooms.values()].flatMap((room) => [...room])
  const ofUser = (room: ReadonlySet<Reader>, userId: string) =>
    [...room].filter((reader) => reader.caller.userId === userId)
  const complain = (error: unknown) => log.warn({ err: error }, 'open streams may be behind')
  let stopped = false

  const forget = (reader: Reader) => {
    const room = rooms.get(reader.settlementId)
    if (!room?.delete(reader)) return
    if (room.size === 0) rooms.delete(reader.settlementId)
    if (ofUser(room, reader.caller.userId).length === 0)
      onPresence(reader.settlementId, reader.caller.userId, false)
  }
  const checkReader = async (reader: Reader) => {
    reader.checks += 1
    // A database that is out of reach ends nobody's stream.
    const why = await reader.whyEnded().catch(() => null)
    reader.checks -= 1
    if (why) return reader.stream.end(why)
    sendSoon(reader.settlementId)
    showSoon(reader.settlementId)
  }
  const send = async (settlementId: string) => {
    const room = rooms.get(settlementId)
    if (!room) return
    const events = await eventsAfter(settlementId, Math.min(...[...room].map(({ sent }) => sent)))
    for (const event of events) deliver(room, event)
  }
  const showPresence = async (settlementId: string) => {
    const room = rooms.get(settlementId)
    if (!room) return
    const text = encodeEvent(JSON.stringify({ here: await whoIsHere(settlementId) }), { event: 'presence' })
    for (const { stream, checks } of room) if (checks === 0) stream.write(text)
  }
  const sendSoon = oneAtATime(send, complain)
  const showSoon = oneAtATime(showPresence, complain)
  const beating = setInterval(() => {
    for (const { stream } of all()) stream.write(heartbeat)
  }, heartbeatMs)
  const checking = setInterval(() => {
    for (const reader of all()) void checkReader(reader)
  }, rightsCheckMs)
  beating.unref()
  checking.unref()

  return {
    open(parts) {
      if (stopped) return null
      const { settlementId } = parts
      const { userId } = parts.caller
      const stream = createEventStream({ mostWaiting, onClose: () => forget(reader) })
      const reader: Reader = { ...parts, stream, sent: parts.after, checks: 0 }
      const room = rooms.get(settlementId) ?? new Set()
      rooms.set(settlementId, room.add(reader))
      const own = ofUser(room, userId)
      if (own.length > mostPerUser) own[0]?.stream.end('too-many')
      if (own.length === 1) onPresence(settlementId, userId, true)
      else showSoon(settlementId)
      sendSoon(settlementId)
      return stream.body
    },
    advance: sendSoon,
    showPresence: showSoon,
    async checkRights(userId) {
      await Promise.all(all().map((reader) => reader.caller.userId === userId && checkReader(reader)))
    },
    readers: () =>
      new Map(
        Array.from(rooms, ([id, room]) => [id, new Set(Array.from(room, ({ caller }) => caller.userId))]),
      ),
    count: () => all().length,
    stop() {
      stopped = true
      clearInterval(beating)
      clearInterval(checking)
      for (const { stream } of all()) stream.end('server-stops')
    },
  }
}

/** Whom a change takes out of the settlement hears nothing of it, nor of anything later (I9). */
function deliver(room: ReadonlySet<Reader>, event: SettlementEvent): void {
  const { seq, changes } = event
  const text = encodeEvent(JSON.stringify(event), { id: seq })
  for (const reader of [...room]) {
    if (reader.sent >= seq || reader.checks > 0) continue
    const why = whyOut(changes, reader.caller.userId)
    if (why && seq > reader.memberAt) {
      reader.stream.end(why)
    } else if (why) {
      // Let in again since: what happened in between was not meant for its reader.
      beginAnew(reader, reader.memberAt)
    } else if (seq > reader.sent + 1) {
      // What it would need is gone.
      beginAnew(reader, seq)
    } else {
      reader.sent = seq
      reader.stream.write(text)
    }
  }
}

/** Its reader reads the present state. */
function beginAnew(reader: Reader, seq: number): void {
  reader.sent = seq
  reader.stream.write(encodeEvent('{}', { id: seq, event: 'reset' }))
}

function whyOut(changes: readonly Change[], userId: string): SettlementStreamEnd | null {
  if (isDeletion(changes)) return 'deleted'
  return takesOut(changes, userId) ? 'removed' : null
}

/** Runs the work for one settlement at a time; what is asked for meanwhile is done once, right after. */
function oneAtATime(work: (id: string) => Promise<void>, onError: (error: unknown) => void) {
  const running = new Map<string, boolean>()
  const run = async (id: string) => {
    do {
      running.set(id, false)
      await work(id).catch(onError)
    } while (running.get(id))
    running.delete(id)
  }
  return (id: string): void => {
    if (running.has(id)) running.set(id, true)
    else void run(id)
  }
}
