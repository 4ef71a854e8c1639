import { setTimeout as sleep } from 'node:timers/promises'
import type { UserDataVersion } from '#contract/user-data-versions'
import type { UserDataState } from '#contract/user-document'
import { historyLimits } from '#domain/user-data/history-limits'
import { askAs, load } from '../../support/saving.ts'
import type { RunningServer } from '../../support/server.ts'
import { type SignedIn, signIn } from '../../support/sign-in.ts'
import type { KillableServer } from './killable-server.ts'
import { createWriter, type Writer } from './writer.ts'

/** Two players with two browsers each. */
export type Crowd = { readonly people: readonly SignedIn[]; readonly writers: readonly Writer[] }

/** How often each fault was found. */
export type SaveFaults = {
  readonly lost: number
  readonly torn: number
  /** Browsers of which saves were applied more often than they were sent. */
  readonly extra: number
  /** Players whose versions are not those that must be kept, or whose newest one is not their document. */
  readonly versionFaults: number
}

export const noFaults: SaveFaults = { lost: 0, torn: 0, extra: 0, versionFaults: 0 }

export async function gatherCrowd(server: KillableServer): Promise<Crowd> {
  const people = [await signIn(asRunning(server), 'olivia'), await signIn(asRunning(server), 'adam')]
  const writers = people.flatMap((who, person) =>
    [1, 2].map((browser) => createWriter(server, who, `${person}.${browser}`)),
  )
  return { people, writers }
}

/** Pause between two saves of a browser. Without it, the saves would leave the server no time for the work done meanwhile. */
const pauseMs = 20

/** Does the work while everybody saves again and again; whoever is cut off, since the server is killed, stops. */
export async function whileSaving<Done>({ writers }: Crowd, work: () => Promise<Done>): Promise<Done> {
  let isOver = false
  const saving = Promise.all(
    writers.map((writer) =>
      writer.writeUntilLost(
        () => sleep(pauseMs),
        () => isOver,
      ),
    ),
  )
  // It is awaited below; until then a failure must not end the process.
  saving.catch(() => {})
  try {
    return await work()
  } finally {
    isOver = true
    await saving
  }
}

/** Checks that every acknowledged save is stored and none is stored in part. */
export async function lookAround(server: KillableServer, { people, writers }: Crowd): Promise<SaveFaults> {
  const checks = []
  for (const writer of writers) checks.push(await writer.check())
  let versionFaults = 0
  for (const who of people) versionFaults += Number(!(await areVersionsWhole(server, who)))
  return {
    lost: checks.filter(({ isLost }) => isLost).length,
    torn: checks.filter(({ isTorn }) => isTorn).length,
    extra: checks.filter(({ isExtra }) => isExtra).length,
    versionFaults,
  }
}

export function addFaults(one: SaveFaults, other: SaveFaults): SaveFaults {
  return {
    lost: one.lost + other.lost,
    torn: one.torn + other.torn,
    extra: one.extra + other.extra,
    versionFaults: one.versionFaults + other.versionFaults,
  }
}

export function acknowledgedBy({ writers }: Crowd): number {
  return writers.reduce((sum, writer) => sum + writer.acknowledged(), 0)
}

/** Checks that the newest saved version is the document, and that none of the versions that must be kept is missing. */
async function areVersionsWhole(server: KillableServer, who: SignedIn): Promise<boolean> {
  const { version, document } = await load(asRunning(server), who)
  // An account that has saved nothing is at version 1: there is nothing to compare.
  if (version === 1) return true
  const listed = (await askAs<UserDataVersion[]>(asRunning(server), who, 'listUserDataVersions')).body
  const newest = await askAs<UserDataState>(asRunning(server), who, 'getUserDataVersion', { version })
  const latest = listed.slice(0, historyLimits.alwaysKept)
  return (
    JSON.stringify(newest.body.document) === JSON.stringify(document) &&
    // The first save makes version 2.
    latest.length >= Math.min(version - 1, historyLimits.alwaysKept) &&
    latest.every((state, place) => state.version === version - place)
  )
}

type Running = Pick<KillableServer, 'url' | 'port' | 'output'>

/** The server as the tests' helpers take one: they need only its address and its log. */
export function asRunning({ url, port, output }: Running): RunningServer {
  return { url, port, output, signal: () => {}, ended: new Promise(() => {}) }
}
