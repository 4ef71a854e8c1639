import { expect, test } from 'vitest'
import { column, missing, own, queue } from '../support/app-controls.ts'
import { playersOfThisFile } from '../support/app-page.ts'
import { untilHistoryIsKept } from '../support/kept-history.ts'

const player = playersOfThisFile()

test('BEY-6: every step can be undone and redone, under the name of what it did', async () => {
  const page = await player.open()
  const undo = column(page, 'Queue').getByRole('button', { name: /^(Undo|Nothing to undo)/ })
  const redo = column(page, 'Queue').getByRole('button', { name: /^(Redo|Nothing to redo)/ })
  await expect.poll(() => undo.isDisabled()).toBe(true)

  await queue(page, 'Simple Axe', 2)
  await own(page, 'Rough Plank', 2)
  await expect
    .poll(() => undo.getAttribute('aria-label'))
    .toBe('Undo: changed what you own of Rough Plank (Ctrl+Z)')
  await undo.click()
  // Each of the 2 axes takes 2 planks.
  await expect.poll(() => missing(page, 'Rough Plank')).toBe('4')
  await expect
    .poll(() => undo.getAttribute('aria-label'))
    .toBe('Undo: added Simple Axe to the queue (Ctrl+Z)')
  await redo.click()
  await expect.poll(() => missing(page, 'Rough Plank')).toBe('2')
  await expect.poll(() => redo.isDisabled()).toBe(true)
})

test("BEY-6: 'Clear Build List' and 'Clear All' are taken back with the keyboard", async () => {
  const page = await player.open()
  await queue(page, 'Simple Axe', 2)
  await queue(page, 'Sturdy Rope', 3)
  await own(page, 'Rough Plank', 2)
  const list = column(page, 'Queue')
  await list.getByRole('button', { name: 'Clear Build List' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, Clear' }).click()
  await list.getByText('Nothing queued yet').waitFor()

  await page.locator('body').press('Control+z')
  await list.getByText('2 types · 5 items').waitFor()
  const results = column(page, 'Results')
  await results.getByRole('tab', { name: 'Inventory' }).click()
  await results.getByRole('button', { name: 'Clear All' }).click()
  await results.getByRole('button', { name: 'Confirm Clear All' }).click()
  await results.getByText('Your inventory is empty').waitFor()
  await results.getByRole('tab', { name: 'Inventory' }).press('Control+z')
  await results.getByText('Your Items (1)').waitFor()
  await results.getByRole('tab', { name: 'Inventory' }).press('Control+Shift+z')
  await results.getByText('Your inventory is empty').waitFor()
})

test('BEY-6: Ctrl+Z inside a text field belongs to the field', async () => {
  const page = await player.open()
  await queue(page, 'Sturdy Rope', 3)
  const search = column(page, 'Catalog').getByRole('searchbox')
  await search.pressSequentially('axe')
  await search.press('Control+z')
  await expect.poll(() => column(page, 'Queue').getByText('1 type · 3 items').count()).toBe(1)
})

test('BEY-6: undo and redo reach back over a reload', async () => {
  const page = await player.open()
  const list = column(page, 'Queue')
  await queue(page, 'Simple Axe', 2)
  await queue(page, 'Sturdy Rope', 3)
  await list.getByRole('button', { name: 'Undo: added Sturdy Rope' }).click()
  await untilHistoryIsKept(page)
  await page.reload()
  await list.getByRole('button', { name: 'Redo: added Sturdy Rope to the queue' }).click()
  await list.getByText('2 types · 5 items').waitFor()
  await page.locator('body').press('Control+z')
  await page.locator('body').press('Control+z')
  await list.getByText('Nothing queued yet').waitFor()
})
