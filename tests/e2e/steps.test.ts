import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '../support/app-axe.ts'
import { column } from '../support/app-controls.ts'
import { phone, playersOfThisFile } from '../support/app-page.ts'
import { keptPlan } from '../support/shared-links.ts'

/** The small catalogue's items by id: 1 Rough Wood Log, 2 Rough Plank, 3 Simple Ore Chunk, 4 Simple Ingot, 5 Simple Axe; it has no 999. */
const player = playersOfThisFile()
const steps = '/?column=results&tab=steps'

const inventory = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('bit-calculator.plan') ?? '{}').inventory)
const done = (page: Page, name: string) => page.getByRole('button', { name: `Done: ${name}`, exact: true })
const results = (page: Page) => column(page, 'Results')

test('CAL-9: ticking a step off takes its ingredients from the inventory and adds its items, and undo reverts that', async () => {
  const page = await player.open({ stored: keptPlan([['2', 4]]), path: steps })
  await results(page).getByText('2 steps left').waitFor()
  await done(page, 'Gather Rough Wood Log').click()
  await results(page).getByText('1 step left, 1 done').waitFor()
  await results(page).getByText('Ticked off: Rough Wood Log').waitFor()
  await expect.poll(() => inventory(page)).toEqual({ '1': 6 })

  await done(page, 'Craft Rough Plank').click()
  await results(page).getByText('0 steps left, 2 done').waitFor()
  await results(page).getByText('All Set!').waitFor()
  await expect.poll(() => inventory(page)).toEqual({ '2': 4 })

  await results(page).getByRole('button', { name: 'Undo' }).click()
  await results(page).getByText('1 step left, 1 done').waitFor()
  await expect.poll(() => inventory(page)).toEqual({ '1': 6 })
})

test('CAL-9: a step without its ingredients says so, and can still be ticked off', async () => {
  const page = await player.open({ stored: keptPlan([['2', 4]], { '1': 2 }), path: steps })
  await done(page, 'Craft Rough Plank').click()
  await results(page).getByText('Not in your inventory: 4 Rough Wood Log.').waitFor()
  await results(page).getByRole('button', { name: 'Take what is there' }).click()
  await results(page).getByText('0 steps left, 1 done').waitFor()
  await expect.poll(() => inventory(page)).toEqual({ '2': 4 })
})

test('CAL-9: a part is ticked off in whole crafts, and the step stays with the rest', async () => {
  const page = await player.open({ stored: keptPlan([['2', 10]], { '1': 15 }), path: steps })
  await page.getByRole('button', { name: 'Part done: Craft Rough Plank' }).click()
  const form = page.getByRole('form', { name: 'Craft Rough Plank: how much is done' })
  await form.getByText('of 5').waitFor()
  await form.getByLabel('How often').fill('2')
  // Tab walks through the question and does not leave the list.
  await page.keyboard.press('Tab')
  await expect.poll(() => page.locator(':focus').innerText()).toBe('Cancel')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await results(page).getByText('Partly ticked off: Rough Plank').waitFor()
  await results(page).getByText('1 step left').waitFor()
  // Each of the 2 crafts makes 2 planks of 3 logs.
  await expect.poll(() => inventory(page)).toEqual({ '1': 9, '2': 4 })
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Done: Craft Rough Plank')
})

test('CAL-9, BEY-15: arrow keys stay in the question how much is done, and do not walk the steps around it', async () => {
  const page = await player.open({ stored: keptPlan([['2', 10]], { '1': 3 }), path: steps })
  await page.getByRole('button', { name: 'Part done: Craft Rough Plank' }).click()
  const form = page.getByRole('form', { name: 'Craft Rough Plank: how much is done' })
  await form.getByRole('button', { name: 'Cancel' }).focus()
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft']) {
    await page.keyboard.press(key)
    expect(await page.locator(':focus').innerText()).toBe('Cancel')
  }
})

test('CAL-9: a craft by chance asks how many came out', async () => {
  // An ingot comes out of 7 in 10 crafts, so 2 take 3 crafts, of 2 ore chunks and 1 piece of item 999 each.
  const page = await player.open({ stored: keptPlan([['4', 2]], { '3': 6, '999': 3 }), path: steps })
  await done(page, 'Craft Simple Ingot').click()
  const cameOut = page.getByLabel('How many came out')
  await expect.poll(() => cameOut.inputValue()).toBe('2')
  await cameOut.fill('1')
  await page.getByRole('button', { name: 'Tick off' }).click()
  await expect.poll(() => inventory(page)).toEqual({ '4': 1 })
  // One ingot is still missing, so its ore and item 999 are to be got, and it is to be crafted, once more.
  await results(page).getByText('3 steps left, 1 done').waitFor()
})

test('CAL-9: the keyboard goes on to the next step, and Escape leaves the question', async () => {
  const page = await player.open({ stored: keptPlan([['5', 1]]), path: steps })
  await done(page, 'Gather Rough Wood Log').press('Enter')
  await results(page).getByText('1 done').waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await expect.poll(() => focused()).toMatch(/^Done: /)
  await page.getByRole('button', { name: 'Part done: Gather Simple Ore Chunk' }).press('Enter')
  await page.getByLabel('How many').waitFor()
  await page.keyboard.press('Escape')
  await page.getByLabel('How many').waitFor({ state: 'detached' })
  await expect.poll(focused).toBe('Done: Gather Simple Ore Chunk')
})

test('BEY-15: on a phone everything is at least 44 px high, and axe finds nothing wrong', async () => {
  const page = await player.open({ screen: phone, stored: keptPlan([['5', 3]]), path: steps })
  const box = await done(page, 'Gather Rough Wood Log').boundingBox()
  expect(box!.height).toBeGreaterThanOrEqual(44)
  expect(box!.width).toBeGreaterThanOrEqual(44)
  await page.getByRole('button', { name: 'Part done: Gather Rough Wood Log' }).click()
  await page.getByLabel('How many').waitFor()
  expect(await axeFindings(page)).toEqual([])
})

test('CAL-9: steps stand below a heading for each profession, and are searched by item', async () => {
  const page = await player.open({ stored: keptPlan([['2', 4]]), path: steps })
  const rows = results(page).getByRole('list', { name: 'Build Steps' }).getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(2)
  await results(page).getByRole('combobox', { name: 'Group by' }).selectOption('By profession')
  await expect.poll(() => results(page).getByRole('heading', { level: 3 }).allInnerTexts()).toHaveLength(2)
  expect(
    (await results(page).getByRole('heading', { level: 3 }).allInnerTexts()).map((one) => one.split('\n')[0]),
  ).toEqual(['Forestry', 'Carpentry'])
  const search = results(page).getByRole('searchbox', { name: 'Search steps' })
  await search.fill('plank')
  await expect
    .poll(() => rows.allInnerTexts())
    .toEqual([expect.stringContaining('Carpentry'), expect.stringContaining('Rough Plank')])
  await search.fill('diamond')
  await results(page).getByText('No step fits').waitFor()
  await search.press('Escape')
  // 2 steps and 2 headings.
  await expect.poll(() => rows.count()).toBe(4)
})
