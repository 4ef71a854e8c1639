import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { column, missing, queue, rowOf } from '../support/app-controls.ts'
import { phone, playersOfThisFile } from '../support/app-page.ts'
import { stored } from '../support/app-tree.ts'
import { keptPlan } from '../support/shared-links.ts'

const player = playersOfThisFile()

const suggestions = (page: Page) => page.getByRole('listbox')

const picker = (page: Page) => page.getByRole('combobox', { name: 'Search items to add' })

async function openInventory(page: Page): Promise<void> {
  await column(page, 'Results').getByRole('button', { name: 'Record what you already own' }).click()
  await picker(page).waitFor()
}

async function addStock(page: Page, name: string, quantity: number): Promise<void> {
  await picker(page).fill(name)
  await suggestions(page).getByRole('option', { name }).first().click()
  await page.getByLabel('Quantity').fill(String(quantity))
  await page.getByRole('button', { name: 'Add Item' }).click()
}

test('CAL-6: with an empty queue the tabs are disabled, and a link still leads to the inventory', async () => {
  const page = await player.open()
  const results = column(page, 'Results')
  for (const name of ['Summary', 'Inventory', 'Build Steps']) {
    await expect.poll(() => results.getByRole('tab', { name }).isDisabled()).toBe(true)
  }
  await openInventory(page)
  await results.getByText('Your inventory is empty').waitFor()
  await page.goBack()
  await results.getByText('Plan your next craft').waitFor()

  await queue(page, 'Simple Axe')
  for (const name of ['Summary', 'Inventory', 'Build Steps']) {
    await expect.poll(() => results.getByRole('tab', { name }).isEnabled()).toBe(true)
  }
})

test('CAL-8: an item is added with an amount, listed by tier then name, and no longer suggested', async () => {
  const page = await player.open()
  await openInventory(page)
  const add = page.getByRole('button', { name: 'Add Item' })
  await expect.poll(() => add.isDisabled()).toBe(true)
  await addStock(page, 'Simple Ingot', 4)
  await addStock(page, 'Rough Plank', 1200)
  await addStock(page, 'Rough Wood Log', 7)
  await page.getByRole('heading', { name: 'Your Items (3)' }).waitFor()
  const rows = column(page, 'Results').getByRole('listitem')
  expect(
    (await rows.allInnerTexts()).map((text) => text.match(/Rough Plank|Rough Wood Log|Simple Ingot/)?.[0]),
  ).toEqual(['Rough Plank', 'Rough Wood Log', 'Simple Ingot'])
  await expect.poll(() => page.getByLabel('Rough Plank owned').inputValue()).toBe('1,200')

  await picker(page).fill('rough')
  await expect.poll(() => suggestions(page).getByRole('option').allInnerTexts()).toHaveLength(1)
  await expect
    .poll(() => suggestions(page).getByRole('option').innerText())
    .toMatch(/Rough Stick\s+T1 · Common/)
  await picker(page).fill('dragon')
  await page.getByText('No results found').waitFor()
})

test('CAL-8: adding needs a chosen item and an amount that is not zero', async () => {
  const page = await player.open()
  await openInventory(page)
  await picker(page).fill('Sturdy Fiber')
  const add = page.getByRole('button', { name: 'Add Item' })
  await expect.poll(() => add.isDisabled()).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByLabel('Quantity').fill('0')
  await page.getByLabel('Quantity').blur()
  await expect.poll(() => add.isDisabled()).toBe(true)
  await page.getByLabel('Quantity').fill('5')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Your Items (1)' }).waitFor()
  await expect.poll(() => picker(page).inputValue()).toBe('')
})

test('CAL-8: minus stops at 1, plus adds, a 0 removes, and Remove removes', async () => {
  const page = await player.open()
  await openInventory(page)
  await addStock(page, 'Rough Plank', 2)
  await addStock(page, 'Rough Stick', 1)
  const less = column(page, 'Results').getByLabel('One less Rough Plank')
  await less.click()
  await expect.poll(() => less.isDisabled()).toBe(true)
  await column(page, 'Results').getByLabel('One more Rough Plank').click()
  await expect.poll(() => page.getByLabel('Rough Plank owned').inputValue()).toBe('2')

  await page.getByLabel('Rough Plank owned').fill('0')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Your Items (1)' }).waitFor()
  await page.getByLabel('Remove Rough Stick from the inventory').click()
  await page.getByText('Your inventory is empty').waitFor()
})

test('CAL-8, BEY-15: an amount that is being typed stays, with the focus, while the list is scrolled far away and back', async () => {
  const many = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [String(1000 + at), at + 1]))
  const page = await player.open({ stored: keptPlan([], many), path: '/?column=results&tab=inventory' })
  const list = page.getByRole('list', { name: 'Your Items (300)' })
  const scroller = list.locator('..')
  const row = (place: number) => list.locator(`li[aria-posinset="${place}"]`)
  // The code that keeps the row is fetched with the first focus in the list, which then moves on to the first row.
  await scroller.focus()
  await expect.poll(() => row(1).evaluate((first) => first === document.activeElement)).toBe(true)
  const amount = row(1).getByRole('textbox')
  await amount.fill('4321')
  await scroller.evaluate((box) => box.scrollTo(0, box.scrollHeight))
  await row(2).waitFor({ state: 'detached' })
  await scroller.evaluate((box) => box.scrollTo(0, 0))
  await row(2).waitFor()
  expect(await amount.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await amount.inputValue()).toBe('4321')
})

test('CAL-8: everything is cleared only by a second press within 3 s', async () => {
  const page = await player.open({ before: (tab) => tab.clock.install() })
  await openInventory(page)
  await addStock(page, 'Rough Plank', 2)
  await page.getByRole('button', { name: 'Clear All' }).click()
  await page.getByRole('button', { name: 'Confirm Clear All' }).waitFor()
  await page.clock.runFor(3100)
  await page.getByRole('button', { name: 'Clear All', exact: true }).click()
  await page.getByRole('button', { name: 'Confirm Clear All' }).click()
  await page.getByText('Your inventory is empty').waitFor()
})

test('CAL-8: an inventory recorded with an empty queue is used by the later plan', async () => {
  const page = await player.open()
  await openInventory(page)
  await addStock(page, 'Sturdy Fiber', 5)
  await queue(page, 'Sturdy Rope', 2)
  await column(page, 'Results').getByRole('tab', { name: 'Summary' }).click()
  // 2 ropes take 8.
  await expect.poll(() => missing(page, 'Sturdy Fiber')).toBe('3')
  await expect
    .poll(() => rowOf(column(page, 'Results'), 'Sturdy Fiber').innerText())
    .toMatch(/\b63% ready\s(· )?5 \/ 8/)
})

test('CAL-8, CAL-11: on a phone a mould owned shows whole that the plan needs it at hand and does not use it up', async () => {
  const page = await player.open({
    screen: phone,
    stored: stored({ 12: 4 }, { 11: 1 }),
    path: '/?column=results&tab=inventory',
  })
  const note = page.getByText('1 needed at hand, not used up')
  await note.waitFor()
  const cut = await note.evaluate((line) => [
    line.scrollHeight - line.clientHeight,
    line.scrollWidth - line.clientWidth,
  ])
  expect(cut).toEqual([0, 0])
})
