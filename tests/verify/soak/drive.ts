import { setTimeout as sleep } from 'node:timers/promises'
import { createDice } from '#scripts/verify-sync/dice'
import { asRunning } from '../crash/crowd.ts'
import { runLoad } from '../load/run-load.ts'
import { inWords } from './at-rest.ts'
import type { Sample } from './judge.ts'
import type { Prepared, Soak } from './prepare.ts'

const sampleEveryMs = 10_000
const looksAtRules = 6
/** Each stream is closed after so many seconds, and opened again at the next server. */
const churnSeconds = 20

/** What was seen while the load was on; each list has one entry for each server. */
export type Driven = {
  readonly samples: readonly (readonly Sample[])[]
  /** Seconds of a processor until the end of the load. */
  readonly used: readonly number[]
  /** How late 99 of 100 turns of the event loop were at most, in milliseconds. */
  readonly loops: readonly number[]
  readonly writes: number
}

/** Puts the load on, and looks at the servers and at the rules meanwhile. */
export async function drive(prepared: Prepared, soak: Soak): Promise<Driven> {
  const { servers, place, vitals, rules, checks } = prepared
  const samples: Sample[][] = servers.map(() => [])
  const begin = performance.now()
  const minute = () => (performance.now() - begin) / 60_000
  let isOver = false
  const watched = Promise.all([
    watch({
      every: sampleEveryMs,
      isOver: () => isOver,
      look: () => takeSamples(prepared, soak, samples, minute()),
    }),
    watch({
      every: (soak.minutes * 60_000) / looksAtRules,
      isOver: () => isOver,
      look: async () => checks.of(`rules at minute ${minute().toFixed(0)}`, await rules()),
    }),
  ])
  try {
    const { writes, wrong } = await runLoad({
      servers: servers.map(asRunning),
      place,
      dice: createDice(soak.seed),
      seconds: soak.minutes * 60,
      streams: soak.streams,
      turnsPerSecond: soak.streams / churnSeconds,
      writesPerSecond: soak.writesPerSecond,
    })
    const used = (await Promise.all(vitals.map(({ read }) => read()))).map(({ busy }) => busy)
    const loops = await Promise.all(vitals.map(({ loopP99 }) => loopP99()))
    checks.of('load', wrong)
    return { samples, used, loops, writes }
  } finally {
    isOver = true
    await watched
  }
}

async function takeSamples(
  { vitals }: Prepared,
  { minutes }: Soak,
  samples: readonly Sample[][],
  minute: number,
): Promise<void> {
  const seen = await Promise.all(vitals.map(({ read }) => read()))
  for (const [number, { memory }] of seen.entries()) samples[number]!.push({ minute, memory })
  const taken = samples[0]!.length
  // Six samples are taken a minute. Reading resets the figures of the event loops: they count from when everything is loaded.
  if (taken === Math.ceil(Math.min(5, minutes / 6) * 6))
    await Promise.all(vitals.map(({ loopP99 }) => loopP99()))
  if (taken % 6 === 0) console.log(`  minute ${minute.toFixed(1)}: ${seen.map(inWords).join('; ')}`)
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
