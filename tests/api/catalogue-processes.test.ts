import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compileCatalogue } from '../../src/catalogue/compiler/compile-catalogue.ts'
import { type ExtraTableName, readGameTables } from '../../src/catalogue/compiler/game-tables.ts'
import { aCraft, items } from '../../src/catalogue/compiler/small-tables.ts'
import { writeCatalogue } from '../../src/catalogue/compiler/write-catalogue.ts'
import { anyDatabase } from '../support/any-database.ts'
import { aServerOfWood, currentOf, lookUp } from '../support/catalogue-look-up.ts'
import { aProxyTo } from '../support/database-proxy.ts'
import { eventually, type RunningServer, serversOfThisFile } from '../support/server.ts'
import { postgresIsInstalled } from '../support/server-databases.ts'
import { ask } from '../support/server-requests.ts'
import { sending, sendTables, smallTables, sourcesOfThisFile } from '../support/table-source.ts'

const servers = serversOfThisFile()
const aSource = sourcesOfThisFile()
const known = compileCatalogue(readGameTables(smallTables)).items

/** The game's tables of the day `date`, in which a stool takes this many planks. */
function tablesOf(date: string, planks: number) {
  const crafts = [
    aCraft(1, 'Craft {0}', [items(1, 3)], [items(2)]),
    aCraft(2, 'Craft {0}', [items(2, planks)], [items(3)]),
  ]
  return { ...smallTables, crafting_recipe_desc: crafts, MANIFEST: { date } }
}

/** Compiles tables of the day `date` into a data folder, as an operator does by hand. @returns the catalogue's version */
async function compileByHand(
  folder: string,
  date: string,
  extraTables: readonly ExtraTableName[] = [],
): Promise<string> {
  const ofThatDay = known.map((item) => ({ ...item, name: `${item.name} of ${date}` }))
  const about = { name: 'By hand', date, extraTables }
  return (await writeCatalogue(ofThatDay, join(folder, 'recipes.json'), about)).info.version
}

async function stop(server: RunningServer): Promise<void> {
  server.signal('SIGTERM')
  await server.ended
}

async function untilUsed(server: RunningServer, version: string): Promise<void> {
  await eventually(async () => (await currentOf(server)).version === version)
}

/** Servers on one database: `one` has a source with newer tables, `other` an empty data folder; `more` gives settings of further ones. */
async function twoProcesses() {
  const one = await aServerOfWood(servers, await aSource(sendTables))
  const more = () => ({ ...one.home, CATALOGUE_SOURCE: '', DATA_DIR: servers.folder() })
  const home = more()
  return { one: one.server, other: await servers.start(home), home, more }
}

describe.runIf(postgresIsInstalled)('BEY-14: of several server processes on one PostgreSQL', () => {
  test('all use and send the catalogue that one of them finds, and a process that starts later begins with it', async () => {
    const { one, other, home } = await twoProcesses()
    expect(await currentOf(other)).toMatchObject({ version: 'wood-1', date: '2026-11-01' })

    expect((await lookUp(one)).state).toBe('done')
    const { version, date, url } = await currentOf(one)
    for (const server of [one, other]) expect((await ask(server, url)).status).toBe(200)
    await untilUsed(other, version)
    expect(await currentOf(other)).toMatchObject({ date, url, former: expect.arrayContaining(['wood-1']) })

    await stop(other)
    const again = await servers.start(home)
    expect(await currentOf(again)).toMatchObject({ version, date })
  })

  test('one that was stopped starts with what was found meanwhile; an older catalogue compiled by hand is used by its process alone', async () => {
    const { one, other, home, more } = await twoProcesses()
    await stop(other)
    await lookUp(one)
    const { version } = await currentOf(one)
    const back = await servers.start(home)
    expect((await currentOf(back)).version).toBe(version)

    await stop(back)
    const older = await compileByHand(home.DATA_DIR, '2026-10-01')
    // The file has a time of long ago, as after a copy that keeps times. The server still sees by its change time that it came last.
    utimesSync(join(home.DATA_DIR, 'recipes.json'), 1, 1)
    // The look-up of `chosen` finds game data newer than its own, but older than those of 20 November that `one` uses and keeps.
    const lagging = await aSource(sending(tablesOf('2026-10-15', 4)))
    const chosen = await servers.start({ ...home, CATALOGUE_SOURCE: lagging })
    expect((await currentOf(chosen)).version).toBe(older)
    expect(await lookUp(chosen)).toMatchObject({ state: 'done' })
    const later = await aSource(sending(tablesOf('2026-12-24', 6)))
    const third = await servers.start({ ...more(), CATALOGUE_SOURCE: later })
    expect(await lookUp(third)).toMatchObject({ state: 'done' })
    const newest = (await currentOf(third)).version
    expect(newest).not.toBe(version)
    for (const server of [one, chosen]) await untilUsed(server, newest)
    expect((await currentOf(one)).former).toEqual([version, 'wood-1'])
  })

  test('one that took over what another found still refuses its own source if that has lost a table', async () => {
    const one = await aServerOfWood(servers, await aSource(sendTables))
    const DATA_DIR = servers.folder()
    await compileByHand(DATA_DIR, '2026-11-02', ['placeable_interaction_desc'])
    const CATALOGUE_SOURCE = await aSource(sending(tablesOf('2026-12-24', 6)))
    const other = await servers.start({ ...one.home, DATA_DIR, CATALOGUE_SOURCE })
    await lookUp(one.server)
    const { version } = await currentOf(one.server)
    await untilUsed(other, version)
    expect(await lookUp(other)).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('The source no longer has placeable_interaction_desc.'),
    })
    expect((await currentOf(other)).version).toBe(version)
  })

  test('one whose live connection was cut while it found a catalogue tells the others once the connection is back', async () => {
    const { DATABASE_URL } = await anyDatabase()
    const line = await aProxyTo(DATABASE_URL)
    const settings = { DATABASE_URL, LIVE_DATABASE_URL: line.url }
    const one = await aServerOfWood(servers, await aSource(sendTables), settings)
    const home = { ...one.home, CATALOGUE_SOURCE: '', DATA_DIR: servers.folder() }
    const other = await servers.start(home)
    line.cut()
    await lookUp(one.server)
    const { version } = await currentOf(one.server)
    line.mend()
    await untilUsed(other, version)
  })
})

test('BEY-14: with the built-in database, a start with a catalogue of another folder leaves the one in the data folder unchanged', async () => {
  const DATABASE_URL = ''
  // The servers here have no source of game data (''): only the catalogue files in folders decide.
  const { server, home } = await aServerOfWood(servers, '', { DATABASE_URL })
  await stop(server)
  const folder = servers.folder()
  const mine = await compileByHand(folder, '2026-12-24')
  const trial = await servers.start({ ...home, DATABASE_URL, CATALOGUE: join(folder, 'recipes.json') })
  expect((await currentOf(trial)).version).toBe(mine)
  await stop(trial)
  const back = await servers.start({ ...home, DATABASE_URL })
  expect((await currentOf(back)).version).toBe('wood-1')
})
