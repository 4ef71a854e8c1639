import { setTimeout as sleep } from 'node:timers/promises'
import { attempted, type Counted } from '#scripts/attempted'
import { createDice } from '#scripts/verify-sync/dice'
import type { PostgresCluster } from '../../support/postgres.ts'
import { asRunning } from '../crash/crowd.ts'
import type { KillableServer } from '../crash/killable-server.ts'
import type { BusyPlace } from '../measure/busy-place.ts'
import { openInspector } from '../measure/inspector.ts'
import { steppingClock } from './clock-step.ts'
import { type Endured, peopleAtWork } from './people-at-work.ts'
import { pause, processesOf } from './processes.ts'

export type Scenery = {
  readonly servers: readonly KillableServer[]
  readonly place: BusyPlace
  /** Null with the built-in database. */
  readonly cluster: PostgresCluster | null
  readonly seed: number
}

/** Something that happens while people are at work. @returns what is wrong, in sentences */
export type Scene = (scenery: Scenery) => Promise<readonly string[]>

/** How long people work before something happens, and after it, in milliseconds. */
const [before, after] = [2_000, 4_000]
const day = 86_400_000

/** Makes a scene: people work, something happens to the servers meanwhile, and they work on. */
function scene(name: Counted, happens: (scenery: Scenery) => Promise<void>): Scene {
  return async (scenery) => {
    const { servers, place, seed } = scenery
    const work = { servers: servers.map(asRunning), place, dice: createDice(seed), perSecond: 5, streams: 20 }
    const endured = await peopleAtWork(work, async () => {
      await sleep(before)
      await happens(scenery)
      await sleep(after)
    })
    console.log(inWords(name, endured))
    return endured.wrong.map((sentence) => `${name}: ${sentence}`)
  }
}

function inWords(name: Counted, { writes, refusals, slowestMs, cutOff, wrong }: Endured): string {
  const again = [...refusals.values()].reduce((sum, count) => sum + count, 0)
  return attempted(
    name,
    writes,
    `, ${wrong.length === 0 ? writes : 0} passed, sent again ${again} times, the slowest after ${(slowestMs / 1_000).toFixed(1)} s; ${cutOff} streams cut off`,
  )
}

export const databaseGone = scene('database gone and back', async ({ cluster }) => {
  await cluster!.stop()
  await sleep(10_000)
  await cluster!.start()
})

/** Pauses PostgreSQL for longer than a statement may take, so that requests are given up whose statements are carried out later. */
export const databasePaused = scene('database paused', async ({ cluster }) =>
  pause(await processesOf(cluster!), 13_000),
)

/** Pauses the last server for longer than a request may take on it, which is ten seconds. */
export const serverPaused = scene('server paused', ({ servers }) => pause([servers.at(-1)!.pid], 12_000))

/** Sets the clock of one server two days ahead, then right again; then those of all servers a day back, and right again. */
export const clockStepped = scene('clock stepped', async ({ servers }) => {
  const inspectors = await Promise.all(servers.map(openInspector))
  const steps = await Promise.all(inspectors.map(steppingClock))
  const all = (ms: number) => Promise.all(steps.map((step) => step(ms)))
  await steps[0]!(2 * day)
  await sleep(3_000)
  await all(0)
  await sleep(2_000)
  await all(-day)
  await sleep(3_000)
  await all(0)
  for (const inspector of inspectors) inspector.close()
})
