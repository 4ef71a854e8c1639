import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDice, type Dice } from '#scripts/verify-sync/dice'
import { earlierReleases, knownSecret } from '../../support/former-database.ts'
import { serverFile } from '../../support/server-program.ts'
import { wholeText } from '../../support/stored-whole.ts'
import type { TestDatabase } from '../prove.ts'
import {
  copyOfDatabase,
  type FormerRelease,
  migrate,
  migrationIn,
  prepareRelease,
  printStatements,
  storedIn,
} from './former-release.ts'
import { startKillableServer } from './killable-server.ts'
import { wrongAfterMigration } from './wrong-after-migration.ts'

export type MigrationKills = {
  readonly releases: readonly string[]
  /** How many kills left the database as it was; after the others it was migrated. */
  readonly untouched: number
  readonly failedStarts: number
  /** Times of the starts afterwards. */
  readonly readyMs: readonly number[]
  readonly wrong: readonly string[]
}

type Options = {
  readonly kills: number
  readonly seed: number
  readonly port: number
  readonly place: TestDatabase
}

const killsOfARelease = 4
/** The kill comes so long after a statement at most: longer than most statements take. */
const killWithinMs = 10

/**
 * Kills the server while it migrates what earlier releases have stored: the database must be as before or migrated wholly, and a
 * further start must make the same of it as an undisturbed one (R1, R14).
 */
export async function runMigrationKills({ kills, seed, port, place }: Options): Promise<MigrationKills> {
  const dice = createDice(seed)
  const left: string[] = []
  const releases: FormerRelease[] = []
  const tried: Tried[] = []
  for (let kill = 0; kill < kills; kill++) {
    if (left.length === 0) left.push(...earlierReleases())
    if (kill % killsOfARelease === 0)
      releases.push(await prepareRelease(left.splice(dice.roll(left.length), 1)[0]!, place))
    tried.push(await killOnce(releases.at(-1)!, { dice, port, place }))
  }
  return {
    releases: releases.map(({ name }) => name),
    untouched: tried.filter(({ isUntouched }) => isUntouched).length,
    failedStarts: tried.filter(({ readyMs }) => readyMs === null).length,
    readyMs: tried.flatMap(({ readyMs }) => readyMs ?? []),
    wrong: tried.flatMap(({ wrong }) => wrong),
  }
}

type Means = { readonly dice: Dice; readonly port: number; readonly place: TestDatabase }

type Tried = {
  readonly isUntouched: boolean
  readonly readyMs: number | null
  readonly wrong: readonly string[]
}

async function killOnce(release: FormerRelease, { dice, port, place }: Means): Promise<Tried> {
  const copy = await copyOfDatabase(release.settings, place)
  const settings = { ...copy, AUTH_SECRET: knownSecret }
  try {
    const said = await killWhileMigrating(release, { dice, port, settings })
    const what = `${release.name}, killed after statement ${said.length} of ${release.statements} (${said.at(-1)})`
    const afterKill = await storedIn(copy)
    const isUntouched = wholeText(afterKill) === wholeText(release.before)
    // A server that has migrated its database works on until it is killed, and may add rows.
    const compared = { expected: release.after, mayHaveMore: !isUntouched, since: release.since }
    const halves = isUntouched ? [] : wrongAfterMigration({ ...compared, found: afterKill })
    // A start migrates first. Here that is done by itself, so that the rows can be compared before the server adds any.
    const { code, errors } = await migrate(copy)
    const again =
      code === 0 ? wrongAfterMigration({ ...compared, found: await storedIn(copy) }) : [errors.trim()]
    const server = startKillableServer(port, settings, [serverFile])
    const readyMs = await server.ready()
    if (readyMs === null) console.log(server.errors())
    await server.kill()
    const wrong = [
      ...halves.map((sentence) => `neither as before nor migrated: ${sentence}`),
      ...again.map((sentence) => `migrated again: ${sentence}`),
    ]
    return { isUntouched, readyMs, wrong: wrong.map((sentence) => `${what}: ${sentence}`) }
  } finally {
    rmSync(copy.DATA_DIR, { recursive: true, force: true })
  }
}

type Scene = Omit<Means, 'place'> & { readonly settings: Readonly<Record<string, string>> }

/** @returns the statements of the migration that were sent before the kill */
async function killWhileMigrating(
  { statements, name }: FormerRelease,
  { dice, port, settings }: Scene,
): Promise<readonly string[]> {
  const killAt = 1 + dice.roll(statements)
  let said = ''
  let reach = () => {}
  const reached = new Promise<true>((resolve) => {
    reach = () => resolve(true)
  })
  const hear = (more: string) => {
    said += more
    if (migrationIn(said).length >= killAt) reach()
  }
  const server = startKillableServer(port, settings, [printStatements, serverFile], hear)
  if ((await Promise.race([reached, server.ready()])) === null)
    throw new Error(`${name}: the server did not start: ${server.errors()}`)
  await sleep(dice.roll(killWithinMs))
  await server.kill()
  return migrationIn(said)
}
