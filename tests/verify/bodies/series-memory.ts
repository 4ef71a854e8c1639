import { setTimeout as sleep } from 'node:timers/promises'
import type { KillableServer } from '../crash/killable-server.ts'
import { heldMemory, peakDuring, residentMemory } from './memory.ts'

const mostGrowth = { held: 0.05, collected: 0.1 }

/** The number of answers by status. */
export type Statuses = ReadonlyMap<number, number>

type Series = {
  readonly server: KillableServer
  readonly count: number
  /** Seconds after which the memory of a series is looked at. */
  readonly rest: number
  readonly run: (number: number) => Promise<Statuses>
}

/** Runs several series and compares the server's memory after each. @returns the faults, as sentences */
export async function measureSeries({ server, count, rest, run }: Series): Promise<readonly string[]> {
  const wrong: string[] = []
  const before = await restOf(server, rest)
  console.log(`before: ${before.sentence}`)
  const rests: Rest[] = []
  for (let number = 1; number <= count; number++) {
    const { result: statuses, peak } = await peakDuring(server.pid, run(number))
    const after = await restOf(server, rest)
    rests.push(after)
    console.log(`series ${number}: ${mib(peak)} at most, ${after.sentence}; ${tally(statuses)}`)
    if ([...statuses.keys()].some((status) => status >= 500)) wrong.push(`series ${number} met a fault`)
  }
  for (const what of ['held', 'collected'] as const) {
    const sizes = rests.map((left) => left[what])
    const growth = Math.max(...sizes) / sizes[0]! - 1
    console.log(`${what}: ${(growth * 100).toFixed(1)} % more than after the first series`)
    if (growth > mostGrowth[what]) wrong.push(`later series still add to what is ${what}`)
  }
  return wrong
}

/** The server's memory after a series, in MiB. */
type Rest = { readonly held: number; readonly collected: number; readonly sentence: string }

async function restOf(server: KillableServer, seconds: number): Promise<Rest> {
  await sleep(seconds * 1_000)
  const rested = residentMemory(server.pid)
  const held = await heldMemory(server)
  const collected = residentMemory(server.pid)
  const sentence = `${mib(rested)} at rest, ${mib(collected)} collected, of which JavaScript holds ${held.toFixed(1)} MiB`
  return { held, collected, sentence }
}

function mib(size: number): string {
  return `${Math.round(size)} MiB`
}

function tally(statuses: Statuses): string {
  return [...statuses]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')
}
