import { existsSync, readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test, vi } from 'vitest'
import { axeFindings } from '../support/app-axe.ts'
import { column, missing, openCatalogDialog, own, owned, queue } from '../support/app-controls.ts'
import { builtClient } from '../support/built-client.ts'
import { aServerOfWood, currentOf, lookUp } from '../support/catalogue-look-up.ts'
import { untilHistoryIsKept } from '../support/kept-history.ts'
import { playersOfAnyServer } from '../support/offline-players.ts'
import { serversOfThisFile } from '../support/server.ts'
import { sendTables, sourcesOfThisFile } from '../support/table-source.ts'

const servers = serversOfThisFile()
const aSource = sourcesOfThisFile()
const open = playersOfAnyServer()
const gameTables = join(import.meta.dirname, '../../../shared/gamedata/tables')
const phone = { width: 390, height: 844 }
let client: string

beforeAll(() => {
  client = builtClient(servers.folder())
})

async function aWoodenServer(answer: RequestListener = sendTables) {
  const source = await aSource(answer)
  return (await aServerOfWood(servers, source, { CLIENT_DIR: client })).server
}

const stoolPlan = (catalogVersion: string) =>
  JSON.stringify({
    version: 1,
    catalogVersion,
    buildList: [{ itemId: '3', quantity: 2, recipeIndex: 0 }],
    inventory: { '2': 1 },
    choices: {},
  })

async function lookUpInTheApp(page: Page): Promise<void> {
  await openCatalogDialog(page)
  await page.getByRole('button', { name: 'Look for a newer catalogue' }).click()
}

test('BEY-14, BEY-6: a newer catalogue is looked for, shown by its differences, and used without losing anything, also what can be undone', async () => {
  const server = await aWoodenServer()
  const page = await open({ url: server.url })
  await queue(page, 'Rough Stool', 2)
  await own(page, 'Rough Plank', 1)
  // 2 stools of 2 planks each: 3 planks are missing, of 3 logs each.
  await expect.poll(() => missing(page, 'Rough Wood Log')).toBe('9')

  await lookUpInTheApp(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('A newer catalogue is here.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'See what changes' }).click()
  const changes = dialog.getByRole('list', { name: 'Needs that change' }).getByRole('listitem')
  await changes.first().waitFor()
  expect((await changes.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual([
    expect.stringContaining('Rough Wood Log 12 → 30'),
    expect.stringContaining('Rough Plank 4 → 10'),
  ])
  expect(await axeFindings(page)).toEqual([])

  await dialog.getByRole('button', { name: 'Use the new catalogue' }).click()
  await dialog.waitFor({ state: 'detached' })
  // In the newer catalogue a stool takes 5 planks: 9 are missing.
  await expect.poll(() => missing(page, 'Rough Wood Log')).toBe('27')
  await expect.poll(() => page.getByText('A newer catalogue is here.').count()).toBe(0)
  await column(page, 'Queue').getByText('1 type · 2 items').waitFor()

  await untilHistoryIsKept(page)
  await page.reload()
  await expect.poll(() => missing(page, 'Rough Wood Log')).toBe('27')
  await expect.poll(() => owned(page, 'Rough Plank').inputValue()).toBe('1')
  await column(page, 'Queue')
    .getByRole('button', { name: 'Undo: changed what you own of Rough Plank' })
    .click()
  await expect.poll(() => missing(page, 'Rough Wood Log')).toBe('30')
  await page.getByRole('button', { name: 'Item catalogue in use: Full catalogue · Nov 20, 2026' }).waitFor()
  const stored = await page.evaluate(() => localStorage.getItem('bit-calculator.plan'))
  expect(JSON.parse(stored ?? '').catalogVersion).toBe((await currentOf(server)).version)
})

test('BEY-14: the search, and amounts not added yet, stay when the catalogue changes', async () => {
  const server = await aWoodenServer()
  const page = await open({ url: server.url })
  await queue(page, 'Rough Stool', 2)
  const catalog = column(page, 'Catalog')
  await catalog.getByLabel('Type').selectOption('All Items')
  await catalog.getByRole('searchbox').fill('rough')
  await catalog.getByLabel('Amount of Rough Plank').fill('7')
  await lookUpInTheApp(page)
  await page.getByRole('button', { name: 'See what changes' }).click()
  await page.getByRole('button', { name: 'Use the new catalogue' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await expect.poll(() => catalog.getByRole('searchbox').inputValue()).toBe('rough')
  await expect.poll(() => catalog.getByLabel('Type').inputValue()).toBe('all')
  await catalog.getByRole('button', { name: 'Add Rough Plank' }).click()
  // 2 stools and 7 planks.
  await column(page, 'Queue').getByText('2 types · 9 items').waitFor()
  await expect.poll(() => catalog.getByLabel('Amount of Rough Plank').inputValue()).toBe('1')
})

test('BEY-14: a player who keeps the old catalogue keeps its numbers, also after a reload, and is asked again then', async () => {
  const server = await aWoodenServer()
  const page = await open({ url: server.url })
  await queue(page, 'Rough Stool', 2)
  await lookUp(server)
  await page.reload()
  await expect.poll(() => missing(page, 'Rough Wood Log')).toBe('12')
  await page.getByRole('button', { name: 'See what changes' }).click()
  await page.getByRole('button', { name: 'Keep the old one for now' }).click()
  await expect.poll(() => page.getByText('A newer catalogue is here.').count()).toBe(0)
  await expect.poll(() => missing(page, 'Rough Wood Log')).toBe('12')
  await queue(page, 'Rough Stool')

  await page.reload()
  await page.getByText('A newer catalogue is here.').waitFor()
  // 3 stools by the old catalogue.
  await expect.poll(() => missing(page, 'Rough Wood Log')).toBe('18')
  await page
    .getByRole('button', { name: 'Item catalogue in use: Three things of wood · Nov 1, 2026' })
    .waitFor()
})

test('BEY-14: a player who comes back to the page after a while hears of a newer catalogue', async () => {
  const server = await aWoodenServer()
  const page = await open({
    url: server.url,
    stored: { 'bit-calculator.plan': stoolPlan('wood-1') },
    before: (context) => context.clock.install(),
  })
  await expect.poll(() => missing(page, 'Rough Wood Log')).toBe('9')
  await lookUp(server)
  const questions: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === '/catalog/current.json') questions.push(pathname)
  })
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  // The page looks at most every ten minutes.
  await page.clock.fastForward('10:01')
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await page.getByText('A newer catalogue is here.').waitFor()
  // Not at the first focus, which came soon after the page was opened.
  expect(questions).toHaveLength(1)
})

test('BEY-14: without a plan the page takes the newest catalogue', async () => {
  const server = await aWoodenServer()
  const page = await open({ url: server.url })
  await page.getByRole('button', { name: /Three things of wood/ }).waitFor()
  await lookUpInTheApp(page)
  const { version } = await vi.waitUntil(async () => {
    const current = await currentOf(server)
    return current.version === 'wood-1' ? undefined : current
  }, 8_000)
  await page.getByRole('dialog').getByRole('definition').filter({ hasText: version }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Item catalogue in use: Full catalogue · Nov 20, 2026' }).waitFor()
  await expect.poll(() => page.getByText('A newer catalogue is here.').count()).toBe(0)
})

test('BEY-14: a plan whose catalogue no longer exists moves to the newest one, with one message', async () => {
  const server = await aWoodenServer()
  const page = await open({ url: server.url, stored: { 'bit-calculator.plan': stoolPlan('wood-0') } })
  const sentence = page.getByText('The catalogue of your plan is gone; it uses the newest one now.')
  await sentence.waitFor()
  await expect.poll(() => missing(page, 'Rough Wood Log')).toBe('9')
  await page.reload()
  await expect.poll(() => missing(page, 'Rough Wood Log')).toBe('9')
  await expect.poll(() => sentence.count()).toBe(0)
})

test('BEY-14: items that a newer catalogue does not know are named before the plan moves to it', async () => {
  const server = await servers.start({
    CATALOGUE: '',
    CATALOGUE_SOURCE: await aSource(sendTables),
    CATALOGUE_CHECK_HOURS: '0',
    CLIENT_DIR: client,
  })
  const page = await open({ url: server.url })
  await queue(page, 'Rough Stripped Wood')
  await lookUpInTheApp(page)
  await page.getByRole('dialog').getByRole('button', { name: 'See what changes' }).click()
  const gone = page.getByRole('dialog').getByRole('heading', { name: 'Not in the newer catalogue' })
  await expect
    .poll(() => gone.locator('xpath=following-sibling::p').first().innerText())
    .toMatch(/^Rough Stripped Wood, /)
})

test('BEY-14: a damaged source is reported in a sentence, and the numbers stay', async () => {
  const server = await aWoodenServer((_, response) => response.end('[{"id":'))
  const page = await open({ url: server.url, screen: phone, expected: /429/ })
  await lookUpInTheApp(page)
  const dialog = page.getByRole('dialog')
  await dialog
    .getByText(/^The table \w+ is not valid JSON \(7 characters\)\. The catalogue in use stays\.$/)
    .waitFor()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Look for a newer catalogue' }).click()
  await dialog.getByText(/^Somebody looked just now\. Please wait \d+ s\.$/).waitFor()
})

test.runIf(existsSync(gameTables))(
  'BEY-14: a plan moves from the starter catalogue to the full game',
  async () => {
    const source = await aSource(({ url = '' }, response) => {
      const path = join(gameTables, url.replace('/static/', ''))
      if (existsSync(path)) response.end(readFileSync(path))
      else response.writeHead(404).end()
    })
    const server = await servers.start({
      CATALOGUE: '',
      CATALOGUE_SOURCE: source,
      CATALOGUE_CHECK_HOURS: '0',
      CLIENT_DIR: client,
    })
    const page = await open({ url: server.url })
    await queue(page, 'Rough Plank', 10)
    await lookUpInTheApp(page)
    await page.getByRole('progressbar', { name: 'Progress of the look-up' }).waitFor()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'See what changes' })
      .click({ timeout: 30_000 })
    await page.getByRole('button', { name: 'Use the new catalogue' }).click()
    await page.getByRole('button', { name: 'Item catalogue in use: Full catalogue · Aug 6, 2026' }).waitFor()
    await column(page, 'Queue').getByText('1 type · 10 items').waitFor()
    expect(Number(await missing(page, 'Rough Wood Log'))).toBeGreaterThan(0)
  },
)
