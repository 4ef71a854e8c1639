import { setTimeout as sleep } from 'node:timers/promises'
import { createDice, type Dice } from '#scripts/verify-sync/dice'
import type { KillVictim, PostgresCluster } from '../../support/postgres.ts'
import {
  acknowledgedBy,
  addFaults,
  type Crowd,
  gatherCrowd,
  lookAround,
  noFaults,
  type SaveFaults,
} from './crowd.ts'
import { startKillableServer } from './killable-server.ts'
import type { SaveAnswer } from './writer.ts'

export type DatabaseKillReport = SaveFaults & {
  readonly kills: number
  readonly acknowledged: number
  /** The sentences with which saves were refused meanwhile, and how often each came. */
  readonly sentences: ReadonlyMap<string, number>
  /** Kills after which a browser could not save again within a minute. */
  readonly notBack: number
  /** The time from the kill until all browsers could save again. */
  readonly backMs: readonly number[]
}

type Options = {
  readonly kills: number
  readonly seed: number
  readonly port: number
  readonly cluster: PostgresCluster
  readonly settings: Readonly<Record<string, string>>
  readonly onKill?: (kill: number) => void
}

const victims: readonly KillVictim[] = ['a connection', 'the whole server']
const killAfterMs = { least: 50, most: 600 }
const backWithinMs = 60_000

/**
 * Kills PostgreSQL (kill -9) under write load, again and again; the server is never restarted, it must find its
 * database again by itself, and say so meanwhile (R4).
 */
export async function runDatabaseKills(options: Options): Promise<DatabaseKillReport> {
  const { kills, seed, port, cluster, settings, onKill } = options
  const dice = createDice(seed)
  const sentences = new Map<string, number>()
  const backMs: number[] = []
  let faults = noFaults
  const server = startKillableServer(port, settings)
  try {
    if ((await server.ready()) === null) throw new Error('it was not ready in time')
    const crowd = await gatherCrowd(server)
    const hear = ({ isSaved, sentence }: SaveAnswer) => {
      if (!isSaved) sentences.set(sentence, (sentences.get(sentence) ?? 0) + 1)
    }
    for (let kill = 1; kill <= kills; kill++) {
      const took = await killUnderLoad({ crowd, cluster, dice, hear, victim: victims[kill % 2]! })
      if (took !== null) backMs.push(took)
      faults = addFaults(faults, await lookAround(server, crowd))
      onKill?.(kill)
    }
    return {
      kills,
      ...faults,
      acknowledged: acknowledgedBy(crowd),
      sentences,
      notBack: kills - backMs.length,
      backMs,
    }
  } catch (error) {
    throw new Error(`the server did not stand it: ${server.errors()}`, { cause: error })
  } finally {
    await server.kill()
  }
}

type Scene = {
  readonly crowd: Crowd
  readonly cluster: PostgresCluster
  readonly dice: Dice
  readonly hear: (answer: SaveAnswer) => void
  readonly victim: KillVictim
}

/** @returns the milliseconds until all browsers had saved something sent after the kill, or null */
async function killUnderLoad({ crowd, cluster, dice, hear, victim }: Scene): Promise<number | null> {
  const waiting = new Set(crowd.writers)
  let killedAt = Number.POSITIVE_INFINITY
  let isGivenUp = false
  const isOver = () => waiting.size === 0 || isGivenUp
  const writing = crowd.writers.map((writer) =>
    writer.writeUntil(isOver, (answer) => {
      hear(answer)
      if (answer.isSaved && answer.sentAt > killedAt) waiting.delete(writer)
    }),
  )
  const everybody = Promise.all(writing)
  // It is awaited below; until then a failure must not end the process.
  everybody.catch(() => {})
  await sleep(killAfterMs.least + dice.roll(killAfterMs.most - killAfterMs.least))
  await cluster.kill(victim)
  killedAt = performance.now()
  if (victim === 'the whole server') await startAgain(cluster)
  const timer = setTimeout(() => {
    isGivenUp = true
  }, backWithinMs)
  await everybody
  clearTimeout(timer)
  return isGivenUp ? null : performance.now() - killedAt
}

/** Starts PostgreSQL again as soon as the processes of the killed one have ended. */
async function startAgain(cluster: PostgresCluster): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await cluster.start()
    } catch (error) {
      if (tries === 50) throw error
      await sleep(100)
    }
  }
}
