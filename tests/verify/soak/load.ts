import { isDeepStrictEqual } from 'node:util'
import { afterEvent, type SettlementEvent } from '#domain/settlement/change'
import { type Rows, type Snapshot, stateOf, type TableName } from '#domain/settlement/tables'
import type { Dice } from '#scripts/verify-sync/dice'
import { eventually, type RunningServer } from '../../support/server.ts'
import { answerOf } from '../../support/settlements.ts'
import { type BusyPlace, piecesIn } from '../measure/busy-place.ts'
import { churningReader } from '../measure/churning-reader.ts'
import { fanOutTo } from '../measure/fan-out.ts'
import { inMs } from '../measure/figures.ts'
import { atFixedTimes } from '../measure/fixed-times.ts'
import { mixOf } from '../measure/mix.ts'
import { openCaller } from '../measure/open-caller.ts'
import { openTally } from '../measure/tally.ts'

type Load = {
  readonly servers: readonly RunningServer[]
  readonly place: BusyPlace
  readonly dice: Dice
  readonly seconds: number
  readonly streams: number
  readonly perSecond: number
}

type Loaded = {
  /** Writes that were acknowledged, or may have been done. */
  readonly writes: number
  readonly wrong: readonly string[]
}

/** Each stream is closed so often, and opened again at the next server. */
const churnSeconds = 20
const snapshotsPerSecond = 0.5

/** Readers, writes and whole reads, all at times that are fixed from the beginning. */
export async function runLoad({ servers, place, dice, seconds, streams, perSecond }: Load): Promise<Loaded> {
  const { settlementId, owner, admins, contributors } = place
  const { call, close } = openCaller()
  const people = [owner, ...admins, ...contributors]
  const server = (count: number) => servers[count % servers.length]!
  const snapshot = async () =>
    stateOf(await answerOf(call<Snapshot>(servers[0]!, owner, 'getSettlement', { settlementId })))
  const first = await snapshot()
  let told = first
  const fanOut = fanOutTo(streams)
  const readers = Array.from({ length: streams }, (_, number) =>
    churningReader({
      who: people[number % people.length]!,
      settlementId,
      after: first.seq,
      onEvent(seq, message) {
        fanOut.heard(seq, message)
        // One of them keeps the rows as a browser does.
        if (number === 0) told = afterEvent(told, JSON.parse(message) as SettlementEvent)
      },
    }),
  )
  await Promise.all(readers.map(({ goTo }, number) => goTo(server(number))))

  const next = mixOf(place, dice)
  let [sent, acknowledged] = [0, 0]
  const tally = openTally()
  const [writes, reads, turns] = await Promise.all([
    atFixedTimes({
      perSecond,
      seconds,
      send(count, dueAt) {
        const { kind, who, procedure, input, pieces = 0, done } = next(count)
        sent += pieces
        return tally.of(kind, dueAt, async () => {
          const answer = await call(server(count), who, procedure, input)
          if (answer.status !== 200) return `${answer.status} ${JSON.stringify(answer.body)}`
          fanOut.wasSent(input.operationId, dueAt)
          acknowledged += pieces
          done?.(answer)
          return null
        })
      },
    }),
    atFixedTimes({
      perSecond: snapshotsPerSecond,
      seconds,
      send: (count, dueAt) =>
        tally.of('snapshot', dueAt, async () => {
          const { status } = await call(server(count), owner, 'getSettlement', { settlementId })
          return status === 200 ? null : String(status)
        }),
    }),
    atFixedTimes({
      perSecond: streams / churnSeconds,
      seconds,
      send: (count, dueAt) =>
        tally.of('stream', dueAt, async () => {
          const turn = Math.floor(count / streams) + 1
          await readers[count % streams]!.goTo(server(count + turn))
          return null
        }),
    }),
  ])
  const last = await snapshot()
  await eventually(async () => readers.every(({ last: known }) => known() >= last.seq)).catch(() => {})
  for (const reader of readers) reader.close()
  close()

  const changes = last.seq - first.seq
  const delivered = fanOut.count()
  const attempted = writes.attempted + reads.attempted + turns.attempted
  const unsent = writes.unsent + reads.unsent + turns.unsent
  console.log(tally.inWords())
  console.log(
    `requests: ${attempted} attempted, ${attempted - unsent - tally.failed()} passed; ${writes.attempted} writes at ${perSecond} a second, ${reads.attempted} snapshots, ${turns.attempted} streams opened again`,
  )
  console.log(
    `events: ${changes * streams} attempted, ${delivered} passed; the last of ${streams} readers p50 ${inMs(fanOut.late(), 0.5)}, p95 ${inMs(fanOut.late(), 0.95)}, p99 ${inMs(fanOut.late(), 0.99)}`,
  )
  const cutOff = readers.reduce((sum, reader) => sum + reader.cutOff(), 0)
  const others = (Object.keys(last.rows) as TableName[]).filter(
    (name) => !isDeepStrictEqual(asTold(name, told.rows), asTold(name, last.rows)),
  )
  const added = piecesIn(last.rows, place) - piecesIn(first.rows, place)
  return {
    writes: writes.attempted - writes.unsent,
    wrong: [
      ...tally.faults(),
      ...(unsent === 0 ? [] : [`${unsent} requests were not sent, since 4,000 waited already`]),
      ...(added >= acknowledged && added <= sent
        ? []
        : [`${added} pieces came into the stock, ${acknowledged} were acknowledged and ${sent} sent`]),
      ...(delivered === changes * streams
        ? []
        : [`${changes * streams - delivered} events were not delivered`]),
      ...(cutOff === 0 ? [] : [`${cutOff} streams were cut off by the server`]),
      ...readers.flatMap((reader) => reader.wrong()).slice(0, 3),
      ...others.map((name) => `the events lead to other ${name} than the server has`),
    ],
  }
}

/** When somebody was last active is not told. */
function asTold(name: TableName, rows: Rows): unknown {
  if (name !== 'members') return rows[name]
  return [...rows.members.values()].map(({ lastActiveAt: _, ...member }) => member)
}
