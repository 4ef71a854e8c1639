import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { afterEvent, type SettlementEvent } from '#domain/settlement/change'
import { type Snapshot, stateOf } from '#domain/settlement/tables'
import type { Dice } from '#scripts/verify-sync/dice'
import { eventually, type RunningServer } from '../../support/server.ts'
import { answerOf } from '../../support/settlements.ts'
import { type BusyPlace, piecesIn } from '../measure/busy-place.ts'
import { churningReader } from '../measure/churning-reader.ts'
import { atFixedTimes } from '../measure/fixed-times.ts'
import { mixOf, type Write } from '../measure/mix.ts'
import { openCaller } from '../measure/open-caller.ts'

export type AtWork = {
  readonly servers: readonly RunningServer[]
  readonly place: BusyPlace
  readonly dice: Dice
  readonly perSecond: number
  readonly streams: number
}

export type Endured = {
  readonly writes: number
  /** Of each answer that was not a yes, how often it came. */
  readonly refusals: ReadonlyMap<string, number>
  /** How long the slowest write took from when it was due until it was done, however often it was sent, in milliseconds. */
  readonly slowestMs: number
  /** Streams that ended and were opened again. */
  readonly cutOff: number
  readonly wrong: readonly string[]
}

const againAfterMs = 250
/** A write that is not done by then never is. */
const patienceMs = 120_000
/** What a server may say for now: it is busy, or its database is away. */
const forNow = 503

/**
 * People write and read while something happens to the servers. As browsers do, they send again under the same id what was not
 * done, and open streams again from the number they have. At the end every write was done once, and every reader has every event.
 */
export async function peopleAtWork(work: AtWork, happens: () => Promise<void>): Promise<Endured> {
  const { servers, place, dice, perSecond, streams } = work
  const { settlementId, owner, contributors } = place
  const { call, close } = openCaller()
  const server = (count: number) => servers[count % servers.length]!
  const snapshot = async () =>
    stateOf(await answerOf(call<Snapshot>(server(0), owner, 'getSettlement', { settlementId })))
  const first = await snapshot()
  let told = first
  const readers = Array.from({ length: streams }, (_, number) =>
    churningReader({
      who: contributors[number % contributors.length]!,
      settlementId,
      after: first.seq,
      onEvent(_seq, message) {
        if (number === 0) told = afterEvent(told, JSON.parse(message) as SettlementEvent)
      },
    }),
  )
  let isOver = false
  const reading = readers.map(async (reader, number) => {
    for (let turn = number; !isOver; turn++) {
      if (!reader.isOpen()) await reader.goTo(server(turn)).catch(() => {})
      await sleep(againAfterMs)
    }
    reader.close()
  })

  const refusals = new Map<string, number>()
  const refuse = (answer: string) => void refusals.set(answer, (refusals.get(answer) ?? 0) + 1)
  let [slowestMs, pieces, isDone] = [0, 0, false]
  const notDone: string[] = []
  const sendUntilDone = async (write: Write, count: number, dueAt: number) => {
    for (let turn = count; performance.now() - dueAt < patienceMs; turn++) {
      const answer = await call(server(turn), write.who, write.procedure, write.input).catch(() => null)
      if (answer?.status === 200) {
        slowestMs = Math.max(slowestMs, performance.now() - dueAt)
        pieces += write.pieces ?? 0
        write.done?.(answer)
        return
      }
      refuse(
        answer ? `${answer.status} ${(answer.body as { readonly message: string }).message}` : 'no answer',
      )
      if (answer && answer.status !== forNow) break
      await sleep(againAfterMs)
    }
    notDone.push(`${write.kind} was not done`)
  }
  const next = mixOf(place, dice)
  const pending = new Set<Promise<void>>()
  const happening = happens().finally(() => {
    isDone = true
  })
  let writes = 0
  while (!isDone) {
    const { attempted } = await atFixedTimes({
      perSecond,
      seconds: 1,
      send: async (count, dueAt) => {
        // What is refused for now is sent again beside the next ones.
        pending.add(sendUntilDone(next(writes + count), count, dueAt))
      },
    })
    writes += attempted
  }
  await happening
  await Promise.all(pending)

  const last = await snapshot()
  await eventually(async () => readers.every((reader) => reader.last() >= last.seq)).catch(() => {})
  isOver = true
  await Promise.all(reading)
  close()
  const missed = readers.filter((reader) => reader.last() < last.seq).length
  const added = piecesIn(last.rows, place) - piecesIn(first.rows, place)
  return {
    writes,
    refusals,
    slowestMs,
    cutOff: readers.reduce((sum, reader) => sum + reader.cutOff(), 0),
    wrong: [
      ...new Set(notDone),
      ...[...refusals.keys()].filter((said) => !said.startsWith(`${forNow} `) && said !== 'no answer'),
      ...readers.flatMap((reader) => reader.wrong()).slice(0, 3),
      ...(missed === 0 ? [] : [`${missed} of ${streams} readers missed something`]),
      ...(added === pieces ? [] : [`${added} pieces came into the stock, ${pieces} were acknowledged`]),
      ...(isDeepStrictEqual(told.rows.tasks, last.rows.tasks) &&
      isDeepStrictEqual(told.rows.stock, last.rows.stock)
        ? []
        : ['the events lead to other rows than the server has']),
    ],
  }
}
