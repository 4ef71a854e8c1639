import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Snapshot } from '#domain/settlement/tables'
import { attempted } from '#scripts/attempted'
import { answerOf } from '../../support/settlements.ts'
import { residentMemory } from '../bodies/memory.ts'
import { asRunning } from '../crash/crowd.ts'
import { type BusyPlace, stockOf } from '../measure/busy-place.ts'
import { churningReader } from '../measure/churning-reader.ts'
import { inMs, quantile } from '../measure/figures.ts'
import type { Scene } from './scenes.ts'
import { stalledReader } from './stalled-readers.ts'

/** Stalled readers: half never read, the others read for a millisecond once a second and may keep up. */
const stalled = 20
const dead = stalled / 2
const healthy = 20
/** Rows in an event, and events: together more than the kernel keeps for a reader. */
const lines = 240
const events = 600
/** Most extra memory in MiB: 1 that may wait for each stalled reader, 1 of overhead, and 20 to spare. */
const mostMemory = stalled * 2 + 20

/** Readers who have stopped reading, or nearly so, are dropped; the others hear everything, and memory stays (R8). */
export const stalledReaders: Scene = async ({ servers, place }) => {
  const { settlementId, owner, contributors } = place
  const server = servers[0]!
  const running = asRunning(server)
  const memoryAlone = await peakOfEvents(place, server.pid, () => {})

  const { seq: after } = await answerOf(owner.ask<Snapshot>('getSettlement', { settlementId }))
  const late: number[] = []
  let sentAt = 0
  const readers = Array.from({ length: healthy }, (_, number) =>
    churningReader({
      who: contributors[number % contributors.length]!,
      settlementId,
      after,
      onEvent: () => void late.push(performance.now() - sentAt),
    }),
  )
  for (const reader of readers) await reader.goTo(running)
  const others = []
  for (let number = 0; number < stalled; number++) {
    const who = contributors.at(-1 - (number % contributors.length))!
    others.push(await stalledReader(running, who, { settlementId, after, isDead: number % 2 === 0 }))
  }
  const memoryWithThem = await peakOfEvents(place, server.pid, () => {
    sentAt = performance.now()
  })
  const heard = () => readers.filter((reader) => reader.last() === after + events).length
  for (let looks = 0; heard() < healthy && looks < 100; looks++) await sleep(100)
  const heardAll = heard()
  const ends = await Promise.all(others.map((other) => other.wasDropped()))
  const dropped = ends.filter((wasDropped, number) => wasDropped && number % 2 === 0).length
  const slow = ends.filter(Boolean).length - dropped
  for (const { close } of [...readers, ...others]) close()

  const more = memoryWithThem - memoryAlone
  console.log(
    attempted(
      'slow and dead readers',
      dead,
      `, all dead, ${dropped} passed and were dropped, and ${slow} of ${stalled - dead} slow ones; ${heardAll} of ${healthy} others heard all of ${events} events, p99 ${inMs(late, 0.99)}, at most ${quantile(late, 1).toFixed(0)} ms; memory at most ${memoryWithThem.toFixed(0)} MiB, without them ${memoryAlone.toFixed(0)} MiB`,
    ),
  )
  return [
    ...(heardAll === healthy ? [] : [`${healthy - heardAll} of ${healthy} others missed something`]),
    ...readers.flatMap((reader) => reader.wrong()).slice(0, 3),
    ...(dropped === dead ? [] : [`${dropped} of ${dead} who read nothing were dropped`]),
    ...(more <= mostMemory ? [] : [`memory was ${more.toFixed(0)} MiB more than without them`]),
  ].map((sentence) => `slow and dead readers: ${sentence}`)
}

/** Makes large events. @returns the most memory that the server used meanwhile, in MiB */
async function peakOfEvents(
  { settlementId, owner }: BusyPlace,
  pid: number,
  begin: () => void,
): Promise<number> {
  let most = 0
  for (let number = 0; number < events; number++) {
    // Another number each time, so that every row changes.
    const quantity = 1 + Math.floor(performance.now())
    const items = Array.from({ length: lines }, (_, line) => ({ itemId: stockOf(line), quantity }))
    begin()
    await answerOf(owner.ask('countInventory', { settlementId, operationId: randomUUID(), items }))
    most = Math.max(most, residentMemory(pid))
  }
  return most
}
