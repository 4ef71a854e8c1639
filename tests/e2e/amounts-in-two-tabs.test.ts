import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { column, own, owned, queue, rowOf } from '../support/app-controls.ts'
import { playersOfThisFile } from '../support/app-page.ts'

const player = playersOfThisFile()

/** Two tabs with axes in the queue, for which planks are needed. */
async function twoTabs() {
  const page = await player.open()
  const other = await player.openTab(page)
  await queue(page, 'Simple Axe', 2)
  await owned(other, 'Rough Plank').waitFor()
  return [page, other] as const
}

const planksIn = (page: Page) => expect.poll(() => owned(page, 'Rough Plank').inputValue())

test('SAVE-4: a number field that only has the focus shows the amount that another tab enters, and leaving it saves nothing', async () => {
  const [page, other] = await twoTabs()
  await own(page, 'Rough Plank', 3)
  await planksIn(other).toBe('3')
  await own(other, 'Rough Plank', 4)
  await planksIn(page).toBe('4')
  await page.keyboard.press('Tab')
  // Once the rope has come to the other tab, a plank amount that leaving the field had saved would have come too.
  await queue(page, 'Sturdy Rope')
  await column(other, 'Queue').getByText('2 types · 3 items').waitFor()
  await planksIn(other).toBe('4')
})

test('SAVE-4: an amount of the queue that is open but not changed follows another tab to 7, and leaving it keeps the 7', async () => {
  const [page, other] = await twoTabs()
  const edit = (tab: Page) =>
    rowOf(column(tab, 'Queue'), 'Simple Axe').getByRole('button', { name: /Simple Axe: change the amount/ })
  await edit(page).click()
  const field = page.getByLabel('Amount of Simple Axe to craft')
  await expect.poll(() => field.inputValue()).toBe('2')
  await edit(other).click()
  await other.getByLabel('Amount of Simple Axe to craft').fill('7')
  await other.keyboard.press('Enter')
  await expect.poll(() => field.inputValue()).toBe('7')
  await field.press('Tab')
  await queue(page, 'Sturdy Rope')
  await column(other, 'Queue').getByText('2 types · 8 items').waitFor()
})

test('BEY-6, SAVE-4: undo of one more plank takes back that plank, and not what another tab has added since', async () => {
  const [page, other] = await twoTabs()
  await own(page, 'Rough Plank', 1)
  await column(page, 'Results').getByRole('button', { name: 'One more Rough Plank' }).click()
  await planksIn(other).toBe('2')
  await own(other, 'Rough Plank', 4)
  await planksIn(page).toBe('4')
  await page.keyboard.press('Control+z')
  await planksIn(page).toBe('3')
  await planksIn(other).toBe('3')
})
