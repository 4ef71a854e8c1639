import { expect, test } from 'vitest'
import { column, queue, rowOf } from '../support/app-controls.ts'
import { playersOfThisFile } from '../support/app-page.ts'
import { stored } from '../support/app-tree.ts'

const player = playersOfThisFile()

test('CAL-5: the queue counts types and items, and the same item by the same recipe adds up', async () => {
  const page = await player.open()
  const list = column(page, 'Queue')
  await list.getByText('Nothing queued yet').waitFor()
  await queue(page, 'Rough Plank', 3)
  await queue(page, 'Simple Axe')
  await queue(page, 'Rough Plank', 4)
  await list.getByText('2 types · 8 items').waitFor()
  expect(
    await rowOf(list, 'Rough Plank')
      .getByRole('button', { name: /7 × Rough Plank/ })
      .count(),
  ).toBe(1)
})

test('CAL-5: an amount is edited by a click: Enter or leaving saves, Escape cancels, at least 1', async () => {
  const page = await player.open()
  await queue(page, 'Rough Plank', 3)
  const list = column(page, 'Queue')
  const edit = async (typed: string) => {
    await list.getByRole('button', { name: /× Rough Plank: change/ }).click()
    await list.getByLabel('Amount of Rough Plank to craft').fill(typed)
  }
  await edit('12')
  await page.keyboard.press('Enter')
  await list.getByText('1 type · 12 items').waitFor()
  await edit('99')
  await page.keyboard.press('Escape')
  await list.getByText('1 type · 12 items').waitFor()
  await edit('40')
  await list.getByRole('heading', { name: 'Queue' }).click()
  await list.getByText('1 type · 40 items').waitFor()
  await edit('0')
  await page.keyboard.press('Enter')
  await list.getByText('1 type · 1 item').waitFor()
})

test('CAL-5: for an item with several recipes one is chosen in the queue, and the plan follows', async () => {
  const page = await player.open()
  await queue(page, 'Rough Stick', 6)
  const list = column(page, 'Queue')
  const summary = column(page, 'Results')
  // 3 sticks of each log.
  await expect.poll(() => rowOf(summary, 'Rough Wood Log').innerText()).toMatch(/\b0% ready\s(· )?0 \/ 2/)
  const recipe = list.getByLabel('Recipe for Rough Stick')
  await recipe.focus()
  await recipe.selectOption({ label: '1 Rough Plank · Carpentry Station T1' })
  await rowOf(summary, 'Rough Plank').waitFor()
  // 2 sticks of each plank, and 2 planks of 3 logs.
  await expect.poll(() => rowOf(summary, 'Rough Plank').innerText()).toMatch(/\b0% ready\s(· )?0 \/ 3/)
  await expect.poll(() => rowOf(summary, 'Rough Wood Log').innerText()).toMatch(/\b0% ready\s(· )?0 \/ 6/)
  await expect.poll(() => recipe.evaluate((field) => field === document.activeElement)).toBe(true)

  await queue(page, 'Rough Stick', 1)
  await list.getByText('2 types · 7 items').waitFor()
})

test('CAL-5: one entry is removed at once; the whole list only after "Are you sure?"', async () => {
  const page = await player.open()
  for (const name of ['Rough Plank', 'Simple Axe', 'Sturdy Rope']) await queue(page, name)
  const list = column(page, 'Queue')
  await list.getByRole('button', { name: 'Remove Simple Axe from the queue' }).click()
  await list.getByText('2 types · 2 items').waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await expect.poll(() => focused()).toBe('Remove Sturdy Rope from the queue')

  await list.getByRole('button', { name: 'Clear Build List' }).click()
  const question = page.getByRole('dialog', { name: 'Clear Build List' })
  await question.getByText('Are you sure?').waitFor()
  await question.getByText('2 types with 2 items in all leave the queue.').waitFor()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'detached' })
  await list.getByText('2 types · 2 items').waitFor()
  await list.getByRole('button', { name: 'Clear Build List' }).click()
  await question.getByRole('button', { name: 'Yes, Clear' }).click()
  await list.getByText('Nothing queued yet').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Queue')
  await column(page, 'Results').getByText('Plan your next craft').waitFor()
})

test('CAL-12: a queued item that is only gathered says so, and one that this catalogue does not know says that', async () => {
  const page = await player.open({ stored: stored({ 1: 3, 777: 3 }) })
  const rows = column(page, 'Queue').getByRole('listitem')
  await rows.filter({ hasText: 'Rough Wood Log' }).getByText('Cannot be crafted').waitFor()
  await rows.filter({ hasText: 'Unknown Item' }).getByText('Not in this catalogue').waitFor()
})
