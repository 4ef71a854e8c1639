import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compileCatalogue } from '../../src/catalogue/compiler/compile-catalogue.ts'
import { readGameTables } from '../../src/catalogue/compiler/game-tables.ts'
import { aCraft, items } from '../../src/catalogue/compiler/small-tables.ts'
import { writeCatalogue } from '../../src/catalogue/compiler/write-catalogue.ts'
import { aServerOfWood, currentOf, lookUp } from '../support/catalogue-look-up.ts'
import { eventually, type RunningServer, serversOfThisFile } from '../support/server.ts'
import { postgresIsInstalled } from '../support/server-databases.ts'
import { ask } from '../support/server-requests.ts'
import { sending, sendTables, smallTables, sourcesOfThisFile } from '../support/table-source.ts'

const servers = serversOfThisFile()
const aSource = sourcesOfThisFile()
const known = compileCatalogue(readGameTables(smallTables)).items

/** The game's tables of that day, in which a stool takes so many planks. */
function tablesOf(date: string, planks: number) {
  const crafts = [
    aCraft(1, 'Craft {0}', [items(1, 3)], [items(2)]),
    aCraft(2, 'Craft {0}', [items(2, planks)], [items(3)]),
  ]
  return { ...smallTables, crafting_recipe_desc: crafts, MANIFEST: { date } }
}

/** Whoever runs a server compiles tables of that day into its data folder. */
async function compileByHand(folder: string, date: string): Promise<string> {
  const ofThatDay = known.map((item) => ({ ...item, name: `${item.name} of ${date}` }))
  const about = { name: 'By hand', date, extraTables: [] }
  return (await writeCatalogue(ofThatDay, join(folder, 'recipes.json'), about)).info.version
}

async function stop(server: RunningServer): Promise<void> {
  server.signal('SIGTERM')
  await server.ended
}

async function uses(server: RunningServer, version: string): Promise<void> {
  await eventually(async () => (await currentOf(server)).version === version)
}

/** A process whose source has newer tables, another on the same database with an empty data folder, and the settings of more. */
async function twoProcesses() {
  const one = await aServerOfWood(servers, await aSource(sendTables))
  const more = () => ({ ...one.home, CATALOGUE_SOURCE: '', DATA_DIR: servers.folder() })
  const home = more()
  return { one: one.server, other: await servers.start(home), home, more }
}

describe.runIf(postgresIsInstalled)('BEY-14: of several server processes on one PostgreSQL', () => {
  test('a new one begins with the newest catalogue, all use what one finds, and each can send whatever another names', async () => {
    const { one, other, home } = await twoProcesses()
    expect(await currentOf(other)).toMatchObject({ version: 'wood-1', date: '2026-11-01' })

    expect((await lookUp(one)).state).toBe('done')
    const { version, date, url } = await currentOf(one)
    for (const server of [one, other]) expect((await ask(server, url)).status).toBe(200)
    await uses(other, version)
    expect(await currentOf(other)).toMatchObject({ date, url, former: expect.arrayContaining(['wood-1']) })

    await stop(other)
    const again = await servers.start(home)
    expect(await currentOf(again)).toMatchObject({ version, date })
  })

  test('one that was away catches up; who takes older tables by hand keeps them, and nobody else gets them', async () => {
    const { one, other, home, more } = await twoProcesses()
    await stop(other)
    await lookUp(one)
    const { version } = await currentOf(one)
    const back = await servers.start(home)
    expect((await currentOf(back)).version).toBe(version)

    await stop(back)
    const older = await compileByHand(home.DATA_DIR, '2026-10-01')
    const lagging = await aSource(sending(tablesOf('2026-10-15', 4)))
    const chosen = await servers.start({ ...home, CATALOGUE_SOURCE: lagging })
    expect((await currentOf(chosen)).version).toBe(older)
    expect(await lookUp(chosen)).toMatchObject({ state: 'done' })
    const later = await aSource(sending(tablesOf('2026-12-24', 6)))
    const third = await servers.start({ ...more(), CATALOGUE_SOURCE: later })
    expect(await lookUp(third)).toMatchObject({ state: 'done' })
    const newest = (await currentOf(third)).version
    expect(newest).not.toBe(version)
    for (const server of [one, chosen]) await uses(server, newest)
    expect((await currentOf(one)).former).toEqual([version, 'wood-1'])
  })
})
