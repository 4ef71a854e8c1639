import { setTimeout as sleep } from 'node:timers/promises'
import { createDice } from '#scripts/verify-sync/dice'
import { plainPostgres } from '#server/backups/plain-database'
import { wrongRows } from '#server/backups/wrong-rows'
import { asRunning } from '../crash/crowd.ts'
import { aBusyPlace, large, small } from '../measure/busy-place.ts'
import { inMebibytes, sizeOf, unexplainedGrowth } from '../measure/database-size.ts'
import { openVitals, type Vitals, type VitalsReader } from '../measure/vitals.ts'
import type { Place } from '../prove.ts'
import {
  isBack,
  memoryTrend,
  type Sample,
  settled,
  wrongInHandles,
  wrongInLoop,
  wrongInMemory,
} from './judge.ts'
import { runLoad } from './load.ts'
import { watchedServers } from './servers.ts'

export type Soak = {
  readonly minutes: number
  readonly streams: number
  readonly perSecond: number
  readonly seed: number
  /** A file that the servers load first; null for none. */
  readonly fault: string | null
}

const sampleEveryMs = 10_000
const looksAtRules = 6
/** Until what waits of itself, as idle connections of a pool, has ended. */
const backWithinMs = 90_000

/** Load for so many minutes, and what is left of it afterwards (B18). @returns what is wrong, in sentences */
export async function runSoak(place: Place, soak: Soak): Promise<readonly string[]> {
  const group = await watchedServers(place, {
    count: place.cluster ? 2 : 1,
    imported: soak.fault === null ? [] : [soak.fault],
  })
  const { servers, query } = group
  const checks = countChecks()
  const rules = () => wrongRows(plainPostgres({ query: async (one) => ({ rows: [...(await query(one))] }) }))
  try {
    const busy = await aBusyPlace(servers.map(asRunning), place.cluster ? large : small)
    const vitals = await Promise.all(servers.map(openVitals))
    const starts = await Promise.all(vitals.map(quiet))
    const before = await sizeOf(query)
    console.log(
      `before: ${servers.length} server(s), ${starts.map(inWords).join('; ')}; ${inMebibytes(before.bytes)}`,
    )

    const samples: Sample[][] = servers.map(() => [])
    const begin = performance.now()
    const minute = () => (performance.now() - begin) / 60_000
    let isOver = false
    const watching = watch({
      every: sampleEveryMs,
      isOver: () => isOver,
      look: async () => {
        const seen = await Promise.all(vitals.map(({ read }) => read()))
        for (const [number, { memory }] of seen.entries()) samples[number]!.push({ minute: minute(), memory })
        if (samples[0]!.length === Math.ceil(Math.min(5, soak.minutes / 6) * 6))
          await Promise.all(vitals.map(({ loopP99 }) => loopP99()))
        if (samples[0]!.length % 6 === 0)
          console.log(`  minute ${minute().toFixed(1)}: ${seen.map(inWords).join('; ')}`)
      },
    })
    const ruling = watch({
      every: (soak.minutes * 60_000) / looksAtRules,
      isOver: () => isOver,
      look: async () => checks.of(`rules at minute ${minute().toFixed(0)}`, await rules()),
    })
    const load = await runLoad({
      servers: servers.map(asRunning),
      place: busy,
      dice: createDice(soak.seed),
      seconds: soak.minutes * 60,
      streams: soak.streams,
      perSecond: soak.perSecond,
    })
    const used = (await Promise.all(vitals.map(({ read }) => read()))).map(({ busy: seconds }) => seconds)
    const loops = await Promise.all(vitals.map(({ loopP99 }) => loopP99()))
    isOver = true
    await Promise.all([watching, ruling])
    checks.of('load', load.wrong)

    for (const [number, reader] of vitals.entries()) {
      const name = `server ${number + 1}`
      const trend = memoryTrend(settled(samples[number]!, soak.minutes))
      const busyMs = ((used[number]! - starts[number]!.busy) * 1_000 * servers.length) / load.writes
      const end = await backAgain(reader, starts[number]!)
      console.log(
        `${name}: memory ${trend.slope.toFixed(2)} MiB a minute, ${(trend.growth * 100).toFixed(1)} % in all; event loop p99 ${loops[number]!.toFixed(0)} ms, processor ${busyMs.toFixed(1)} ms for each write; after: ${inWords(end)}`,
      )
      checks.of(`${name}, memory`, wrongInMemory(trend))
      checks.of(`${name}, event loop`, wrongInLoop(loops[number]!))
      checks.of(`${name}, handles and sockets`, wrongInHandles(starts[number]!, end))
      reader.close()
    }
    const after = await sizeOf(query)
    await query('vacuum full')
    const compact = await sizeOf(query)
    console.log(
      `database: ${inMebibytes(before.bytes)} before, ${inMebibytes(after.bytes)} after ${load.writes} writes, of which rows and indexes take ${inMebibytes(compact.bytes)}`,
    )
    checks.of('database', unexplainedGrowth({ before, after, compact, writes: load.writes }))
    checks.of('rules at the end', await rules())
    checks.of('log', faultsIn(servers.map(({ output }) => output()).join('')))
    console.log(`checks: ${checks.count()} attempted, ${checks.passed()} passed`)
    return checks.wrong()
  } finally {
    await group.stop()
  }
}

function countChecks() {
  const wrong: string[] = []
  let [count, passed] = [0, 0]
  return {
    of(what: string, sentences: readonly string[]) {
      count += 1
      if (sentences.length === 0) passed += 1
      wrong.push(...sentences.map((sentence) => `${what}: ${sentence}`))
    },
    count: () => count,
    passed: () => passed,
    wrong: () => wrong,
  }
}

type Watching = {
  readonly every: number
  readonly isOver: () => boolean
  readonly look: () => Promise<void>
}

async function watch({ every, isOver, look }: Watching): Promise<void> {
  for (let next = performance.now() + every; !isOver(); await sleep(100)) {
    if (performance.now() < next) continue
    next += every
    await look()
  }
}

/** Waits until nothing ends any more of itself. */
async function quiet({ read }: VitalsReader): Promise<Vitals> {
  let [last, same] = [await read(), 0]
  for (const end = performance.now() + backWithinMs; same < 15 && performance.now() < end; ) {
    await sleep(1_000)
    const now = await read()
    same = now.handles === last.handles && now.sockets === last.sockets ? same + 1 : 0
    last = now
  }
  return last
}

async function backAgain({ read }: VitalsReader, start: Vitals): Promise<Vitals> {
  let now = await read()
  for (const end = performance.now() + backWithinMs; !isBack(start, now) && performance.now() < end; ) {
    await sleep(1_000)
    now = await read()
  }
  return now
}

function inWords({ memory, handles, sockets }: Vitals): string {
  return `${memory.toFixed(0)} MiB, ${handles} handles, ${sockets} sockets`
}

function faultsIn(log: string): readonly string[] {
  return (log.match(/^.*"level":50.*$/gm) ?? []).slice(0, 3)
}
