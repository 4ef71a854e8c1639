import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { column, missing, queue } from '../support/app-controls.ts'
import { builtClient } from '../support/built-client.ts'
import { aServerOfWood, lookUp } from '../support/catalogue-look-up.ts'
import { waysBack } from '../support/data-files.ts'
import { playersOfAnyServer } from '../support/offline-players.ts'
import { type RunningServer, serversOfThisFile } from '../support/server.ts'
import { sourcesOfThisFile } from '../support/table-source.ts'
import { plankItems, plankWays, sendPlankWays, writePlankWays } from '../support/ways-of-planks.ts'

const servers = serversOfThisFile()
const aSource = sourcesOfThisFile()
const open = playersOfAnyServer()
const { before, after } = plankWays
let server: RunningServer

beforeAll(async () => {
  const settings = { CLIENT_DIR: builtClient(servers.folder()) }
  const source = await aSource(sendPlankWays)
  ;({ server } = await aServerOfWood(servers, source, settings, writePlankWays))
})

const planks = (quantity: number, recipeIndex: number) => ({
  itemId: plankItems.plank,
  quantity,
  recipeIndex,
})
const planOf = (quantity: number, recipeIndex: number) =>
  JSON.stringify({
    version: 1,
    catalogVersion: 'ways-1',
    buildList: [planks(quantity, recipeIndex)],
    inventory: {},
    choices: {},
  })
const at = '2026-11-20T08:00:00.000Z'
const list = { id: 'glued', name: 'Glued', entries: [planks(5, before.glue)], catalogue: 'ways-1' }
const stored = {
  'bit-calculator.plan': planOf(2, before.split),
  'bit-calculator.build-lists': JSON.stringify({
    version: 1,
    lists: [{ ...list, createdAt: at, updatedAt: at }],
  }),
  'bit-calculator.restore-points': JSON.stringify([
    { at: Date.parse(at), reason: 'file-imported', plan: planOf(7, before.split) },
  ]),
}

async function useNewer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'See what changes' }).click()
  await page.getByRole('button', { name: 'Use the new catalogue' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

const storedRecipe = (page: Page): Promise<number> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('bit-calculator.plan') ?? '').buildList[0].recipeIndex)

test('BEY-14, BEY-2, SAVE-8: planks split of timber stay split after newer game data: in another tab, from a saved list, from a restore point', async () => {
  // A plank is split of 1 timber, glued of 9 chips or sawn of 3 logs; a stool takes 2 planks.
  const page = await open({ url: server.url, stored })
  await expect.poll(() => missing(page, 'Rough Timber')).toBe('2')
  const other = await page.context().newPage()
  await other.goto(server.url)
  await expect.poll(() => missing(other, 'Rough Timber')).toBe('2')
  await lookUp(server)
  await page.reload()
  await useNewer(page)
  await expect.poll(() => missing(page, 'Rough Timber')).toBe('2')

  await other.getByRole('button', { name: 'Item catalogue in use: Full catalogue · Nov 20, 2026' }).waitFor()
  await expect.poll(() => missing(other, 'Rough Timber')).toBe('2')
  await queue(other, 'Rough Stool')
  await expect.poll(() => missing(page, 'Rough Wood Log')).toBe('6')
  expect(await missing(page, 'Rough Timber')).toBe('2')
  expect(await storedRecipe(page)).toBe(after.split)

  await column(page, 'Queue').getByRole('button', { name: 'Lists' }).click()
  const lists = page.getByRole('dialog', { name: 'Saved build lists' })
  await lists.getByRole('button', { name: 'Open: Glued' }).click()
  await lists.getByRole('button', { name: 'Replace my queue' }).click()
  await lists.waitFor({ state: 'hidden' })
  await expect.poll(() => missing(page, 'Wood Chip')).toBe('45')

  await page.goto(`${server.url}/?dialog=ways-back`)
  await waysBack(page)
    .getByRole('listitem')
    .filter({ hasText: 'Before a file was imported' })
    .getByRole('button', { name: /^Restore: / })
    .click()
  await waysBack(page).getByText('Restored. Undo takes it back.').waitFor()
  await waysBack(page).getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => missing(page, 'Rough Timber')).toBe('7')
})
