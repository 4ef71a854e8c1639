import {
  type ClosedDatabase,
  type DatabaseSettings,
  openClosedDatabase,
  openReleasedDatabase,
} from '../../support/former-database.ts'
import { oakhaven } from '../../support/former-settlements.ts'
import { eventually } from '../../support/server.ts'
import { freePort } from '../../support/server-port.ts'
import { storedWhole } from '../../support/stored-whole.ts'
import { startKillableServer } from '../crash/killable-server.ts'
import { keepCalling, knownSecret } from './callers.ts'

/** The commands of a migration at which it is made to fail. */
const faultyCommands = [1, 5, 20]
/** How many calls are made once all servers are up. */
const callsAfterwards = 50

export type Tally = { attempted: number; failedStarts: number; calls: number; acts: number }

/**
 * Upgrades the database of one release. Without a `DATABASE_URL` it is PGlite in the data folder, which one process alone can open: then no
 * migration is made to fail from outside, and one server upgrades instead of two. @returns what went wrong
 */
export async function runUpgrade(
  release: string,
  place: DatabaseSettings,
  tally: Tally,
): Promise<readonly string[]> {
  await (await openReleasedDatabase(place, release)).close()
  const wrong = place.DATABASE_URL ? await failEverywhere(place, tally) : []
  wrong.push(...(await upgradeUnderLoad(release, place, tally)))
  tally.attempted += 1
  return wrong.map((sentence) => `${release}: ${sentence}`)
}

/** An event trigger makes the migration fail at one command after another; each time nothing may have changed. */
async function failEverywhere(place: DatabaseSettings, tally: Tally): Promise<string[]> {
  const database = await openClosedDatabase(place)
  try {
    const wrong: string[] = []
    const before = await storedWhole(database)
    for (const command of faultyCommands) {
      const server = await startWithFault(place, database, command)
      // The migration has fewer commands than that: it succeeded, and there is nothing more to make fail.
      if (server.hasStarted) return command === 1 ? ['the fault was not met'] : wrong
      tally.failedStarts += 1
      if (!server.errors.includes('was left as it was (the fault)')) wrong.push(`it said ${server.errors}`)
      if ((await storedWhole(database)) !== before)
        wrong.push(`failed at command ${command}, it left something behind`)
    }
    return wrong
  } finally {
    await database.close()
  }
}

async function startWithFault(place: DatabaseSettings, database: ClosedDatabase, command: number) {
  await database.run(faultAt(command))
  const server = startKillableServer(await freePort(), { ...place, AUTH_SECRET: knownSecret })
  const readyAfter = await server.ready()
  await server.kill()
  await database.run('drop event trigger fault; drop schema fault cascade')
  return { hasStarted: readyAfter !== null, errors: server.errors() }
}

function faultAt(command: number): string {
  return `create schema fault; create sequence fault.commands;
    create function fault.fail() returns event_trigger language plpgsql as $$
      begin if nextval('fault.commands') = ${command} then raise exception 'the fault'; end if; end $$;
    create event trigger fault on ddl_command_end execute function fault.fail()`
}

/** Two servers of one PostgreSQL database, or one of a PGlite, start while people call. */
async function upgradeUnderLoad(
  release: string,
  place: DatabaseSettings,
  tally: Tally,
): Promise<readonly string[]> {
  const ports = [await freePort(), ...(place.DATABASE_URL ? [await freePort()] : [])]
  // Releases are named after their newest migration, and 0003 made the tables of settlements.
  const hasSettlements = release >= '0003'
  const callers = keepCalling(ports, hasSettlements)
  const servers = ports.map((port) => startKillableServer(port, { ...place, AUTH_SECRET: knownSecret }))
  try {
    const ready = await Promise.all(servers.map((server) => server.ready()))
    const before = callers.done()
    const isDone = async () => {
      const { calls, acts } = callers.done()
      // Acts go to one server after the other.
      return (
        calls >= before.calls + callsAfterwards && (!hasSettlements || acts >= before.acts + ports.length)
      )
    }
    if (!ready.includes(null)) await eventually(isDone)
    const { outcomes, acknowledged } = await callers.stop()
    tally.calls += [...outcomes.values()].reduce((sum, times) => sum + times, 0)
    tally.acts += acknowledged.length
    // While the servers start, a call may find nobody, be done, be refused (401, 409) or be put off (503); any other end is a fault.
    const faults = [...outcomes].filter(([outcome]) => !/nobody listens| (200|503|401|409)$/.test(outcome))
    for (const server of servers) await server.kill()
    return [
      ...ready.flatMap((ms, at) =>
        ms === null ? [`server ${at} did not start: ${servers[at]!.errors()}`] : [],
      ),
      ...faults.map(([outcome, times]) => `${times} calls ended with ${outcome}`),
      ...(hasSettlements ? await wrongAfter(place, acknowledged) : []),
    ]
  } finally {
    for (const server of servers) await server.kill()
  }
}

async function wrongAfter(
  place: DatabaseSettings,
  acknowledged: readonly string[],
): Promise<readonly string[]> {
  if (acknowledged.length === 0) return ['no act was acknowledged']
  const database = await openClosedDatabase(place)
  const [row] = await database.query(`select description from settlements where id = '${oakhaven}'`)
  await database.close()
  return row?.description === acknowledged.at(-1)
    ? []
    : [`the last acknowledged act is not stored: ${row?.description}`]
}
