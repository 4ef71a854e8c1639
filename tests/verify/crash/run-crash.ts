import { setTimeout as sleep } from 'node:timers/promises'
import { createDice, type Dice } from '#scripts/verify-sync/dice'
import { load } from '../../support/saving.ts'
import { serverFile } from '../../support/server-program.ts'
import { signIn } from '../../support/sign-in.ts'
import {
  acknowledgedBy,
  addFaults,
  asRunning,
  type Crowd,
  gatherCrowd,
  lookAround,
  noFaults,
  type SaveFaults,
} from './crowd.ts'
import { type KillableServer, startKillableServer } from './killable-server.ts'
import type { Writer } from './writer.ts'

export type CrashReport = SaveFaults & {
  readonly cycles: number
  readonly acknowledged: number
  readonly failedStarts: number
  /** How long the first start took, which made the database. */
  readonly firstReadyMs: number
  /** How long each start after a kill took. */
  readonly readyMs: readonly number[]
}

type Options = {
  /** How many cycles there are at least; a start that fails takes up one. */
  readonly cycles: number
  /** There are more cycles, twice as many at most, until so many saves are acknowledged. */
  readonly saves?: number
  readonly seed: number
  readonly port: number
  /** Settings with the same database for every start. */
  readonly settings: Readonly<Record<string, string>>
  readonly onCycle?: (cycle: number) => void
}

const killAfterAckMs = { least: 20, most: 800 }
const nobodyAcknowledgesWithinMs = 20_000

/** Kills the server under write load again and again, and checks after each start that nothing is lost (R1). */
export async function runCrashes(options: Options): Promise<CrashReport> {
  const { cycles, saves = 0, seed, port, settings, onCycle } = options
  const dice = createDice(seed)
  let faults = noFaults
  let failedStarts = 0
  const readyMs: number[] = []
  let crowd: Crowd | undefined

  let kills = 0
  let acknowledged = 0
  for (let turn = 0; ; turn++) {
    acknowledged = crowd ? acknowledgedBy(crowd) : 0
    const isLast = turn >= cycles && (acknowledged >= saves || turn >= 2 * cycles)
    const server = startKillableServer(port, settings, [serverFile])
    const took = await server.ready()
    if (took !== null) {
      readyMs.push(took)
      crowd ??= await gatherCrowd(server)
      faults = addFaults(faults, await lookAround(server, crowd))
      if (!isLast) {
        await writeAndKill(server, crowd.writers, dice)
        kills += 1
      }
    } else {
      failedStarts += 1
      console.log(server.errors())
    }
    await server.kill()
    onCycle?.(turn)
    if (isLast) break
  }
  const [firstReadyMs = 0, ...again] = readyMs
  return { cycles: kills, ...faults, failedStarts, acknowledged, firstReadyMs, readyMs: again }
}

/** Kills the server during its first start, then starts it again. @returns how often that failed, and how long the other starts took */
export async function runFirstStartCrashes({
  kills,
  seed,
  port,
  freshSettings,
}: {
  readonly kills: number
  readonly seed: number
  readonly port: number
  readonly freshSettings: () => Promise<Readonly<Record<string, string>>>
}): Promise<{ readonly failedStarts: number; readonly readyMs: readonly number[] }> {
  const dice = createDice(seed)
  const readyMs: number[] = []
  for (let kill = 0; kill < kills; kill++) {
    const settings = await freshSettings()
    const killed = startKillableServer(port, settings, [serverFile])
    await sleep(dice.roll(4_000))
    await killed.kill()
    const server = startKillableServer(port, settings, [serverFile])
    const took = await server.ready()
    if (took !== null) {
      readyMs.push(took)
      await load(asRunning(server), await signIn(asRunning(server), 'olivia'))
    } else console.log(server.errors())
    await server.kill()
  }
  return { failedStarts: kills - readyMs.length, readyMs }
}

async function writeAndKill(server: KillableServer, writers: readonly Writer[], dice: Dice): Promise<void> {
  let firstAck = () => {}
  const acknowledged = new Promise<void>((resolve) => {
    firstAck = resolve
  })
  const writing = writers.map((writer) => writer.writeUntilLost(firstAck))
  await Promise.race([acknowledged, sleep(nobodyAcknowledgesWithinMs)])
  await sleep(killAfterAckMs.least + dice.roll(killAfterAckMs.most - killAfterAckMs.least))
  await server.kill()
  await Promise.all(writing)
}
