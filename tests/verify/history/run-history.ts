import { setTimeout as sleep } from 'node:timers/promises'
import type { UserDataVersion } from '#contract/user-data-versions'
import { historyLimits } from '#domain/user-data/history-limits'
import { attempted } from '#scripts/attempted'
import {
  addPerson,
  openClosedDatabase,
  openFormerDatabase,
  type Place,
} from '../../support/former-database.ts'
import { historyOf, largestHistoryOf } from '../../support/large-account.ts'
import { askAs } from '../../support/saving.ts'
import type { RunningServer } from '../../support/server.ts'
import { pageOf, type SignedIn } from '../../support/sign-in.ts'
import { type BuiltServer, startBuiltServer } from './built-server.ts'
import { exportAccount } from './export-account.ts'
import { type CallTimes, type Neighbour, startNeighbour } from './neighbour.ts'

const restMs = 5_000
const mostGrowth = 150_000_000
const generous = 10

type People = Record<'hoarder' | 'neighbour', Awaited<ReturnType<typeof addPerson>>>

/** Prints what it measures. @returns the faults, as sentences */
export async function runHistory(place: Place): Promise<readonly string[]> {
  await (await openFormerDatabase(place, '0005_history')).close()
  const people = await onClosed(place, async ({ query }) => {
    const hoarder = await addPerson({ query }, 'Hoarder')
    const neighbour = await addPerson({ query }, 'Neighbour')
    await query(historyOf({ userId: hoarder.userId, states: 800, kilobytes: 1_000, minutesApart: 30 }))
    return { hoarder, neighbour }
  })
  console.log('a database from before thinning, with 800 states of 1 MB')
  const thinned = await onServer(place, people, thinAndExport)

  await onClosed(place, async ({ query }) => {
    await query(`delete from user_data_versions where user_id = '${people.hoarder.userId}'`)
    await query(largestHistoryOf(people.hoarder.userId, historyLimits.alwaysKept))
  })
  console.log('the newest 50 states as large as the limits allow')
  const largest = await onServer(place, people, restAndExport)
  return [...thinned, ...largest]
}

type Visit = {
  readonly server: BuiltServer
  readonly neighbour: Neighbour
  readonly hoarder: SignedIn
}

async function thinAndExport(visit: Visit): Promise<readonly string[]> {
  const start = performance.now()
  const listed = await untilThinned(visit.server.running, visit.hoarder)
  const bytes = listed.reduce((sum, version) => sum + version.bytes, 0)
  console.log(`  thinned to ${listed.length} states, ${megabytes(bytes)}, ${seconds(start)} after the start`)
  const thinning = visit.neighbour.times()
  const wrong = await restAndExport(visit)
  console.log(`  another player’s calls while it was thinned: ${words(thinning)}`)
  return bytes > historyLimits.bytes ? ['the history takes more than its limit', ...wrong] : wrong
}

async function restAndExport({ server, neighbour, hoarder }: Visit): Promise<readonly string[]> {
  await settle(server)
  neighbour.times()
  await sleep(restMs)
  const before = neighbour.times()
  const start = server.memory()
  server.peak()
  const { bytes, versions, seconds: took } = await exportAccount(server.running, hoarder)
  const growth = server.peak() - start
  const during = neighbour.times()
  console.log(
    attempted('exports of a history', 1, `, ${versions} states, ${megabytes(bytes)} in ${took.toFixed(1)} s`),
  )
  console.log(`  memory: ${megabytes(start)} at rest, ${megabytes(growth)} more at most during the export`)
  console.log(`  another player’s calls before: ${words(before)}`)
  console.log(`  another player’s calls during: ${words(during)}`)
  const [median, p95] = [during.median / before.median, during.p95 / before.p95]
  const verdict = p95 <= generous ? '' : ` (more than ${generous}: look at it)`
  console.log(`  during ÷ before: median ${median.toFixed(1)}, p95 ${p95.toFixed(1)}${verdict}`)
  return growth > mostGrowth ? [`memory grew by ${megabytes(growth)} during the export`] : []
}

async function onServer(
  place: Place,
  people: People,
  work: (visit: Visit) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const server = await startBuiltServer(place)
  const { running } = server
  const page = pageOf(running)
  const neighbour = startNeighbour(running, people.neighbour.signedIn(page))
  try {
    const wrong = await work({ server, neighbour, hoarder: people.hoarder.signedIn(page) })
    return [...wrong, ...neighbour.failed()]
  } finally {
    await neighbour.stop()
    await server.stop()
  }
}

/** Runs statements on the database while no server uses it. */
async function onClosed<Result>(
  place: Place,
  work: (database: Awaited<ReturnType<typeof openClosedDatabase>>) => Promise<Result>,
): Promise<Result> {
  const database = await openClosedDatabase(place)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Waits until thinning has ended: nothing more is deleted, and at most 50 states and one for each day are left. */
async function untilThinned(server: RunningServer, who: SignedIn): Promise<readonly UserDataVersion[]> {
  for (let last = 0; ; ) {
    const { status, body } = await askAs<UserDataVersion[]>(server, who, 'listUserDataVersions')
    if (status !== 200) throw new Error(`a list was answered with ${status}`)
    if (body.length === last && body.length < 80) return body
    last = body.length
    await sleep(1_000)
  }
}

/** Waits until the start has freed its memory and calls no longer get faster, because code is compiled as it is used. */
async function settle(server: BuiltServer): Promise<void> {
  for (let look = 0, last = 0; look < 12; look++) {
    const now = server.memory()
    if (Math.abs(now - last) < 5_000_000) return
    last = now
    await sleep(10_000)
  }
}

function words({ calls, median, p95 }: CallTimes): string {
  return `median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (${calls} calls)`
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(0)} MB`
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1_000).toFixed(0)} s`
}
