import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { column, queue } from '../support/app-controls.ts'
import { playersOfThisFile } from '../support/app-page.ts'
import { looks, pageCheckOf } from '../support/looks.ts'

const player = playersOfThisFile()

const dialog = (page: Page) => page.getByRole('dialog')
const rows = async (page: Page) =>
  (await dialog(page).getByRole('listitem').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))

const aPlan = (buildList: readonly [id: string, quantity: number][], inventory: Record<string, number>) =>
  JSON.stringify({
    version: 1,
    catalogVersion: 'small-1',
    buildList: buildList.map(([itemId, quantity]) => ({ itemId, quantity, recipeIndex: 0 })),
    inventory,
    choices: {},
  })

test('BEY-8: planks go into axes and sticks, and a stick can be queued by just that recipe', async () => {
  const page = await player.open()
  await queue(page, 'Rough Plank')
  await column(page, 'Results').getByRole('button', { name: 'Look up' }).click()
  await dialog(page).getByRole('combobox', { name: 'Item to look up' }).fill('rough plank')
  await dialog(page).getByRole('option').first().click()
  await dialog(page).getByText('2 recipes take Rough Plank').waitFor()
  expect(new URL(page.url()).search).toBe('?lookup=used-in&of=2')
  await expect
    .poll(() => rows(page))
    .toEqual([
      'T1 Rough Stick takes 1 · Split a plank · Carpentry Station T1 · Carpentry 1 Add',
      'T2 Simple Axe takes 2 · Smelter T2 · Smithing 20 Add',
    ])
  await dialog(page).getByLabel('Filter by name').fill('stick')
  await expect.poll(() => rows(page)).toHaveLength(1)
  await dialog(page)
    .getByRole('button', { name: /^Add 1 × Rough Stick/ })
    .click()
  await dialog(page).getByText('Added 1 × Rough Stick to the queue').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog(page).count()).toBe(0)
  await expect.poll(() => column(page, 'Queue').getByLabel('Recipe for Rough Stick').inputValue()).toBe('1')
})

test('BEY-8: an item of a look-up shows its details, which lead to what it is used in', async () => {
  const page = await player.open({ path: '/?lookup=used-in&of=1' })
  await dialog(page)
    .getByRole('button', { name: /Rough Plank takes 3/ })
    .click()
  await dialog(page).getByRole('heading', { name: 'Rough Plank' }).waitFor()
  await dialog(page).getByRole('region', { name: 'Used in' }).getByRole('button', { name: 'Look up' }).click()
  await dialog(page).getByText('2 recipes take Rough Plank').waitFor()
  await page.goBack()
  await dialog(page).getByRole('heading', { name: 'Rough Plank' }).waitFor()
  await page.goBack()
  await dialog(page).getByText('2 recipes take Rough Wood Log').waitFor()
})

test('BEY-8: 7 logs and 1 fiber are enough for 4 planks or 21 sticks', async () => {
  const stored = { 'bit-calculator.plan': aPlan([], { '1': 7, '7': 1 }) }
  const page = await player.open({ stored, path: '/?lookup=makeable' })
  await dialog(page).getByRole('listitem').first().waitFor()
  await expect
    .poll(() => rows(page))
    .toEqual([
      'T1 Rough Plank 4 in 2 crafts · Carpentry Station T1 · Carpentry 1 Add',
      'T1 Rough Stick 21 in 7 crafts · Split a log · Carpentry Station T1 · Carpentry 1 Add',
    ])
  await dialog(page).getByLabel('Sort by').selectOption({ label: 'Most pieces' })
  await expect.poll(async () => (await rows(page))[0]).toContain('Rough Stick')
  await dialog(page).getByRole('button', { name: 'Add 4 × Rough Plank to the queue' }).click()
  await page.keyboard.press('Escape')
  await column(page, 'Queue')
    .getByRole('button', { name: /^4 × Rough Plank/ })
    .waitFor()
})

test('BEY-8: with an empty inventory nothing can be made', async () => {
  const page = await player.open({ path: '/?lookup=makeable' })
  await dialog(page).getByText('Nothing can be made yet').waitFor()
})

test('BEY-8: the item that blocks most of the queue comes first', async () => {
  const stored = {
    'bit-calculator.plan': aPlan(
      [
        ['5', 2],
        ['2', 3],
      ],
      {},
    ),
  }
  // 7 planks are 4 crafts of 3 logs; 6 ingots are 9 crafts of 2 chunks and an unknown item; the axes are 2 crafts.
  const page = await player.open({ stored, path: '/?lookup=blockers' })
  await dialog(page).getByRole('listitem').first().waitFor()
  await expect
    .poll(() => rows(page))
    .toEqual([
      'T1 Rough Wood Log holds up 2 entries, 6 crafts 12 missing',
      'T2 Simple Ore Chunk holds up 1 entry, 11 crafts 18 missing',
      '– Unknown Item holds up 1 entry, 11 crafts 9 missing',
    ])
})

test.each(looks)(
  'BEY-15: axe finds nothing wrong with the look-ups: $layout, $width px wide, in both themes',
  async ({ screen, stored: layout }) => {
    const stored = {
      ...layout,
      'bit-calculator.plan': aPlan(
        [
          ['5', 2],
          ['8', 1],
        ],
        { '1': 20, '2': 3 },
      ),
    }
    const page = await player.open({ stored, screen, path: '/?column=results&lookup=used-in&of=1' })
    const { look, findings } = pageCheckOf(page)
    for (const name of ['Used in', 'Make now', 'Blockers']) {
      await dialog(page).getByRole('tab', { name }).click()
      await dialog(page).getByRole('listitem').first().waitFor()
      await look(name)
    }
    expect(findings).toEqual([])
  },
)
