import { randomUUID } from 'node:crypto'
import type { Snapshot } from '#domain/settlement/tables'
import { answerOf, type Somebody } from '../../support/settlements.ts'
import { residentMemory } from '../bodies/memory.ts'
import { asRunning } from '../crash/crowd.ts'
import type { KillableServer } from '../crash/killable-server.ts'
import { aBusyPlace } from '../measure/busy-place.ts'
import { churningReader } from '../measure/churning-reader.ts'
import { fanOutTo } from '../measure/fan-out.ts'
import { quantile } from '../measure/figures.ts'
import { atFixedTimes } from '../measure/fixed-times.ts'
import { inTable } from './in-table.ts'

const counts = [10, 100, 1_000]
/** How many streams one person has open. */
const ofOnePerson = 7
const [perSecond, seconds] = [5, 20]

/** Measures, for 10, 100 and 1,000 streams on one and two processes, when the last reader hears a change and what a stream takes in memory. */
export async function runStreams(servers: readonly KillableServer[]): Promise<readonly string[]> {
  const running = servers.map(asRunning)
  const members = Math.ceil(counts.at(-1)! / ofOnePerson) + 1
  const place = await aBusyPlace(running, { members, projects: 10, kinds: 100 })
  const people = [place.owner, ...place.admins, ...place.contributors]
  const lines: string[][] = []
  const wrong: string[] = []
  for (const processes of [1, 2])
    for (const count of counts) {
      const used = servers.slice(0, processes)
      const before = memoryOf(used)
      const { late, missed, memory } = await listen(used, people, place, count)
      // MiB of all processes, in KiB for each stream.
      const each = ((memory - before) * 1_024) / count
      // So few as 10 streams take less than the memory varies by itself.
      lines.push([
        String(processes),
        String(count),
        ...[0.5, 0.95, 0.99].map((part) => `${quantile(late, part).toFixed(0)} ms`),
        count >= 100 ? `${each.toFixed(0)} KiB` : '',
      ])
      if (missed > 0) wrong.push(`${missed} of ${count} readers over ${processes} processes missed something`)
    }
  console.log(
    `Open streams of people who are signed in, ${perSecond} changes a second: when the last reader has a change`,
  )
  console.log(inTable([['processes', 'streams', 'median', 'p95', 'p99', 'memory of one'], ...lines]))
  console.log(`streams: ${lines.length} attempted, ${lines.length - wrong.length} passed`)
  return wrong
}

type Where = { readonly settlementId: string; readonly owner: Somebody; readonly playerId: string }

async function listen(
  servers: readonly KillableServer[],
  people: readonly Somebody[],
  { settlementId, owner, playerId }: Where,
  count: number,
) {
  const { seq } = await answerOf(owner.ask<Snapshot>('getSettlement', { settlementId }))
  const fanOut = fanOutTo(count)
  const readers = Array.from({ length: count }, (_, number) =>
    churningReader({
      who: people[Math.floor(number / ofOnePerson)]!,
      settlementId,
      after: seq,
      onEvent: fanOut.heard,
    }),
  )
  for (const [number, reader] of readers.entries())
    await reader.goTo(asRunning(servers[number % servers.length]!))
  const { attempted } = await atFixedTimes({
    perSecond,
    seconds,
    async send(number, dueAt) {
      const operationId = randomUUID()
      fanOut.wasSent(operationId, dueAt)
      await answerOf(
        owner.ask('updatePlayer', { settlementId, playerId, operationId, name: `Finn ${number}` }),
      )
    },
  })
  const isThere = (reader: (typeof readers)[number]) => reader.last() >= seq + attempted
  // Each change raises the settlement's number by 1; the readers get 30 s to hear the last.
  for (let looks = 0; !readers.every(isThere) && looks < 300; looks++)
    await new Promise((resolve) => setTimeout(resolve, 100))
  const memory = memoryOf(servers)
  const missed = readers.filter((reader) => !isThere(reader) || reader.wrong().length > 0).length
  for (const { close } of readers) close()
  return { late: fanOut.late(), missed, memory }
}

function memoryOf(servers: readonly KillableServer[]): number {
  return servers.reduce((sum, { pid }) => sum + residentMemory(pid), 0)
}
