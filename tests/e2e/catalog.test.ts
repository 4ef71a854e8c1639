import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { column, rowOf } from '../support/app-controls.ts'
import { playersOfThisFile } from '../support/app-page.ts'

const player = playersOfThisFile()

const names = (catalog: Locator) =>
  catalog
    .getByRole('listitem')
    .locator('.item-name')
    .allInnerTexts()
    .then((texts) => texts.map((text) => text.trim()))

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search items' })

test('CAL-3: the catalogue starts with what can be crafted, by tier, and counts what it shows', async () => {
  const page = await player.open()
  const catalog = column(page, 'Catalog')
  await expect.poll(() => catalog.getByRole('status').innerText()).toBe('10 of 14 items')
  await catalog.getByText('Showing 10 of 14 items', { exact: true }).waitFor()
  await expect
    .poll(() => names(catalog))
    .toEqual([
      'Rough Plank',
      'Rough Stick',
      'Simple Axe',
      'Simple Ingot',
      'Sturdy Rope',
      'Fine Flower',
      'Fine Seed',
      'Exquisite Brick',
      'Exquisite Tower',
      'Éclat Crown of the Very Long and Rather Splendid Name',
    ])
})

test('CAL-3: words are found in any order, without case and accents, and one press clears them', async () => {
  const page = await player.open()
  const catalog = column(page, 'Catalog')
  await search(page).fill('AXE simple')
  await expect.poll(() => names(catalog)).toEqual(['Simple Axe'])
  await search(page).fill('eclat')
  await expect.poll(() => names(catalog)).toEqual(['Éclat Crown of the Very Long and Rather Splendid Name'])
  await catalog.getByRole('button', { name: 'Clear search' }).click()
  await expect.poll(() => catalog.getByRole('status').innerText()).toBe('10 of 14 items')
  await page.keyboard.type('axe')
  await expect.poll(() => names(catalog)).toEqual(['Simple Axe'])
})

test('CAL-3: a list is as high as its rows, also after a search in a window of another width', async () => {
  const page = await player.open()
  const catalog = column(page, 'Catalog')
  await search(page).fill('axe')
  await expect.poll(() => names(catalog)).toEqual(['Simple Axe'])
  await page.setViewportSize({ width: 390, height: 1400 })
  await search(page).fill('')
  await expect.poll(() => catalog.getByRole('status').innerText()).toBe('10 of 14 items')
  await expect.poll(() => catalog.getByRole('listitem').count()).toBe(10)
  await expect.poll(() => catalog.getByRole('list').evaluate(heightWithoutRows)).toBe(0)
})

/** The height of a list less the heights of its rows. */
function heightWithoutRows(list: Element): number {
  const heights = [...list.children].map((row) => Math.round(row.getBoundingClientRect().height))
  return heights.reduce((left, height) => left - height, list.clientHeight)
}

test('CAL-3: type, tier, rarity, profession, sort and direction narrow and order the list, and Reset undoes all', async () => {
  const page = await player.open()
  const catalog = column(page, 'Catalog')
  const reset = catalog.getByRole('button', { name: 'Reset' })
  await expect.poll(() => reset.isDisabled()).toBe(true)

  await catalog.getByLabel('Type').selectOption({ label: 'Resources' })
  await expect
    .poll(() => names(catalog))
    .toEqual(['Rough Wood Log', 'Simple Ore Chunk', 'Sturdy Fiber', 'Exquisite Mould'])
  await catalog.getByLabel('Profession').selectOption({ label: 'Mining' })
  await expect.poll(() => names(catalog)).toEqual(['Simple Ore Chunk'])
  await reset.click()

  await catalog.getByLabel('Type').selectOption({ label: 'All Items' })
  await catalog.getByLabel('Tier').selectOption({ label: 'T2' })
  await expect.poll(() => names(catalog)).toEqual(['Simple Axe', 'Simple Ingot', 'Simple Ore Chunk'])
  await catalog.getByLabel('Rarity').selectOption({ label: 'Uncommon' })
  await expect.poll(() => names(catalog)).toEqual(['Simple Ingot'])
  await reset.click()

  await catalog.getByLabel('Sort by').selectOption({ label: 'Rarity' })
  await catalog.getByRole('button', { name: 'Ascending' }).click()
  expect((await names(catalog)).slice(0, 3)).toEqual([
    'Éclat Crown of the Very Long and Rather Splendid Name',
    'Exquisite Tower',
    'Exquisite Brick',
  ])
  await reset.click()
  expect((await names(catalog))[0]).toBe('Rough Plank')
})

test('CAL-3: where a search finds nothing, the catalogue says so and what to do', async () => {
  const page = await player.open()
  await search(page).fill('dragon')
  const catalog = column(page, 'Catalog')
  await catalog.getByText('No items found').waitFor()
  await expect.poll(() => catalog.getByText('Try adjusting your filters').isVisible()).toBe(true)
})

test('CAL-4: a row tells tier, rarity and station; a resource is tagged and only gathered', async () => {
  const page = await player.open()
  const catalog = column(page, 'Catalog')
  await catalog.getByLabel('Type').selectOption({ label: 'All Items' })
  const ingot = rowOf(catalog, 'Simple Ingot')
  await expect.poll(() => ingot.innerText()).toMatch(/T2\s+Simple Ingot\s+Uncommon · Smelter T2/)
  const log = rowOf(catalog, 'Rough Wood Log')
  await expect.poll(() => log.innerText()).toMatch(/Common\s*Resource\s+Gather only/)
  await expect.poll(() => log.getByRole('button', { name: /Add|more|less/ }).count()).toBe(0)

  const band = async (name: string) => {
    await search(page).fill(name)
    return rowOf(catalog, name).locator('.tier-chip').getAttribute('data-band')
  }
  expect([
    await band('Rough Plank'),
    await band('Fine Seed'),
    await band('Exquisite Brick'),
    await band('Éclat'),
  ]).toEqual(['1', '2', '3', '4'])
})

test('CAL-4: an amount is at least 1, and anything else than a number becomes 1', async () => {
  const page = await player.open()
  const field = column(page, 'Catalog').getByLabel('Amount of Rough Plank')
  await expect.poll(() => column(page, 'Catalog').getByLabel('One less Rough Plank').isDisabled()).toBe(true)
  for (const [typed, becomes] of [
    ['abc', '1'],
    ['-4', '1'],
    ['0', '1'],
    ['1,500', '1,500'],
    ['', '1'],
  ] as const) {
    await field.fill(typed)
    await field.blur()
    await expect.poll(() => field.inputValue()).toBe(becomes)
  }
  await column(page, 'Catalog').getByLabel('One more Rough Plank').click()
  await expect.poll(() => field.inputValue()).toBe('2')
})

test('BEY-15: the keyboard alone can search, walk the list, queue, and change an amount', async () => {
  const page = await player.open()
  await column(page, 'Queue').getByText('Nothing queued yet').waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('rough')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await rowOf(column(page, 'Queue'), 'Rough Stick').waitFor()
  await expect
    .poll(() => column(page, 'Catalog').getByRole('status').innerText())
    .toBe('Added 1 × Rough Stick to the queue')

  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await column(page, 'Catalog').getByText('Showing 10 of 14 items').waitFor()
  await column(page, 'Queue').getByText('2 types · 3 items').waitFor()

  await page.getByRole('button', { name: /2 × Rough Stick: change/ }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('25')
  await page.keyboard.press('Enter')
  await column(page, 'Queue').getByText('2 types · 26 items').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('25')
})

test('CAL-2: the catalogue collapses to a strip and opens again with the same search', async () => {
  const page = await player.open()
  await search(page).fill('brick')
  await page.getByRole('button', { name: 'Collapse the catalogue' }).click()
  await expect.poll(() => search(page).isVisible()).toBe(false)
  await page.reload()
  const expand = page.getByRole('button', { name: 'Expand the catalogue' })
  expect((await expand.locator('..').boundingBox())?.width).toBeLessThan(60)
  await expand.click()
  await search(page).fill('brick')
  await page.getByRole('button', { name: 'Collapse the catalogue' }).click()
  await page.getByRole('button', { name: 'Expand the catalogue' }).click()
  await expect.poll(() => search(page).inputValue()).toBe('brick')

  await page.getByRole('button', { name: 'Collapse the catalogue' }).click()
  await page.keyboard.press('/')
  await expect.poll(() => search(page).evaluate((field) => field === document.activeElement)).toBe(true)
})

test('BEY-3: the name of an item leads to its details, in the catalogue, queue, summary, inventory and steps', async () => {
  const page = await player.open()
  const details = page.getByRole('dialog')
  const opensFrom = async (name: 'Catalog' | 'Queue' | 'Results', item: string) => {
    await column(page, name).getByRole('link', { name: item, exact: true }).first().click()
    await details.getByText(item, { exact: true }).first().waitFor()
    await page.keyboard.press('Escape')
    await details.waitFor({ state: 'detached' })
  }
  await opensFrom('Catalog', 'Rough Plank')
  await column(page, 'Catalog').getByRole('button', { name: 'Add Rough Plank' }).click()
  await opensFrom('Queue', 'Rough Plank')
  await opensFrom('Results', 'Rough Wood Log')
  await page.getByRole('tab', { name: 'Build Steps' }).click()
  await opensFrom('Results', 'Rough Wood Log')
  await search(page).fill('simple axe')
  await search(page).press('Shift+Enter')
  await details.getByText('Simple Axe', { exact: true }).first().waitFor()
})

test('BEY-15: whoever walks by Tab passes the rows of a column by a skip link', async () => {
  const page = await player.open()
  await column(page, 'Catalog').getByText('Showing 10 of 14 items').waitFor()
  const skip = page.getByRole('button', { name: 'Skip to Results' })
  await page.getByRole('button', { name: 'Skip to Catalog' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect.poll(() => skip.evaluate((link) => link === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Results')
})
