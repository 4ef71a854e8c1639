import { expect, onTestFinished, test } from 'vitest'
import { serverLock } from '#server/db/advisory-locks'
import { type ClosedDatabase, openClosedDatabase } from '../support/former-database.ts'
import { makeBackup, runCommand } from '../support/operator.ts'
import { eventually, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile, postgresIsInstalled } from '../support/server-databases.ts'

const servers = serversOfThisFile()
const patience = 400_000
const refused = 'A server still uses this database'

/** A new PostgreSQL database, at an address that gives its servers' connections another name than their usual one. */
async function placeOf() {
  const { settings } = databasesOfThisFile().find(({ kind }) => kind === 'PostgreSQL')!
  const DATABASE_URL = `${(await settings()).DATABASE_URL}?application_name=planner`
  return { DATABASE_URL, DATA_DIR: servers.folder() }
}

type Place = Awaited<ReturnType<typeof placeOf>>

/** A connection of somebody else, with a name of its own. */
async function beside(place: Place, name = 'somebody'): Promise<ClosedDatabase> {
  const DATABASE_URL = place.DATABASE_URL.replace('planner', name)
  const database = await openClosedDatabase({ ...place, DATABASE_URL })
  onTestFinished(() => database.close().catch(() => {}))
  return database
}

const holdersOf = `select pid from pg_locks where locktype = 'advisory' and objid = ${serverLock} and granted
  and database = (select oid from pg_database where datname = current_database())`

/** Starts a server and waits until it holds the lock that keeps restores away. */
async function startServer(place: Place, watcher: ClosedDatabase) {
  const server = await servers.start(place)
  await eventually(async () => (await watcher.query(holdersOf)).length === 1)
  return server
}

test.runIf(postgresIsInstalled)(
  'R2: a restore is refused while a server runs, whatever its connections are called',
  async () => {
    const place = await placeOf()
    const watcher = await beside(place)
    const server = await startServer(place, watcher)
    await makeBackup(place)
    expect(await runCommand('restore', place)).toMatchObject({
      code: 1,
      errors: expect.stringContaining(refused),
    })
    server.signal('SIGTERM')
    await server.ended
    expect(await runCommand('restore', place)).toMatchObject({ code: 0, errors: '' })
  },
  patience,
)

test.runIf(postgresIsInstalled)(
  'R2: if a server of a former release connects while a restore replaces rows, the restore is refused and nothing is changed',
  async () => {
    const place = await placeOf()
    const holder = await beside(place)
    await makeBackup(place)
    const epoch = await holder.query('select id from database_epoch')
    await holder.run('begin; lock table users in row exclusive mode')
    const restored = runCommand('restore', place)
    const watcher = await beside(place)
    await eventually(async () => {
      const waiting = await watcher.query(`select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like 'truncate%'`)
      return waiting.length === 1
    })
    // A server of a former release shares no lock, and is known only by what its connection is called.
    await beside(place, 'bit-calculator')
    await holder.run('commit')
    expect(await restored).toMatchObject({ code: 1, errors: expect.stringContaining(refused) })
    expect(await holder.query('select id from database_epoch')).toEqual(epoch)
  },
  patience,
)

test.runIf(postgresIsInstalled).each([
  ['is under way', `select pg_advisory_lock(${serverLock})`],
  ['was made', 'update database_epoch set id = gen_random_uuid()'],
])('R2: a server that finds that a restore %s meanwhile ends at once', async (_, statement) => {
  const place = await placeOf()
  const watcher = await beside(place)
  const server = await startServer(place, watcher)
  // The server's connection that holds the lock is ended. The next one finds the lock taken, or the database in another epoch.
  const restore = (await beside(place)).run(statement)
  await watcher.query(`select pg_terminate_backend(pid) from (${holdersOf}) as holders`)
  await restore
  expect(await server.ended).toMatchObject({
    code: 1,
    output: expect.stringContaining('start it again after the restore'),
  })
})
