import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { axeFindings } from '../support/app-axe.ts'
import { column, missing } from '../support/app-controls.ts'
import { builtClient } from '../support/built-client.ts'
import { currentOf } from '../support/catalogue-look-up.ts'
import { formerPackText } from '../support/former-pack.ts'
import { givingCatalog, givingCatalogInfo } from '../support/giving-catalog.ts'
import { playersOfAnyServer } from '../support/offline-players.ts'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { keptPlan, linkOf } from '../support/shared-links.ts'
import { smallCatalog } from '../support/small-catalog.ts'
import { writeCatalogue } from '../support/write-catalogue.ts'

const servers = serversOfThisFile()
const open = playersOfAnyServer()
let client: string

beforeAll(() => {
  client = builtClient(servers.folder())
})

const aServer = (items: readonly unknown[], info: object, settings = {}): Promise<RunningServer> =>
  servers.start({ CLIENT_DIR: client, CATALOGUE: writeCatalogue(servers.folder(), items, info), ...settings })

const notice = (page: Page) => page.getByText(/^What crafts give back is counted now/)
const planMadeWith = (catalogVersion: string, itemId: string, recipeIndex: number) => ({
  'bit-calculator.plan': JSON.stringify({
    version: 1,
    catalogVersion,
    buildList: [{ itemId, quantity: 6, recipeIndex }],
    inventory: {},
    choices: {},
  }),
})

test('BEY-14: a plan whose numbers differ by the counting rules of this release says why, until that is dismissed', async () => {
  const server = await aServer(givingCatalog, givingCatalogInfo)
  // 3 is the gem, 4 the path.
  const stored = keptPlan([
    ['3', 10],
    ['4', 14],
  ])
  const page = await open({ url: server.url, stored })
  await page.getByText('What crafts give back is counted now: 2 numbers of your plan are lower.').waitFor()
  await page.getByRole('button', { name: 'See what changed' }).click()
  const dialog = page.getByRole('dialog', { name: 'Why numbers of your plan changed' })
  const changes = dialog.getByRole('list', { name: 'To get, before and now' }).getByRole('listitem')
  // 14 paths take 700 pebbles; the 63 chunks for 10 gems give 756. Before, 59 more chunks were crushed for the pebbles, 12 from each.
  await expect
    .poll(async () => (await changes.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ')))
    .toEqual([expect.stringContaining('Pebble 700 → 0'), expect.stringContaining('Stone Chunk 122 → 63')])
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  await page.reload()
  await notice(page).waitFor()
  await page.getByRole('button', { name: 'Dismiss' }).last().click()
  await notice(page).waitFor({ state: 'detached' })
  await page.reload()
  await column(page, 'Results').getByText('✓ Comes along').waitFor()
  await page.waitForLoadState('networkidle')
  expect(await notice(page).count()).toBe(0)
})

test('BEY-14: a plan whose numbers are the same by both rules says nothing', async () => {
  const server = await aServer(givingCatalog, givingCatalogInfo)
  const page = await open({ url: server.url, stored: keptPlan([['4', 2]]) })
  const remembered = () => page.evaluate(() => localStorage.getItem('bit-calculator.counted-by'))
  await expect.poll(remembered).toBe('{"version":1,"rules":2}')
  expect(await notice(page).count()).toBe(0)
})

test('BEY-14: a list and a restore point from before say why their numbers changed when they are opened, each once', async () => {
  const server = await aServer(givingCatalog, givingCatalogInfo)
  const before = '2026-11-01T08:00:00.000Z'
  const gems = keptPlan([
    ['3', 10],
    ['4', 14],
  ])['bit-calculator.plan']!
  const listOf = (name: string, savedAt: string) => ({
    id: `id of ${name}`,
    name,
    entries: JSON.parse(gems).buildList,
    createdAt: savedAt,
    updatedAt: savedAt,
  })
  const stored = {
    ...keptPlan([['4', 2]]),
    'bit-calculator.build-lists': JSON.stringify({
      version: 1,
      lists: [listOf('Gems and paths', before), listOf('Saved since', '2099-01-01T00:00:00.000Z')],
    }),
    'bit-calculator.restore-points': JSON.stringify([
      { at: Date.parse(before), reason: 'data-cleared', plan: gems, owner: null },
    ]),
  }
  const page = await open({ url: server.url, stored })
  const said = page.getByText('2 numbers of your plan are lower.')
  const openList = async (name: string) => {
    await column(page, 'Queue').getByRole('button', { name: 'Lists' }).click()
    const dialog = page.getByRole('dialog', { name: 'Saved build lists' })
    await dialog.getByRole('button', { name: `Open: ${name}` }).click()
    await dialog.getByRole('button', { name: 'Replace my queue' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  const dismiss = async () => {
    await page.getByRole('button', { name: 'Dismiss' }).last().click()
    await said.waitFor({ state: 'detached' })
  }
  // The plan itself has the same numbers by both rules.
  const remembered = () => page.evaluate(() => localStorage.getItem('bit-calculator.counted-by'))
  const today = '{"version":1,"rules":2}'
  await expect.poll(remembered).toBe(today)
  await openList('Saved since')
  expect([await remembered(), await said.count()]).toEqual([today, 0])
  await openList('Gems and paths')
  await said.waitFor()
  await dismiss()

  await page.goto(`${server.url}/?dialog=ways-back`)
  const waysBack = page.getByRole('dialog')
  await waysBack.getByRole('button', { name: /^Restore: .*cleared/ }).click()
  await waysBack.getByText('Restored. Undo takes it back.').waitFor()
  await page.keyboard.press('Escape')
  await said.waitFor()
  await dismiss()

  await openList('Gems and paths')
  expect([await remembered(), await said.count()]).toEqual([today, 0])
})

/** The recipes of the sticks in the other order, so that the same place is another recipe. */
const turnedAround = smallCatalog.map((item) =>
  item.id === '6' ? { ...item, recipes: [...(item.recipes ?? [])].reverse() } : item,
)

test('BEY-14: a pack of format 1 on the device opens the plan, and the chosen recipe is followed from it', async () => {
  const server = await aServer(turnedAround, { name: 'Newer', date: '2026-11-20', version: 'newer-1' })
  const pack = formerPackText(smallCatalog, 'former-1')
  const keepPack = async (context: BrowserContext) => {
    const page = context.pages()[0]!
    // A file of the server: its caches are open to this page, and the app has not started yet.
    await page.goto(`${server.url}/icon.svg`)
    await page.evaluate(async (text) => {
      const headers = { 'content-type': 'application/json' }
      // The address of a pack: its version, former-1, and its format, 1.
      await (await caches.open('catalogues')).put('/catalog/former-1-1.json', new Response(text, { headers }))
    }, pack)
  }
  const stored = planMadeWith('former-1', '6', 1)
  // The server no longer has this pack and answers 404.
  const page = await open({ url: server.url, stored, before: keepPack, expected: /404/ })
  // 6 sticks, 2 split from each plank.
  await expect.poll(() => missing(page, 'Rough Plank')).toBe('3')
  await page.getByRole('button', { name: 'See what changes' }).click()
  await page.getByRole('button', { name: 'Use the new catalogue' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => missing(page, 'Rough Plank')).toBe('3')
  expect((await currentOf(server)).former).toEqual([])
})

test('BEY-14: where neither device nor server has the former catalogue, the plan opens and names the recipes to look at', async () => {
  const server = await aServer(turnedAround, { name: 'Newer', date: '2026-11-20', version: 'newer-1' })
  const page = await open({ url: server.url, stored: planMadeWith('gone-1', '6', 1) })
  await page.getByText('The recipes that you chose may be others there: look at Rough Stick.').waitFor()
  // The recipe in that place now splits 3 sticks from each log.
  await expect.poll(() => missing(page, 'Rough Wood Log')).toBe('2')
})

test('BEY-1, BEY-14: a link made with a former catalogue brings the recipe that was meant, or names it', async () => {
  const DATA_DIR = servers.dataFolder()
  mkdirSync(join(DATA_DIR, 'catalogues'), { recursive: true })
  writeFileSync(
    join(DATA_DIR, 'catalogues', 'former-1-1.pack.json'),
    formerPackText(smallCatalog, 'former-1'),
  )
  const newer = { name: 'Newer', date: '2026-11-20', version: 'newer-1' }
  const server = await aServer(turnedAround, newer, { DATA_DIR })
  // The text of a link: its format, the catalogue, and a queue of 6 sticks by their recipe 1; nothing is owned.
  const page = await open({ url: server.url + (await linkOf('[1,"former-1",["6",6,1],[],[]]')) })
  await page.getByRole('dialog').getByText('It was made with another version of the item catalogue').waitFor()
  expect(await page.getByText('may be others here').count()).toBe(0)
  await page.getByRole('button', { name: 'Open it' }).click()
  await expect.poll(() => missing(page, 'Rough Plank')).toBe('3')

  const other = await open({ url: server.url + (await linkOf('[1,"gone-1",["6",6,1],[],[]]')) })
  await other.getByText('The recipes chosen in it may be others here: look at Rough Stick.').waitFor()
})
