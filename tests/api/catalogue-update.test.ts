import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compileCatalogue } from '../../src/catalogue/compiler/compile-catalogue.ts'
import { extraTableNames, readGameTables, tableNames } from '../../src/catalogue/compiler/game-tables.ts'
import { writeCatalogue } from '../../src/catalogue/compiler/write-catalogue.ts'
import { aServerOfWood, currentOf, lookUp, statusOf } from '../support/catalogue-look-up.ts'
import { eventually, serversOfThisFile, smallCatalogue } from '../support/server.ts'
import { writeClient } from '../support/server-client.ts'
import { ask, call } from '../support/server-requests.ts'
import { sendTables, smallTables, sourcesOfThisFile } from '../support/table-source.ts'

const servers = serversOfThisFile()
const { start } = servers
const aSource = sourcesOfThisFile()
// The game's own tables lie beside the project (docs/catalogue.md), and are not part of it.
const gameTables = join(import.meta.dirname, '../../../shared/gamedata/tables')

describe.concurrent('BEY-14: a newer catalogue', () => {
  test('comes into use without a restart, and the former one can still be fetched', async () => {
    const { server, home } = await aServerOfWood(servers, await aSource(sendTables), {
      CLIENT_DIR: writeClient(servers.folder()),
    })
    expect(await statusOf(server)).toEqual({
      state: 'idle',
      step: '',
      done: 0,
      total: 0,
      message: '',
      checkedAt: null,
    })
    // The pack of the version wood-1, in format 3.
    const former = await ask(server, '/catalog/wood-1-3.json')

    expect(await lookUp(server)).toMatchObject({
      state: 'done',
      message: 'A newer catalogue with 3 items was found and is in use.',
      checkedAt: expect.any(String),
    })
    const now = await currentOf(server)
    expect(now).toMatchObject({ name: 'Full catalogue', date: '2026-11-20', former: ['wood-1'] })
    expect(now.url).toBe(`/catalog/${now.version}-3.json`)
    const html = (await ask(server, '/')).body.toString()
    expect(html).toContain(`<meta name="catalog" content="${now.version}">`)
    expect(html).toContain(`content="${now.url}"`)
    expect(html).toContain('<meta name="former-catalogs" content="wood-1">')
    const pack = JSON.parse((await ask(server, now.url)).body.toString())
    expect(pack.info.version).toBe(now.version)
    const list = JSON.parse((await ask(server, '/data/recipes.json')).body.toString())
    const stool = list.find((item: { name: string }) => item.name === 'Rough Stool')
    expect(stool.recipes[0].consumed_items).toEqual([{ id: '2', quantity: 5 }])
    const served = (await (await call(server, 'getCatalogues')).json()) as {
      version: string
      inUse: boolean
    }[]
    expect(served.map(({ version, inUse }) => [version, inUse])).toEqual([
      [now.version, true],
      ['wood-1', false],
    ])
    const still = await ask(server, '/catalog/wood-1-3.json')
    expect([still.status, still.headers.etag]).toEqual([200, former.headers.etag])

    server.signal('SIGTERM')
    await server.ended
    const again = await start(home)
    expect(await currentOf(again)).toEqual(now)
    expect((await ask(again, '/catalog/wood-1-3.json')).body.equals(former.body)).toBe(true)
  })

  test('is looked for by one request at a time, and once it was looked for, again only 5 minutes later', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const source = await aSource(async (request, response) => {
      await held
      sendTables(request, response)
    })
    const { server } = await aServerOfWood(servers, source)
    expect(await (await call(server, 'lookUpCatalogue')).json()).toMatchObject({
      state: 'running',
      step: 'fetching',
    })
    const second = await call(server, 'lookUpCatalogue')
    expect([second.status, await second.json()]).toEqual([
      409,
      { code: 'CONFLICT', message: 'A look-up is under way already.' },
    ])
    await eventually(
      async () => (await statusOf(server)).total === tableNames.length + extraTableNames.length,
    )
    release()
    await eventually(async () => (await statusOf(server)).state === 'done')
    const third = await call(server, 'lookUpCatalogue')
    expect(third.status).toBe(429)
    expect(((await third.json()) as { message: string }).message).toMatch(
      /^Somebody looked just now. Please wait (29\d|300) s\.$/,
    )
  })

  test('that is the same as before changes nothing', async () => {
    const source = await aSource(sendTables)
    const { server, DATA_DIR, home } = await aServerOfWood(servers, source)
    await lookUp(server)
    const first = await currentOf(server)
    server.signal('SIGTERM')
    await server.ended
    const again = await start(home)
    expect(await lookUp(again)).toMatchObject({
      state: 'done',
      message: 'The catalogue in use is the newest.',
    })
    expect(await currentOf(again)).toEqual(first)
    expect(readdirSync(join(DATA_DIR, 'catalogues')).filter((name) => name.startsWith('incoming'))).toEqual(
      [],
    )
  })

  test('that is the same as the one in use gives it the day that the source names, if its day was unknown', async () => {
    const DATA_DIR = servers.dataFolder()
    const { items } = compileCatalogue(readGameTables(smallTables))
    const about = { name: 'Full catalogue', date: '', extraTables: [] }
    await writeCatalogue(items, join(DATA_DIR, 'recipes.json'), about)
    const home = { DATA_DIR, CATALOGUE: '', CATALOGUE_CHECK_HOURS: '0', DATABASE_URL: '' }
    const server = await start({ ...home, CATALOGUE_SOURCE: await aSource(sendTables) })
    const before = await currentOf(server)
    expect(before.date).toBe('')
    expect((await lookUp(server)).message).toBe('The catalogue in use is the newest.')
    expect(await currentOf(server)).toEqual({ ...before, date: '2026-11-20' })
    expect(await (await call(server, 'getCatalogues')).json()).toMatchObject([
      { version: before.version, date: '2026-11-20', inUse: true },
    ])
    const note = JSON.parse(readFileSync(join(DATA_DIR, 'recipes.info.json'), 'utf8'))
    expect(note).toMatchObject({ date: '2026-11-20', dayOf: 'source', version: before.version })
    expect(readdirSync(join(DATA_DIR, 'catalogues')).filter((name) => name.startsWith('incoming'))).toEqual(
      [],
    )
  })

  test('is found automatically soon after the start, which does not wait for it', async () => {
    const { server } = await aServerOfWood(servers, await aSource(sendTables), {
      CATALOGUE_CHECK_HOURS: '24',
    })
    expect((await currentOf(server)).version).toBe('wood-1')
    await eventually(async () => (await statusOf(server)).state === 'done')
    expect((await currentOf(server)).version).not.toBe('wood-1')
  })

  test('replaces the starter catalogue whatever its size', async () => {
    const server = await start({
      CATALOGUE: '',
      CATALOGUE_SOURCE: await aSource(sendTables),
      CATALOGUE_CHECK_HOURS: '0',
    })
    const starter = await currentOf(server)
    expect((await lookUp(server)).state).toBe('done')
    expect((await currentOf(server)).former).toEqual([starter.version])
  })

  test('replaces one of a later day, if an earlier release gave that the day of its look-up', async () => {
    const { server, DATA_DIR, home } = await aServerOfWood(servers, await aSource(sendTables))
    server.signal('SIGTERM')
    await server.ended
    // Without `dayOf: 'source'` the day is that of a look-up, as earlier releases noted it.
    const note = { name: 'Full catalogue', date: '2026-12-24', version: 'wood-1' }
    writeFileSync(join(DATA_DIR, 'recipes.info.json'), JSON.stringify(note))
    const again = await start(home)
    expect(await lookUp(again)).toMatchObject({ state: 'done' })
    expect(await currentOf(again)).toMatchObject({ date: '2026-11-20' })
  })

  test('is refused to a page of another address', async () => {
    const { server } = await aServerOfWood(servers, await aSource(sendTables))
    const answer = await call(server, 'lookUpCatalogue', {}, { origin: 'https://elsewhere.example' })
    expect(answer.status).toBe(403)
    expect((await statusOf(server)).state).toBe('idle')
  })
})

describe.concurrent('BEY-14: look-ups are off, and say so,', () => {
  test.each([
    [
      'where the catalogue was chosen by hand',
      { CATALOGUE: smallCatalogue },
      'Whoever runs this server chose its catalogue, so it looks for no other.',
    ],
    [
      'where there is no source',
      { CATALOGUE: '', CATALOGUE_SOURCE: '' },
      'Looking for newer catalogues is switched off on this server.',
    ],
  ])('%s', async (_where, settings, message) => {
    const server = await start(settings)
    expect(await statusOf(server)).toMatchObject({ state: 'off', message })
    const answer = await call(server, 'lookUpCatalogue')
    expect([answer.status, await answer.json()]).toEqual([409, { code: 'CONFLICT', message }])
  })
})

test.runIf(existsSync(gameTables))(
  'BEY-14: the full game compiles beside the server, which goes on answering at once',
  async () => {
    let answered = 0
    const source = await aSource(({ url = '' }, response) => {
      // Each table that is fetched sets the count back, so it counts the answers during the compiling.
      answered = 0
      const path = join(gameTables, url.replace('/static/', ''))
      if (existsSync(path)) response.end(readFileSync(path))
      else response.writeHead(404).end()
    })
    const server = await start({ CATALOGUE: '', CATALOGUE_SOURCE: source, CATALOGUE_CHECK_HOURS: '0' })
    await call(server, 'lookUpCatalogue')
    while ((await statusOf(server)).state === 'running') answered += 1
    expect(await statusOf(server)).toMatchObject({
      state: 'done',
      message: expect.stringMatching(/^A newer catalogue with 5826 items/),
    })
    expect(await currentOf(server)).toMatchObject({ date: '2026-08-06', name: 'Full catalogue' })
    // If the server compiled in its own thread, it would answer nothing meanwhile.
    expect(answered).toBeGreaterThan(3)
  },
)
