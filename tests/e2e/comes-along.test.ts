import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '../support/app-axe.ts'
import { column, queue, rowOf } from '../support/app-controls.ts'
import { playersOfThisFile } from '../support/app-page.ts'
import { appOfThisFile } from '../support/app-server.ts'
import { box, dialog as treeDialog } from '../support/app-tree.ts'
import { givingCatalog, givingCatalogInfo } from '../support/giving-catalog.ts'
import { allowClipboard, keptPlan, readClipboard } from '../support/shared-links.ts'

/**
 * The items of this catalogue by their ids: 1 Stone Chunk, 2 Pebble, 3 Gem, 4 Pebble Path, 5 Seed, 6 Plant, 7 Woven Belt (Common),
 * 8 Cloth, 9 Woven Belt (Mythic), 10 Scrap, 11 Rye Seed, 12 Rye, 13 Rye Grain. A smashed chunk gives 0.16 gems and 12 pebbles, sowing a
 * plant gives back 0.6 of its seed, and rye that is threshed gives 1.6 seeds.
 */
const player = playersOfThisFile(appOfThisFile({}, { items: givingCatalog, info: givingCatalogInfo }))

const results = (page: Page) => column(page, 'Results')
const dialog = (page: Page) => page.getByRole('dialog')
const inventory = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('bit-calculator.plan') ?? '{}').inventory)
const done = (page: Page, name: string) => page.getByRole('button', { name: `Done: ${name}`, exact: true })
const undo = (page: Page) => results(page).getByRole('button', { name: 'Undo' })
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
const explain = (page: Page, name: string) =>
  results(page)
    .getByRole('button', { name: new RegExp(`^${name}: .*Explain`) })
    .click()
const ledger = async (page: Page) =>
  (await dialog(page).getByRole('table').getByRole('row').allInnerTexts()).map(oneLine)
const stepsOf = async (page: Page) => {
  await page.getByRole('tab', { name: /^Build Steps/ }).click()
  return (await results(page).getByRole('listitem').allInnerTexts()).map(oneLine)
}
const choose = async (page: Page, entry: string) => {
  await results(page).getByRole('button', { name: /^Copy/ }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}
const printed = async (page: Page) => {
  await choose(page, 'Print view')
  const view = page.getByRole('dialog', { name: 'Print view' })
  const sheet = oneLine(await view.getByRole('article').innerText())
  await view.getByRole('button', { name: 'Close' }).click()
  return sheet
}

test('BEY-4, BEY-22: 63 chunks are smashed for 10 gems, and the 700 pebbles of 14 paths come along', async () => {
  const page = await player.open({ before: allowClipboard })
  await queue(page, 'Gem', 10)
  await queue(page, 'Pebble Path', 14)
  const pebbles = rowOf(results(page), 'Pebble').filter({ hasNotText: 'Path' })
  await pebbles.getByText('✓ Comes along').waitFor()
  expect(await pebbles.locator('.item-note').innerText()).toBe('700 come along')

  await explain(page, 'Pebble')
  await expect
    .poll(() => ledger(page))
    .toEqual([
      '700 for 14 × Pebble Path (50 each)',
      '700 asked for',
      '− 0 from stock: you have none',
      '700 missing',
      '756 expected with 63 crafts of Gem',
      '− 700 come along: of 756, the whole ones that are there in time',
      '0 to get',
    ])
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Visual Tree' }).click()
  await box(page, /^Pebble .*Comes along/).waitFor()
  await treeDialog(page).getByRole('button', { name: 'Close', exact: true }).click()

  await expect
    .poll(() => stepsOf(page))
    .toEqual([
      expect.stringContaining('Stone Chunk'),
      expect.stringContaining('Comes with 756 Pebble'),
      expect.stringContaining('Pebble Path'),
    ])
  await choose(page, 'Copy as text')
  await expect.poll(() => readClipboard(page)).toContain('Comes along\n700 × Pebble')
  const sheet = await printed(page)
  expect(sheet).toContain('Pebble 700 0 700 come along 0')
  expect(sheet).toContain('Uses 63 Stone Chunk Comes with 756 Pebble')
})

test('CAL-9, BEY-22: ticking the smashing off books the gems and all pebbles, and undo takes all of it back', async () => {
  const page = await player.open({
    stored: keptPlan([
      ['3', 10],
      ['4', 14],
    ]),
    path: '/?column=results&tab=steps',
  })
  await done(page, 'Gather Stone Chunk').click()
  await done(page, 'Craft Gem').click()
  await page.getByRole('button', { name: 'Tick off' }).click()
  // 63 crafts give 12 pebbles each; then 14 paths take 50 each.
  await expect.poll(() => inventory(page)).toEqual({ '2': 756, '3': 10 })
  await done(page, 'Craft Pebble Path').click()
  await expect.poll(() => inventory(page)).toEqual({ '2': 56, '3': 10, '4': 14 })
  await undo(page).click()
  await undo(page).click()
  await expect.poll(() => inventory(page)).toEqual({ '1': 63 })
  await undo(page).click()
  await expect.poll(() => inventory(page)).toEqual({})
})

test('CAL-9, BEY-22: ten plants take 5 seeds to hand, and one of them is there again in the end', async () => {
  const page = await player.open({ stored: keptPlan([['6', 10]]), path: '/?column=results&tab=steps' })
  await expect.poll(async () => (await stepsOf(page))[0]).toContain('5 to gather')
  await results(page).getByText('1 left in the end').waitFor()
  await done(page, 'Gather Seed').click()
  await done(page, 'Craft Plant').click()
  await expect.poll(() => inventory(page)).toEqual({ '5': 1, '6': 10 })
  await undo(page).click()
  await expect.poll(() => inventory(page)).toEqual({ '5': 5 })
})

test('CAL-9, BEY-4: ten rye from one seed are ticked off with the six that are threshed in between', async () => {
  const page = await player.open({ stored: keptPlan([['13', 10]]), path: '/?column=results&tab=steps' })
  await expect.poll(async () => (await stepsOf(page))[0]).toContain('1 to gather')
  await results(page).getByText('In turns with Rye Grain, which gives back Rye Seed.').waitFor()
  expect(await printed(page)).toContain('In turns with Rye Grain, which gives back Rye Seed.')
  await done(page, 'Gather Rye Seed').click()
  await done(page, 'Craft Rye').click()
  const form = page.getByRole('form', { name: 'Craft Rye: how much is done' })
  await form.getByText('You do not have enough Rye Seed for all at once.').waitFor()
  await form.getByText('from 6 × Rye Grain makes up for it').waitFor()
  await form.getByRole('button', { name: 'Tick off' }).click()
  // 6 of the 10 rye were threshed.
  await expect.poll(() => inventory(page)).toEqual({ '12': 4, '13': 6 })
  await done(page, 'Craft Rye Grain').click()
  // The last 4 give 1.6 seeds each: 6 whole ones.
  await expect.poll(() => inventory(page)).toEqual({ '11': 6, '13': 10 })
})

test('BEY-4, BEY-22: a Mythic belt takes one Common belt, which failures give back, and 50 scrap for each of 54 attempts', async () => {
  const page = await player.open({ stored: keptPlan([['9', 1]]), before: allowClipboard })
  const scrap = rowOf(results(page), 'Scrap')
  await scrap.getByText('2,700').first().waitFor()
  await page.goto(`${new URL(page.url()).origin}/?item=7`)
  await expect
    .poll(() => ledger(page))
    .toContain('1 for 54 crafts of Woven Belt (Mythic) (1 for each success)')
  await page.goto(`${new URL(page.url()).origin}/?item=9`)
  await dialog(page).getByRole('heading', { name: 'In this plan' }).waitFor()
  const panel = oneLine(await dialog(page).innerText())
  expect(panel).toContain(
    '1 ÷ 0.01875 a craft = 53.33, so 54 crafts: one stops with the success that was wanted, and nothing is left over.',
  )
  expect(panel).toContain('These crafts take 1 Woven Belt (Common) (used up only by a success), 2,700 Scrap')
  expect(panel).toContain('Nine of ten players get 0 to 1')
  expect(panel).toMatch(/That is \d+ crafts more than planned, and takes [\d,]+ Scrap(?! \()/)
  await page.keyboard.press('Escape')

  await choose(page, 'Copy as text')
  await expect.poll(() => readClipboard(page)).toContain('1 × Woven Belt (Mythic)')
  const sheet = await printed(page)
  expect(sheet).toContain('Uses 2,700 Scrap, 1 Woven Belt (Common) · used up only by a success')
})

test('CAL-9, BEY-22: an attempt that fails gives the belt back, and the one that succeeds uses it up', async () => {
  const page = await player.open({
    stored: keptPlan([['9', 1]], { '7': 1, '10': 2700 }),
    path: '/?column=results&tab=steps',
  })
  const form = page.getByRole('form')
  await page.getByRole('button', { name: 'Part done: Craft Woven Belt' }).click()
  await form.getByLabel('How often').fill('10')
  await form.getByLabel('How many came out').fill('0')
  await form.getByRole('button', { name: 'Tick off' }).click()
  await expect.poll(() => inventory(page)).toEqual({ '7': 1, '10': 2200 })
  await page.getByRole('button', { name: 'Part done: Craft Woven Belt' }).click()
  await form.getByLabel('How often').fill('1')
  await form.getByLabel('How many came out').fill('1')
  await form.getByRole('button', { name: 'Tick off' }).click()
  await expect.poll(() => inventory(page)).toEqual({ '9': 1, '10': 2150 })
  await undo(page).click()
  await expect.poll(() => inventory(page)).toEqual({ '7': 1, '10': 2200 })
})

test('BEY-2: of 20 ways to make scrap the first 8 are shown, then all, and a row leads there', async () => {
  const page = await player.open({ stored: keptPlan([['9', 1]]) })
  const way = results(page).getByLabel('How to get Scrap')
  // 8 recipes, the way without a recipe, and “12 more...”.
  await expect.poll(() => way.locator('option').count()).toBe(10)
  await way.selectOption({ label: '12 more...' })
  const ways = dialog(page).getByRole('radio')
  await expect.poll(() => ways.count()).toBe(9)
  await dialog(page).getByRole('button', { name: 'Show all 21' }).click()
  await expect.poll(() => ways.count()).toBe(21)
  await dialog(page)
    .getByRole('radio', { name: /Scrap Old Coat 17/ })
    .check()
  await page.keyboard.press('Escape')
  await expect.poll(() => way.inputValue()).toBe('craft 16')
  // 2,700 scrap, 15 from each coat.
  await rowOf(results(page), 'Old Coat 17').getByText('180').first().waitFor()
})
