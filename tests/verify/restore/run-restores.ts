import { attempted } from '#scripts/attempted'
import { openClosedDatabase } from '../../support/former-database.ts'
import { makeBackup, runCommand } from '../../support/operator.ts'
import { eventually, smallCatalogue } from '../../support/server.ts'
import { freePort } from '../../support/server-port.ts'
import { signInSomebody } from '../../support/settlements.ts'
import { asRunning, type Crowd, gatherCrowd } from '../crash/crowd.ts'
import { startKillableServer } from '../crash/killable-server.ts'
import type { TestDatabase } from '../prove.ts'
import { overBrokenConnections, type StockWorker, stockWorkers } from './stock-worker.ts'
import { type Expected, wrongInRestored } from './wrong-in-restored.ts'

const items = ['1', '2', '3']

/** Makes backups under load and restores each into an empty place. @returns what is wrong, in sentences */
export async function runRestores({ settings }: TestDatabase, rounds: number): Promise<readonly string[]> {
  const place = { ...(await settings()), CATALOGUE: smallCatalogue, BACKUPS_KEPT: String(rounds) }
  const server = startKillableServer(await freePort(), { SIGN_INS_PER_MINUTE: '1000000', ...place })
  if ((await server.ready()) === null) return [`the server did not start: ${server.errors()}`]
  const crowd = await gatherCrowd(server)
  const people = []
  for (const name of ['Ada', 'Ben', 'Cora']) people.push(await signInSomebody(asRunning(server), name))
  const workers = await stockWorkers(people, items)

  let isOver = false
  const over = () => isOver
  const load = Promise.all([
    ...crowd.writers.map((writer) => overBrokenConnections(over, () => writer.writeUntil(over, () => {}))),
    ...workers.map(({ work }) => work(over)),
  ])
  let broken: Error | null = null
  load.catch((error: Error) => {
    broken = error
  })
  const writing = [...crowd.writers, ...workers]
  const wrong: string[] = []
  let passed = 0
  try {
    for (let round = 1; round <= rounds && broken === null; round++) {
      await eachWritesAgain(writing, () => broken !== null)
      const found = await backUpAndRestore({ place, crowd, workers, empty: await settings() })
      if (found.length === 0) passed += 1
      wrong.push(...found.map((sentence) => `backup ${round}: ${sentence}`))
    }
  } finally {
    isOver = true
    await load.catch((error: Error) => wrong.push(`the load broke off: ${error.message}`))
    // Lines of level 50 in the log are faults of the server itself.
    wrong.push(...(server.output().match(/^.*"level":50.*$/gm) ?? []).slice(0, 3))
    await server.kill()
  }
  const writes = writing.reduce((sum, one) => sum + one.acknowledged(), 0)
  console.log(
    attempted('restores', rounds, `, ${passed} passed; ${writes} writes were acknowledged meanwhile`),
  )
  return wrong
}

type Writing = { readonly acknowledged: () => number }

/** Waits until everybody has written again, so that each backup is of another moment. */
async function eachWritesAgain(all: readonly Writing[], isOver: () => boolean): Promise<void> {
  const before = all.map((one) => one.acknowledged())
  await eventually(async () => isOver() || all.every((one, place) => one.acknowledged() > before[place]!))
}

type Restoring = {
  readonly place: Readonly<Record<string, string>>
  readonly crowd: Crowd
  readonly workers: readonly StockWorker[]
  readonly empty: { readonly DATA_DIR: string; readonly DATABASE_URL: string }
}

/** Makes a backup and restores it into an empty place. @returns what is wrong there, in sentences */
export async function backUpAndRestore({
  place,
  crowd,
  workers,
  empty,
}: Restoring): Promise<readonly string[]> {
  const before = countsOf(crowd, workers)
  const startedAt = performance.now()
  const backup = await makeBackup(place)
  const after = countsOf(crowd, workers)
  const backedUpAt = performance.now()
  const { code, errors } = await runCommand('restore', empty, backup)
  if (code !== 0) return [`it was not restored: ${errors}`]
  const restoredAt = performance.now()
  const database = await openClosedDatabase(empty)
  try {
    const found = await wrongInRestored(database, expectedBetween(before, after))
    const [made, restored] = [backedUpAt - startedAt, restoredAt - backedUpAt].map((ms) =>
      (ms / 1_000).toFixed(1),
    )
    console.log(`  made in ${made} s, restored in ${restored} s: ${found.length === 0 ? 'holds' : 'WRONG'}`)
    return found
  } finally {
    await database.close()
  }
}

type Counts = {
  readonly saves: readonly (readonly [string, number])[]
  readonly stock: readonly (readonly [string, number])[]
}

function countsOf({ writers }: Crowd, workers: readonly StockWorker[]): Counts {
  return {
    saves: writers.map((writer, place) => [browserNames[place]!, writer.acknowledged()]),
    stock: workers.map(({ itemId, acknowledged }) => [itemId, acknowledged()]),
  }
}

/** The names that `gatherCrowd` gives its browsers. */
const browserNames = ['0.1', '0.2', '1.1', '1.2']

/** The bounds of each count: one more of each may have been under way at the end. */
function expectedBetween(before: Counts, after: Counts): Expected {
  const bounds = (part: keyof Counts) =>
    new Map(before[part].map(([name, least], place) => [name, { least, most: after[part][place]![1] + 1 }]))
  return { saves: bounds('saves'), stock: bounds('stock') }
}
