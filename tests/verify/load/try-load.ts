import { attempted } from '#scripts/attempted'
import { createDice } from '#scripts/verify-sync/dice'
import type { Pooler } from '../../support/pgbouncer.ts'
import { asRunning } from '../crash/crowd.ts'
import { inTable } from '../growth/in-table.ts'
import { large, small } from '../measure/busy-place.ts'
import type { TestDatabase } from '../prove.ts'
import { faultsIn, type Prepared, prepare } from '../soak/prepare.ts'
import { watchedServers } from '../soak/servers.ts'
import { inCells, limits, timesLater, wrongInRatio, wrongInTimes } from './bar.ts'
import { watchEffort } from './effort.ts'
import { runLoad, type Times } from './run-load.ts'

type Wished = {
  /** How many streams are open in each run, one run after the other. */
  readonly streams: readonly number[]
  readonly writesPerSecond: number
  readonly seconds: number
  readonly seed: number
  /** What stands between the servers and PostgreSQL; null if nothing does. */
  readonly pooler: Pooler | null
}

/** Puts the load on with each number of streams, and holds everything against the bar. @returns what is wrong, in sentences */
export async function tryLoad(place: TestDatabase, wished: Wished): Promise<readonly string[]> {
  const { streams, pooler } = wished
  const group = await watchedServers(place, { count: place.cluster ? 2 : 1, pooler })
  try {
    const prepared = await prepare(group, place.cluster ? large : small)
    // As autovacuum does within a minute: without it the database takes a settlement made in seconds for an empty one.
    await group.query('analyze')
    const runs: Times[] = []
    for (const count of streams) runs.push(await underLoad(prepared, wished, count))
    const { checks, servers, rules, vitals } = prepared
    for (const reader of vitals) reader.close()
    const [fewest, most] = [runs[0]!, runs.at(-1)!]
    checks.of('ratio', wrongInRatio(fewest, most))
    checks.of('rules at the end', await rules())
    checks.of('log', faultsIn(servers))
    console.log(inTable([['', ...streams.map((count) => `${count} streams`), 'bar'], ...rowsOf(runs)]))
    console.log(
      `the last of ${streams.at(-1)} readers: ×${timesLater(fewest, most).toFixed(2)} that of ${streams[0]}`,
    )
    console.log(attempted('checks', checks.count(), `, ${checks.passed()} passed`))
    return checks.wrong()
  } finally {
    await group.stop()
  }
}

async function underLoad(
  { servers, place, vitals, checks }: Prepared,
  { writesPerSecond, seconds, seed }: Wished,
  streams: number,
): Promise<Times> {
  console.log(`${streams} streams:`)
  const effort = await watchEffort(vitals)
  const { times, wrong } = await runLoad({
    servers: servers.map(asRunning),
    place,
    dice: createDice(seed + streams),
    seconds,
    streams,
    // No stream moves to another server here; the soak test does that.
    turnsPerSecond: 0,
    writesPerSecond,
  })
  console.log(await effort.inWords())
  checks.of(`${streams} streams`, wrong)
  for (const limit of limits) checks.of(`${streams} streams`, wrongInTimes(limit, times))
  return times
}

function rowsOf(runs: readonly Times[]): readonly (readonly string[])[] {
  return limits.map((limit) => inCells(limit, runs))
}
