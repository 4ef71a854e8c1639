import { setTimeout as sleep } from 'node:timers/promises'
import type { UserDataVersion } from '#contract/user-data-versions'
import { historyLimits } from '#domain/user-data/history-limits'
import { attempted } from '#scripts/attempted'
import {
  addPerson,
  type DatabaseSettings,
  openClosedDatabase,
  openFormerDatabase,
} from '../../support/former-database.ts'
import { historyOf, largestHistoryOf } from '../../support/large-account.ts'
import { askAs } from '../../support/saving.ts'
import type { RunningServer } from '../../support/server.ts'
import { pageOf, type SignedIn } from '../../support/sign-in.ts'
import { type BuiltServer, startBuiltServer } from './built-server.ts'
import { exportAccount } from './export-account.ts'
import { type CallTimes, type Neighbour, startNeighbour } from './neighbour.ts'

/** For so long the other player's calls are timed before an export begins. */
const restMs = 5_000
/** How many bytes of memory an export may add. */
const mostGrowth = 150_000_000
/** The output points it out when another player's slow calls take so many times as long during an export. */
const slowdownToLookAt = 10
/** Fewer saved versions than this are left after thinning: the newest 50, and one for each day before them. */
const leftAfterThinning = 80

type People = Record<'hoarder' | 'neighbour', Awaited<ReturnType<typeof addPerson>>>

/** Prints what it measures. @returns the faults, as sentences */
export async function runHistory(settings: DatabaseSettings): Promise<readonly string[]> {
  await (await openFormerDatabase(settings, '0005_history')).close()
  const people = await onClosed(settings, async ({ query }) => {
    const hoarder = await addPerson({ query }, 'Hoarder')
    const neighbour = await addPerson({ query }, 'Neighbour')
    await query(historyOf({ userId: hoarder.userId, states: 800, kilobytes: 1_000, minutesApart: 30 }))
    return { hoarder, neighbour }
  })
  console.log('a database from before thinning, with 800 saved versions of 1 MB')
  const thinned = await onServer(settings, people, thinAndExport)

  await onClosed(settings, async ({ query }) => {
    await query(`delete from user_data_versions where user_id = '${people.hoarder.userId}'`)
    await query(largestHistoryOf(people.hoarder.userId, historyLimits.alwaysKept))
  })
  console.log('the newest 50 saved versions, as large as the limits allow')
  const largest = await onServer(settings, people, restAndExport)
  return [...thinned, ...largest]
}

/** A running server, and the two players who use it. */
type Scene = {
  readonly server: BuiltServer
  readonly neighbour: Neighbour
  readonly hoarder: SignedIn
}

async function thinAndExport(scene: Scene): Promise<readonly string[]> {
  const start = performance.now()
  const listed = await untilThinned(scene.server.running, scene.hoarder)
  const bytes = listed.reduce((sum, version) => sum + version.bytes, 0)
  console.log(
    `  thinned to ${listed.length} saved versions, ${megabytes(bytes)}, ${seconds(start)} after the start`,
  )
  const thinning = scene.neighbour.times()
  const wrong = await restAndExport(scene)
  console.log(`  another player’s calls while it was thinned: ${words(thinning)}`)
  return bytes > historyLimits.bytes ? ['the history takes more than its limit', ...wrong] : wrong
}

async function restAndExport({ server, neighbour, hoarder }: Scene): Promise<readonly string[]> {
  await settle(server)
  // `times` and `peak` count since their last call: a call whose answer is not used only begins anew.
  neighbour.times()
  await sleep(restMs)
  const before = neighbour.times()
  const start = server.memory()
  server.peak()
  const { bytes, versions, seconds: took } = await exportAccount(server.running, hoarder)
  const growth = server.peak() - start
  const during = neighbour.times()
  console.log(
    attempted(
      'exports of a history',
      1,
      `, ${versions} saved versions, ${megabytes(bytes)} in ${took.toFixed(1)} s`,
    ),
  )
  console.log(`  memory: ${megabytes(start)} at rest, ${megabytes(growth)} more at most during the export`)
  console.log(`  another player’s calls before: ${words(before)}`)
  console.log(`  another player’s calls during: ${words(during)}`)
  const [median, p95] = [during.median / before.median, during.p95 / before.p95]
  const verdict = p95 <= slowdownToLookAt ? '' : ` (more than ${slowdownToLookAt}: look at it)`
  console.log(`  during ÷ before: median ${median.toFixed(1)}, p95 ${p95.toFixed(1)}${verdict}`)
  return growth > mostGrowth ? [`memory grew by ${megabytes(growth)} during the export`] : []
}

async function onServer(
  settings: DatabaseSettings,
  people: People,
  work: (scene: Scene) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const server = await startBuiltServer(settings)
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
  settings: DatabaseSettings,
  work: (database: Awaited<ReturnType<typeof openClosedDatabase>>) => Promise<Result>,
): Promise<Result> {
  const database = await openClosedDatabase(settings)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Waits until thinning has ended: within a second nothing more is deleted, and no more is left than thinning leaves. */
async function untilThinned(server: RunningServer, who: SignedIn): Promise<readonly UserDataVersion[]> {
  for (let last = 0; ; ) {
    const { status, body } = await askAs<UserDataVersion[]>(server, who, 'listUserDataVersions')
    if (status !== 200) throw new Error(`a list was answered with ${status}`)
    if (body.length === last && body.length < leftAfterThinning) return body
    last = body.length
    await sleep(1_000)
  }
}

/** Waits until the server's memory changes by less than 5 MB in ten seconds, for two minutes at most. */
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
