import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { column, queue } from '../support/app-controls.ts'
import { playersOfThisFile } from '../support/app-page.ts'
import { readStoredPlan } from '../support/data-files.ts'
import { looks, pageCheckOf } from '../support/looks.ts'
import { keptPlan } from '../support/shared-links.ts'

const player = playersOfThisFile()
const lostNetwork = /net::ERR_|Failed to load resource|Failed to fetch/
const listsKey = 'bit-calculator.build-lists'
const mine = keptPlan([['5', 3]], { 2: 200 })
const list = (name: string, itemId: string, quantity: number) => ({
  id: `id of ${name}`,
  name,
  entries: [{ itemId, quantity, recipeIndex: 0 }],
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
})
const kept = (...lists: unknown[]) => ({ [listsKey]: JSON.stringify({ version: 1, lists }) })

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Saved build lists' })
async function names(page: Page): Promise<string[]> {
  return dialogOf(page).getByRole('list', { name: 'Saved build lists' }).locator('bdi').allInnerTexts()
}
const queueOf = async (page: Page) =>
  (await readStoredPlan(page)).buildList.map(({ itemId, quantity }: { itemId: string; quantity: number }) => [
    itemId,
    quantity,
  ])

test('SAVE-8, CAL-1: signed out I save my queue under a name, and find it after a reload', async () => {
  const page = await player.open({ stored: mine })
  await column(page, 'Queue').getByRole('button', { name: 'Lists' }).click()
  const dialog = dialogOf(page)
  await dialog.getByText('Kept in this browser. Sign in to have them on every device.').waitFor()
  await dialog.getByText('No lists yet.').waitFor()
  await dialog.getByText('Your queue: 1 type · 3 items').waitFor()
  const save = dialog.getByRole('button', { name: 'Save list' })
  await expect.poll(() => save.isDisabled()).toBe(true)
  await dialog.getByLabel('Name of the list').fill('  My workshop  ')
  await dialog.getByLabel('Name of the list').press('Enter')
  await dialog.getByText('Saved "My workshop".').waitFor()
  await expect.poll(() => names(page)).toEqual(['My workshop'])
  expect(new URL(page.url()).search).toBe('?dialog=build-lists')
  await page.reload()
  await dialog.getByText('My workshop').waitFor()
  await page.goBack()
  await dialog.waitFor({ state: 'hidden' })
})

test('SAVE-8: an empty queue opens a list at once, and has nothing to save', async () => {
  const page = await player.open({ stored: kept(list('axes', '5', 4)) })
  await column(page, 'Queue').getByRole('button', { name: 'Lists' }).click()
  await dialogOf(page).getByText('Your queue is empty: queue something to save it.').waitFor()
  await dialogOf(page).getByRole('button', { name: 'Open: axes' }).click()
  await dialogOf(page).waitFor({ state: 'hidden' })
  await expect.poll(() => queueOf(page)).toEqual([['5', 4]])
})

test.each([
  ['Replace my queue', [['6', 7]]],
  [
    'Add to my queue',
    [
      ['5', 3],
      ['6', 7],
    ],
  ],
])('SAVE-8, BEY-6: "%s" opens a list in one step that undo takes back', async (button, queued) => {
  const page = await player.open({
    stored: { ...mine, ...kept(list('sticks', '6', 7)) },
    path: '/?dialog=build-lists',
  })
  await dialogOf(page).getByRole('button', { name: 'Open: sticks' }).click()
  await dialogOf(page).getByText('Your queue is not empty. You can undo either.').waitFor()
  await expect.poll(() => queueOf(page)).toEqual([['5', 3]])
  await dialogOf(page).getByRole('button', { name: button }).click()
  await dialogOf(page).waitFor({ state: 'hidden' })
  await expect.poll(() => queueOf(page)).toEqual(queued)
  expect((await readStoredPlan(page)).inventory).toEqual({ 2: 200 })
  await page.getByRole('button', { name: 'Undo: opened a saved build list (Ctrl+Z)' }).click()
  await expect.poll(() => queueOf(page)).toEqual([['5', 3]])
})

test('SAVE-8: adding a list with the same entry adds the amounts up', async () => {
  const page = await player.open({
    stored: { ...mine, ...kept(list('axes', '5', 4)) },
    path: '/?dialog=build-lists',
  })
  await dialogOf(page).getByRole('button', { name: 'Open: axes' }).click()
  await dialogOf(page).getByRole('button', { name: 'Add to my queue' }).click()
  await expect.poll(() => queueOf(page)).toEqual([['5', 7]])
})

test('SAVE-8: a list gets another name; Escape leaves the name and the dialog as they are', async () => {
  const page = await player.open({ stored: kept(list('old', '5', 4)), path: '/?dialog=build-lists' })
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'Rename: old' }).click()
  await dialog.getByLabel('New name').fill('never')
  await dialog.getByLabel('New name').press('Escape')
  await expect.poll(() => names(page)).toEqual(['old'])
  await dialog.getByRole('button', { name: 'Rename: old' }).click()
  await dialog.getByLabel('New name').fill('new <b>name</b>')
  await dialog.getByLabel('New name').press('Enter')
  await dialog.getByText('Renamed to "new <b>name</b>".').waitFor()
  await expect.poll(() => names(page)).toEqual(['new <b>name</b>'])
})

test('SAVE-8, BEY-6: deleting a list needs a second press, and can be undone', async () => {
  const page = await player.open({ stored: kept(list('axes', '5', 4)), path: '/?dialog=build-lists' })
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => names(page)).toEqual(['axes'])
  await dialog.getByRole('button', { name: 'Really delete' }).click()
  await dialog.getByText('No lists yet.').waitFor()
  await dialog.getByText('Deleted "axes".').waitFor()
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await dialog.getByText('Saved "axes".').waitFor()
  await dialog.getByRole('button', { name: 'Open: axes' }).click()
  await expect.poll(() => queueOf(page)).toEqual([['5', 4]])
})

test('SAVE-8, I11: a list saved again after a lost answer is there once, and the undo of a deletion can be pressed again after it failed', async () => {
  const page = await player.open({ as: `Lister ${crypto.randomUUID().slice(0, 8)}`, expected: lostNetwork })
  await queue(page, 'Simple Axe', 2)
  await column(page, 'Queue').getByRole('button', { name: 'Lists' }).click()
  const dialog = dialogOf(page)
  const failed = dialog.getByRole('alert')
  await dialog.getByLabel('Name of the list').fill('axes')
  const lose = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route('**/api/createBuildList', lose, { times: 1 })
  await dialog.getByRole('button', { name: 'Save list' }).click()
  await failed.waitFor()
  await dialog.getByRole('button', { name: 'Save list' }).click()
  await dialog.getByText('Saved "axes".').waitFor()
  await expect.poll(() => names(page)).toEqual(['axes'])

  await dialog.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Really delete' }).click()
  await dialog.getByText('Deleted "axes".').waitFor()
  await page.route('**/api/createBuildList', (route) => route.abort(), { times: 1 })
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await failed.waitFor()
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await dialog.getByText('Saved "axes".').waitFor()
  await expect.poll(() => names(page)).toEqual(['axes'])
})

test('R11: damaged lists are set aside, and the good ones stay', async () => {
  const stored = kept(list('good', '5', 4), { id: 'bad', name: 7 })
  const page = await player.open({ stored: { ...mine, ...stored }, path: '/?dialog=build-lists' })
  await dialogOf(page).getByText('good').waitFor()
  await expect.poll(() => names(page)).toEqual(['good'])
  await dialogOf(page).getByLabel('Name of the list').fill('mine')
  await dialogOf(page).getByRole('button', { name: 'Save list' }).click()
  await dialogOf(page).getByText('Saved "mine".').waitFor()
  await expect.poll(() => names(page)).toEqual(['mine', 'good'])
  const aside = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('rescued')))
  expect(aside).toHaveLength(1)
})

test('R10: where the browser has no room for a list, the dialog says so and keeps the typed name', async () => {
  const page = await player.open({ stored: mine, path: '/?dialog=build-lists' })
  await dialogOf(page).getByLabel('Name of the list').fill('mine')
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await dialogOf(page).getByRole('button', { name: 'Save list' }).click()
  await dialogOf(page)
    .getByRole('alert')
    .getByText('This browser did not let the app keep the list.')
    .waitFor()
  await expect.poll(() => dialogOf(page).getByLabel('Name of the list').inputValue()).toBe('mine')
})

test.each(looks)(
  'BEY-15: axe finds nothing wrong with the saved lists: $layout, $width px wide, in both themes',
  async ({ screen, stored: layout }) => {
    const stored = {
      ...mine,
      ...kept(list('axes', '5', 4), list('a very long name '.repeat(4).trim(), '6', 1)),
      ...layout,
    }
    const page = await player.open({ stored, screen, path: '/?dialog=build-lists' })
    await dialogOf(page).getByRole('button', { name: 'Rename: a very' }).click()
    await dialogOf(page).getByRole('button', { name: 'Open: axes' }).click()
    await dialogOf(page).getByText('Your queue is not empty').waitFor()
    const { look, findings } = pageCheckOf(page)
    await look('saved lists')
    expect(findings).toEqual([])
  },
)
