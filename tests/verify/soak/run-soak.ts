import { attempted } from '#scripts/attempted'
import { large, small } from '../measure/busy-place.ts'
import { inMebibytes, sizeOf, unexplainedGrowth } from '../measure/database-size.ts'
import type { TestDatabase } from '../prove.ts'
import { inWords, untilReleased } from './at-rest.ts'
import { type Driven, drive } from './drive.ts'
import { memoryTrend, settled, wrongInHandles, wrongInLoop, wrongInMemory } from './judge.ts'
import { faultsIn, type Prepared, prepare, type Soak } from './prepare.ts'
import { type WatchedServers, watchedServers } from './servers.ts'

/** Puts the load on for so many minutes, and judges what it leaves (B18). @returns what is wrong, in sentences */
export async function runSoak(place: TestDatabase, soak: Soak): Promise<readonly string[]> {
  const group = await watchedServers(place, { count: place.cluster ? 2 : 1 })
  try {
    const prepared = await prepare(group, place.cluster ? large : small)
    const driven = await drive(prepared, soak)
    await judgeServers(prepared, driven, soak)
    await judgeDatabase(prepared, driven, group)
    const { checks, servers } = prepared
    checks.of('log', faultsIn(servers))
    console.log(attempted('checks', checks.count(), `, ${checks.passed()} passed`))
    return checks.wrong()
  } finally {
    await group.stop()
  }
}

/** Judges what the load has left in each server. */
async function judgeServers(
  { servers, vitals, starts, checks }: Prepared,
  { samples, used, loops, writes }: Driven,
  { minutes }: Soak,
): Promise<void> {
  for (const [number, reader] of vitals.entries()) {
    const name = `server ${number + 1}`
    const trend = memoryTrend(settled(samples[number]!, minutes))
    // Each server takes its part of the writes.
    const busyMs = ((used[number]! - starts[number]!.busy) * 1_000 * servers.length) / writes
    const end = await untilReleased(reader, starts[number]!)
    console.log(
      `${name}: memory ${trend.slope.toFixed(2)} MiB a minute, ${(trend.growth * 100).toFixed(1)} % in all; event loop p99 ${loops[number]!.toFixed(0)} ms, processor ${busyMs.toFixed(1)} ms for each write; after: ${inWords(end)}`,
    )
    checks.of(`${name}, memory`, wrongInMemory(trend))
    checks.of(`${name}, event loop`, wrongInLoop(loops[number]!))
    checks.of(`${name}, handles and sockets`, wrongInHandles(starts[number]!, end))
    reader.close()
  }
}

/** Judges what the load has left in the database. */
async function judgeDatabase(
  { before, rules, checks }: Prepared,
  { writes }: Driven,
  { query }: WatchedServers,
): Promise<void> {
  const after = await sizeOf(query)
  await query('vacuum full')
  const compact = await sizeOf(query)
  console.log(
    `database: ${inMebibytes(before.bytes)} before, ${inMebibytes(after.bytes)} after ${writes} writes, of which rows and indexes take ${inMebibytes(compact.bytes)}`,
  )
  checks.of('database', unexplainedGrowth({ before, after, compact, writes }))
  checks.of('rules at the end', await rules())
}
