import { plainPostgres } from '#server/backups/plain-database'
import { wrongRows } from '#server/backups/wrong-rows'
import { asRunning } from '../crash/crowd.ts'
import type { KillableServer } from '../crash/killable-server.ts'
import { aBusyPlace, type BusyPlace, type Size } from '../measure/busy-place.ts'
import { inMebibytes, sizeOf } from '../measure/database-size.ts'
import { openVitals, type Vitals, type VitalsReader } from '../measure/vitals.ts'
import { inWords, untilIdle } from './at-rest.ts'
import { type Checks, countChecks } from './checks.ts'
import type { WatchedServers } from './servers.ts'

export type Soak = {
  readonly minutes: number
  readonly streams: number
  readonly writesPerSecond: number
  readonly seed: number
}

/** What is there before the load begins; each list has one entry for each server. */
export type Prepared = {
  readonly servers: readonly KillableServer[]
  readonly place: BusyPlace
  readonly vitals: readonly VitalsReader[]
  readonly starts: readonly Vitals[]
  /** The size of the database. */
  readonly before: Awaited<ReturnType<typeof sizeOf>>
  /** Looks which rules over several tables are broken. */
  readonly rules: () => Promise<readonly string[]>
  readonly checks: Checks
}

/** Builds a settlement of this size, and waits until the servers have nothing left to do. */
export async function prepare({ servers, query }: WatchedServers, size: Size): Promise<Prepared> {
  const place = await aBusyPlace(servers.map(asRunning), size)
  const vitals = await Promise.all(servers.map(openVitals))
  const starts = await Promise.all(vitals.map(untilIdle))
  const before = await sizeOf(query)
  console.log(
    `before: ${servers.length} server(s), ${starts.map(inWords).join('; ')}; ${inMebibytes(before.bytes)}`,
  )
  const rules = () => wrongRows(plainPostgres({ query: async (one) => ({ rows: [...(await query(one))] }) }))
  return { servers, place, vitals, starts, before, rules, checks: countChecks() }
}

/** The first errors in what they have logged. */
export function faultsIn(servers: readonly KillableServer[]): readonly string[] {
  const log = servers.map(({ output }) => output()).join('')
  return (log.match(/^.*"level":50.*$/gm) ?? []).slice(0, 3)
}
