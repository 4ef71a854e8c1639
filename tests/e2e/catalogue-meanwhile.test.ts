import type { Page, Request, Response } from 'playwright-core'
import { expect, test } from 'vitest'
import { column, missing, queue } from '../support/app-controls.ts'
import { playersOfThisFile } from '../support/app-page.ts'
import { builtClient } from '../support/built-client.ts'
import { aServerOfWood, currentOf, lookUp } from '../support/catalogue-look-up.ts'
import { holdBack } from '../support/hold-back.ts'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { freePort } from '../support/server-port.ts'
import { smallCatalog, smallCatalogInfo } from '../support/small-catalog.ts'
import { sendTables, sourcesOfThisFile } from '../support/table-source.ts'
import { writeCatalogue } from '../support/write-catalogue.ts'

const servers = serversOfThisFile()
const aSource = sourcesOfThisFile()
let server: RunningServer
const player = playersOfThisFile(() => server)
const newerIsHere = 'A newer catalogue is here.'

/** Comes back to the page after ten minutes, until it has asked for a newer catalogue: before it is at rest it does not ask. */
async function comeBack(page: Page): Promise<void> {
  let answers = 0
  const count = (response: Response) => {
    if (response.url().endsWith('/catalog/current.json')) answers++
  }
  page.on('response', count)
  await expect
    .poll(async () => {
      await page.clock.fastForward('10:01')
      await page.evaluate(() => dispatchEvent(new Event('focus')))
      return answers
    })
    .toBeGreaterThan(0)
  page.off('response', count)
}

test('BEY-14: whoever begins a plan while newer game data are on their way is asked before it moves to them', async () => {
  const settings = { CLIENT_DIR: builtClient(servers.folder()) }
  server = (await aServerOfWood(servers, await aSource(sendTables), settings)).server
  const page = await player.open({ before: (opened) => opened.clock.install() })
  await page.getByRole('button', { name: /Three things of wood/ }).waitFor()
  await lookUp(server)
  const { url } = await currentOf(server)
  const held = await holdBack(page, `**${url}`)
  const asked = page.waitForRequest(`**${url}`)
  await comeBack(page)
  await asked
  await queue(page, 'Rough Stool', 2)
  // 2 stools of 2 planks each, of 3 logs each.
  await expect.poll(() => missing(page, 'Rough Wood Log')).toBe('12')

  held.letThrough()
  await page.getByText(newerIsHere).waitFor()
  await column(page, 'Queue').getByText('1 type · 2 items').waitFor()
  expect(await missing(page, 'Rough Wood Log')).toBe('12')
  await page.getByRole('button', { name: /Three things of wood/ }).waitFor()
})

test('BEY-14: where another server still uses older game data, nobody is offered those as newer, nor moved to them', async () => {
  const PORT = String(await freePort())
  const CLIENT_DIR = builtClient(servers.folder())
  const withInfo = (info: object) =>
    writeCatalogue(servers.folder(), smallCatalog, { ...smallCatalogInfo, ...info })
  server = await servers.start({ PORT, CLIENT_DIR, CATALOGUE: withInfo({ date: '2026-11-20' }) })
  const page = await player.open({
    before: (opened) => opened.clock.install(),
    // Parts of the page are fetched ahead while neither server runs.
    expected: /ERR_CONNECTION_REFUSED/,
  })
  const asked: string[] = []
  const unanswered = new Set<Request>()
  page.on('request', (request) => {
    asked.push(new URL(request.url()).pathname)
    unanswered.add(request)
  })
  page.on('requestfinished', (request) => unanswered.delete(request))
  page.on('requestfailed', (request) => unanswered.delete(request))
  const inUse = page.getByRole('button', { name: 'Item catalogue in use: Small catalogue · Nov 20, 2026' })
  await inUse.waitFor()
  // The code that looks for newer data is fetched once the page is at rest: it has to be there before the server goes.
  await comeBack(page)
  await expect.poll(() => unanswered.size).toBe(0)
  server.signal('SIGTERM')
  await server.ended
  server = await servers.start({ PORT, CLIENT_DIR, CATALOGUE: withInfo({ version: 'small-0' }) })
  // Once a second answer is there, whatever the first one leads to has begun.
  await comeBack(page)
  await comeBack(page)
  await queue(page, 'Simple Axe')
  await comeBack(page)
  await comeBack(page)
  // The address of the older data: their version, and the format of packs.
  expect(asked).not.toContain('/catalog/small-0-3.json')
  expect(await page.getByText(newerIsHere).count()).toBe(0)
  await inUse.waitFor()
})
