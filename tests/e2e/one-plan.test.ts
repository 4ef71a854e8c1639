import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { column, missing, queue, saved } from '../support/app-controls.ts'
import { playersOfThisFile } from '../support/app-page.ts'
import { builtClient } from '../support/built-client.ts'
import { aServerOfWood, lookUp } from '../support/catalogue-look-up.ts'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { sourcesOfThisFile } from '../support/table-source.ts'
import { plankItems, plankWays, sendPlankWays, writePlankWays } from '../support/ways-of-planks.ts'

const servers = serversOfThisFile()
const aSource = sourcesOfThisFile()
let server: RunningServer
const player = playersOfThisFile(() => server)
/** Chromium’s lines: the test aborts requests, and the server refuses those that are numbered by the former game data. */
const expected = /net::ERR_|Failed to load resource|Failed to fetch/

beforeAll(async () => {
  const settings = { CLIENT_DIR: builtClient(servers.folder()) }
  const source = await aSource(sendPlankWays)
  ;({ server } = await aServerOfWood(servers, source, settings, writePlankWays))
})

const stored = {
  'bit-calculator.plan': JSON.stringify({
    version: 1,
    catalogVersion: 'ways-1',
    buildList: [{ itemId: plankItems.plank, quantity: 2, recipeIndex: plankWays.before.split }],
    inventory: {},
    choices: {},
  }),
}

async function setPlanks(page: Page, quantity: number): Promise<void> {
  const row = column(page, 'Queue')
  await row.getByRole('button', { name: /× Rough Plank: change the amount$/ }).click()
  await row.getByLabel('Amount of Rough Plank to craft').fill(String(quantity))
  await row.getByLabel('Amount of Rough Plank to craft').press('Enter')
}

test('BEY-14, SAVE-4, SAVE-7: an account’s plan moves to newer game data on all devices, and what one of them did meanwhile keeps its recipe', async () => {
  const laptop = await player.open({ as: 'Ada', stored })
  await saved(laptop).waitFor()
  const desk = await player.open({ as: 'Ada', expected })
  await expect.poll(() => missing(desk, 'Rough Timber')).toBe('2')

  await desk.route('**/api/**', (route) => route.abort())
  await setPlanks(desk, 5)
  await expect.poll(() => missing(desk, 'Rough Timber')).toBe('5')
  await lookUp(server)
  await laptop.reload()
  await laptop.getByRole('button', { name: 'See what changes' }).click()
  await laptop.getByRole('button', { name: 'Use the new catalogue' }).click()
  await laptop.getByRole('dialog').waitFor({ state: 'detached' })
  await saved(laptop).waitFor()
  expect(await missing(laptop, 'Rough Timber')).toBe('2')

  await desk.unroute('**/api/**')
  await desk.evaluate(() => dispatchEvent(new Event('online')))
  await desk.getByRole('button', { name: 'Item catalogue in use: Full catalogue · Nov 20, 2026' }).waitFor()
  await desk
    .getByText('The plan of your account counts with another catalogue, which is in use here now.')
    .waitFor()
  for (const page of [desk, laptop]) await expect.poll(() => missing(page, 'Rough Timber')).toBe('5')
  // A stool takes two planks by the default recipe, which saws each of three logs; the five queued ones are still split, of a timber each.
  await queue(desk, 'Rough Stool')
  for (const page of [laptop, desk]) {
    await expect.poll(() => missing(page, 'Rough Wood Log')).toBe('6')
    expect(await missing(page, 'Rough Timber')).toBe('5')
  }
})
