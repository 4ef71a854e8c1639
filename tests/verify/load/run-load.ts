import { isDeepStrictEqual } from 'node:util'
import {
  type Rows,
  type SettlementState,
  type Snapshot,
  stateOf,
  type TableName,
} from '#domain/settlement/tables'
import { attempted } from '#scripts/attempted'
import { eventually } from '../../support/server.ts'
import { answerOf } from '../../support/settlements.ts'
import { piecesIn } from '../measure/busy-place.ts'
import { inMs } from '../measure/figures.ts'
import { type Kind, writeKinds } from '../measure/mix.ts'
import { openCaller } from '../measure/open-caller.ts'
import { openTally, type Tally } from '../measure/tally.ts'
import { type Listening, type Load, listen } from './listen.ts'
import { type Sent, sendAll } from './send.ts'

type Loaded = {
  /** Writes that were acknowledged, or may have been done. */
  readonly writes: number
  readonly times: Times
  readonly wrong: readonly string[]
}

/** Of each kind of thing, how many milliseconds after it was due it had happened. */
export type Times = {
  /** The last of all readers had heard of a write. */
  readonly lastReader: readonly number[]
  readonly write: readonly number[]
  readonly approval: readonly number[]
  readonly snapshot: readonly number[]
}

/** Puts the load on: readers, writes and whole reads, all at times that are fixed from the beginning. */
export async function runLoad(load: Load): Promise<Loaded> {
  const { servers, place, streams } = load
  const { settlementId, owner } = place
  const { call, close } = openCaller()
  const snapshot = async () =>
    stateOf(await answerOf(call<Snapshot>(servers[0]!, owner, 'getSettlement', { settlementId })))
  const first = await snapshot()
  const heard = await listen(load, first)
  const tally = openTally()
  const sent = await sendAll(load, { call, tally, ...heard })
  const last = await snapshot()
  await eventually(async () => heard.readers.every((reader) => reader.last() >= last.seq)).catch(() => {})
  for (const reader of heard.readers) reader.close()
  close()

  const events = (last.seq - first.seq) * streams
  sayLoad(load, { tally, sent, heard, events })
  const added = piecesIn(last.rows, place) - piecesIn(first.rows, place)
  return {
    writes: sent.writes.attempted - sent.writes.unsent,
    times: {
      lastReader: heard.fanOut.late(),
      write: writeKinds.flatMap(tally.times),
      approval: tally.times('approved' satisfies Kind),
      snapshot: tally.times('snapshot'),
    },
    wrong: [...tally.faults(), ...wrongInSending(sent, added), ...wrongInHearing(heard, events, last)],
  }
}

type LoadReport = {
  readonly tally: Tally
  readonly sent: Sent
  readonly heard: Listening
  readonly events: number
}

function sayLoad(
  { streams, writesPerSecond }: Load,
  { tally, sent, heard: { fanOut }, events }: LoadReport,
): void {
  const { writes, reads, turns } = sent
  const all = writes.attempted + reads.attempted + turns.attempted
  console.log(tally.inWords())
  console.log(
    attempted(
      'requests',
      all,
      `, ${all - unsentOf(sent) - tally.failed()} passed; ${writes.attempted} writes at ${writesPerSecond} a second, ${reads.attempted} snapshots, ${turns.attempted} streams opened again`,
    ),
  )
  const late = fanOut.late()
  console.log(
    attempted(
      'events',
      events,
      `, ${fanOut.count()} passed; the last of ${streams} readers p50 ${inMs(late, 0.5)}, p95 ${inMs(late, 0.95)}, p99 ${inMs(late, 0.99)}`,
    ),
  )
}

function unsentOf({ writes, reads, turns }: Sent): number {
  return writes.unsent + reads.unsent + turns.unsent
}

/** @param added the pieces that have come into the stock */
function wrongInSending(sent: Sent, added: number): readonly string[] {
  const unsent = unsentOf(sent)
  const { pieces } = sent
  return [
    ...(unsent === 0 ? [] : [`${unsent} requests were not sent, since 4,000 waited already`]),
    ...(added >= pieces.acknowledged && added <= pieces.sent
      ? []
      : [
          `${added} pieces came into the stock, ${pieces.acknowledged} were acknowledged and ${pieces.sent} sent`,
        ]),
  ]
}

function wrongInHearing(
  { readers, fanOut, told }: Listening,
  events: number,
  last: SettlementState,
): readonly string[] {
  const cutOff = readers.reduce((sum, reader) => sum + reader.cutOff(), 0)
  const others = (Object.keys(last.rows) as TableName[]).filter(
    (name) => !isDeepStrictEqual(asTold(name, told().rows), asTold(name, last.rows)),
  )
  return [
    ...(fanOut.count() === events ? [] : [`${events - fanOut.count()} events were not delivered`]),
    ...(cutOff === 0 ? [] : [`${cutOff} streams were cut off by the server`]),
    ...readers.flatMap((reader) => reader.wrong()).slice(0, 3),
    ...others.map((name) => `the events lead to other ${name} than the server has`),
  ]
}

/** The rows as events tell them: when a member was last active is not told. */
function asTold(name: TableName, rows: Rows): unknown {
  if (name !== 'members') return rows[name]
  return [...rows.members.values()].map(({ lastActiveAt: _, ...member }) => member)
}
