import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ServedCatalogue } from '#contract/catalogues'
import { compileCatalogue } from '../../src/catalogue/compiler/compile-catalogue.ts'
import { readGameTables } from '../../src/catalogue/compiler/game-tables.ts'
import { loadTables } from '../../src/catalogue/compiler/load-tables.ts'
import { writeCatalogue } from '../../src/catalogue/compiler/write-catalogue.ts'
import { aServerOfWood, currentOf, statusOf } from '../support/catalogue-look-up.ts'
import { type RunningServer, type Settings, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { ask } from '../support/server-requests.ts'
import { answerOf } from '../support/settlements.ts'
import { smallTables } from '../support/table-source.ts'
import { aSettlement } from '../support/world-builder.ts'

const servers = serversOfThisFile()
const gameTables = join(import.meta.dirname, '../../../shared/gamedata/tables')
const about = { name: 'Full catalogue', date: '2026-11-20', extraTables: [] }

/** Makes a settlement that counts with the data folder's catalogue, then deletes the kept packs and starts with another catalogue. */
async function countedAndForgotten(
  settings: Settings,
  write?: Parameters<typeof aServerOfWood>[3],
): Promise<{ server: RunningServer; home: Settings; version: string; former: Buffer }> {
  // '' is no source of updates.
  const { server: before, DATA_DIR, home } = await aServerOfWood(servers, '', settings, write)
  const { owner, settlementId } = await aSettlement(before)
  await answerOf(owner.ask('createProject', { settlementId, name: 'Stools' }))
  const [{ version }] = await answerOf(owner.ask<[ServedCatalogue]>('getCatalogues'))
  // 3 is the format of the pack.
  const former = await ask(before, `/catalog/${version}-3.json`)
  before.signal('SIGTERM')
  await before.ended
  rmSync(join(DATA_DIR, 'catalogues'), { recursive: true })
  const { items } = compileCatalogue(readGameTables(smallTables))
  await writeCatalogue(items, join(DATA_DIR, 'recipes.json'), about)
  const server = await servers.start({ ...home, ...settings })
  return { server, home, version, former: former.body }
}

function timesMade(server: RunningServer): number {
  return server.output().split('the pack of a former catalogue was made again').length - 1
}

describe.each(databasesOfThisFile())('on $kind', ({ settings }) => {
  test('CAT-2, BEY-14: a browser can open every version that a settlement can count with; a pack that is gone is made again, once', async () => {
    const { server, home, version, former } = await countedAndForgotten(await settings())
    const address = `/catalog/${version}-3.json`
    const answers = await Promise.all([ask(server, address), ask(server, address), ask(server, address)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    for (const { body, headers } of answers) {
      expect(JSON.parse(body.toString())).toEqual(JSON.parse(former.toString()))
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    }
    expect(timesMade(server)).toBe(1)
    expect((await currentOf(server)).former).toEqual([version])
    const { owner } = await aSettlement(server)
    const served = await answerOf(owner.ask<ServedCatalogue[]>('getCatalogues'))
    expect(served.map(({ canCount }) => canCount)).toEqual([true, true])
    for (const one of served)
      expect((await ask(server, `/catalog/${one.version}-3.json`)).status, one.name).toBe(200)

    server.signal('SIGTERM')
    await server.ended
    const again = await servers.start(home)
    const kept = await ask(again, address, { headers: { 'if-none-match': answers[0].headers.etag ?? '' } })
    expect(kept.status).toBe(304)
    expect(timesMade(again)).toBe(0)
  })
})

test('CAT-2: packs of unknown versions and of other formats are not found; beyond the requests of a minute the answer is 429', async () => {
  const { server } = await countedAndForgotten({ API_REQUESTS_PER_MINUTE: '40' })
  for (const unknown of ['never-was-3', 'wood-1-2', 'wood-1-03', '%2e%2e-3', '-3'])
    expect((await ask(server, `/catalog/${unknown}.json`)).status, unknown).toBe(404)
  const many = Array.from({ length: 50 }, (_, i) => ask(server, `/catalog/no-${i}-3.json`))
  const refused = (await Promise.all(many)).filter(({ status }) => status !== 404)
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]))
  expect((await ask(server, '/catalog/current.json')).status).toBe(200)
  expect(timesMade(server)).toBe(0)
})

test.runIf(existsSync(gameTables))(
  'CAT-2: the pack of the full game is made beside the server, which goes on answering at once',
  async () => {
    const { items } = compileCatalogue((await loadTables(gameTables)).tables)
    const list = join(servers.folder(), 'recipes.json')
    await writeCatalogue(items, list, { ...about, date: '2026-08-06' })
    const { server, version } = await countedAndForgotten({}, (folder) => {
      for (const name of ['recipes.json', 'recipes.info.json'])
        copyFileSync(join(list, '..', name), join(folder, name))
    })
    let isMade = false
    const made = ask(server, `/catalog/${version}-3.json`).finally(() => {
      isMade = true
    })
    let answered = 0
    while (!isMade) {
      await statusOf(server)
      answered += 1
    }
    expect((await made).status).toBe(200)
    // If the server made the pack in its own thread, it would answer nothing meanwhile.
    expect(answered).toBeGreaterThan(3)
  },
)
