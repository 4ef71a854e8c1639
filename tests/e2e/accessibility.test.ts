import { expect, test } from 'vitest'
import { axeFindings } from '../support/app-axe.ts'
import { column, openCatalogDialog, queue } from '../support/app-controls.ts'
import { phone, playersOfThisFile } from '../support/app-page.ts'
import { looks, pageCheckOf } from '../support/looks.ts'

const player = playersOfThisFile()

/** Items of all kinds: 9 is made of 10, and 10 of 9, of which the console has a line; 777 is in no catalogue. */
const aPlan = JSON.stringify({
  version: 1,
  catalogVersion: 'small-1',
  buildList: ['5', '6', '9', '12', '13', '777'].map((itemId, at) => ({
    itemId,
    quantity: at + 1,
    recipeIndex: 0,
  })),
  inventory: { '2': 200, '3': 4, '7': 1 },
  choices: {},
})

test.each(looks)(
  'BEY-15: axe finds nothing wrong with the calculator: $layout, $width px wide, in both themes',
  async ({ screen, stored }) => {
    const empty = await player.open({ screen, stored })
    const { look, findings } = pageCheckOf(empty)
    await column(empty, 'Catalog').getByText('10 of 14 items').first().waitFor()
    await look('catalog')
    await empty.getByRole('searchbox').fill('dragon')
    await look('nothing found')
    if (screen === phone) {
      await empty.goto(`${empty.url()}?column=results`)
      await column(empty, 'Results').getByRole('button', { name: 'See a sample plan' }).waitFor()
      await look('welcome')
    }

    const stocked = { ...stored, 'bit-calculator.plan': aPlan }
    const page = await player.open({
      screen,
      stored: stocked,
      expected: /^Circular/,
      path: '/?column=results',
    })
    const results = column(page, 'Results')
    await results.getByText('Material Types').waitFor()
    await look('summary', page)
    await results.getByRole('tab', { name: 'Build Steps' }).click()
    await look('steps', page)
    await results.getByRole('tab', { name: 'Inventory' }).click()
    await page.getByRole('combobox', { name: 'Search items to add' }).fill('r')
    await page.getByRole('listbox').getByRole('option').first().waitFor()
    await look('inventory', page)
    await page.keyboard.press('Escape')
    await openCatalogDialog(page)
    await page.getByRole('dialog').getByText('in use').waitFor()
    await look('dialog', page)
    await page.keyboard.press('Escape')
    if (screen === phone) {
      await page.getByRole('navigation').getByRole('button', { name: 'Queue' }).click()
      await look('queue', page)
      await page.getByRole('button', { name: 'Clear Build List' }).click()
      await page.getByRole('dialog').getByText('Are you sure?').waitFor()
      await look('question', page)
    }
    expect(findings).toEqual([])
  },
)

test('BEY-15: axe finds nothing wrong with the error screen', async () => {
  const page = await player.open({
    expected: /Failed to load resource|preload/,
    before: (tab) => tab.route('**/catalog/*.json', (route) => route.fulfill({ status: 503 })),
  })
  await page.getByRole('button', { name: 'Retry' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
})

test('BEY-15: screen readers are told how much of a material is ready, and of which rarity an item is', async () => {
  const page = await player.open()
  await queue(page, 'Simple Axe', 2)
  const row = column(page, 'Results').getByRole('progressbar', { name: 'Rough Plank ready' })
  await expect.poll(() => row.getAttribute('aria-valuenow')).toBe('0')
  await expect.poll(() => column(page, 'Results').getByRole('img', { name: 'Uncommon' }).count()).toBe(1)
})
