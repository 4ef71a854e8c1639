import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone, playersOfThisFile } from '../support/app-page.ts'
import { excessWidth } from '../support/excess-width.ts'
import { callAs, dialogOf, openPart, settlementId } from '../support/settlement-page.ts'
import { add, openItem, twoWindows } from '../support/stock-page.ts'

const player = playersOfThisFile()

const orders = (page: Page) => page.getByRole('list', { name: 'Standing orders' }).getByRole('listitem')

async function openOrders(page: Page): Promise<void> {
  await openPart(page, 'Inventory')
  await page.getByRole('button', { name: 'More about the stock' }).click()
  await page.getByRole('menuitem', { name: 'Standing orders' }).click()
  await page.getByRole('heading', { name: 'Standing orders' }).waitFor()
}

async function orderPlanks(page: Page, atLeast: number): Promise<void> {
  await page.getByRole('button', { name: 'New standing order' }).click()
  const dialog = dialogOf(page, 'New standing order')
  await dialog.getByRole('combobox').fill('Rough Plank')
  await dialog.getByRole('option', { name: 'Rough Plank' }).click()
  await dialog.getByRole('textbox', { name: 'At least' }).fill(String(atLeast))
  await dialog.getByRole('button', { name: `Keep at least ${atLeast}` }).click()
  await dialog.waitFor({ state: 'detached' })
}

test('BEY-18: an order that is 4 planks short appears as tasks in the other window, and they end when all planks are there', async () => {
  const { ada, ben } = await twoWindows(player)
  await openOrders(ada)
  await ada.getByText('No standing orders yet.').waitFor()
  await orderPlanks(ada, 4)
  await orders(ada).getByText('4 short').waitFor()
  await openPart(ben, 'Tasks')
  const tasks = ben.getByRole('list', { name: 'Tasks, ready ones first' })
  // 3 logs give 2 planks, so 4 planks take 6 logs.
  await tasks.getByText('waits for 6 Rough Wood Log').waitFor()
  await ben.getByLabel('Project', { exact: true }).selectOption('Standing orders')
  expect(await tasks.getByText('Standing order: Rough Plank').count()).toBe(2)
  await ben.getByRole('button', { name: 'Open Gather 6 x Rough Wood Log' }).click()
  await ben.getByRole('button', { name: 'Add…: Gather 6 x Rough Wood Log' }).click()
  await ben.getByText('Projects that need it are served first.').waitFor()
  await ben.getByRole('button', { name: 'Add 6 for this task' }).click()
  await tasks.getByText('waits for 6 Rough Wood Log').waitFor({ state: 'detached' })
  await openPart(ben, 'Inventory')
  await add(ben, 'Rough Plank', 4)
  await orders(ada).getByText('all there').waitFor()
  await openPart(ben, 'Tasks')
  await ben.getByText('No tasks yet').waitFor()
})

test('BEY-18, BEY-6: an order is changed at the opened item, ended, and set again by Undo', async () => {
  const { ada } = await twoWindows(player)
  await add(ada, 'Rough Plank', 3)
  await openItem(ada, 'Rough Plank')
  const keep = async (atLeast: number) => {
    await ada.getByRole('button', { name: 'Keep at least… Rough Plank' }).click()
    await ada.getByRole('textbox', { name: 'At least' }).fill(String(atLeast))
    await ada.getByRole('button', { name: `Keep at least ${atLeast}` }).click()
    await ada.getByRole('textbox', { name: 'At least' }).waitFor({ state: 'detached' })
  }
  await keep(5)
  await ada.getByText('Standing order for at least 5: 3 there for it, 2 short.').waitFor()
  await keep(3)
  await ada.getByText('Standing order for at least 3: all there.').waitFor()
  await ada.getByRole('button', { name: 'End the standing order for Rough Plank' }).click()
  await ada.getByText('Standing order for at least 3').waitFor({ state: 'detached' })
  await ada.getByRole('button', { name: 'Undo' }).click()
  await ada.getByText('Standing order for at least 3: all there.').waitFor()
})

test('BEY-18, SET-5: a contributor on a phone reads the orders, and what changes them is off, with the reason', async () => {
  const { ada, ben } = await twoWindows(player)
  await openOrders(ada)
  await orderPlanks(ada, 4)
  await ben.setViewportSize(phone)
  await openOrders(ben)
  await orders(ben).getByText('at least 4').waitFor()
  for (const name of ['New standing order', 'End the standing order for Rough Plank']) {
    const button = ben.getByRole('button', { name })
    expect(await button.isDisabled(), name).toBe(true)
    expect(await button.getAttribute('title'), name).toBe('Your role does not allow this.')
  }
  expect(await excessWidth(ben)).toBe(0)
})

test('BEY-3, BEY-18: a project’s page says what a standing order asks of planks and logs, and that projects are served first', async () => {
  const { ada } = await twoWindows(player)
  await add(ada, 'Rough Plank', 10)
  const here = { settlementId: await settlementId(ada) }
  await callAs(ada, 'setStandingOrder', { ...here, itemId: '2', atLeast: 9 })
  const items = [{ itemId: '2', quantity: 4 }]
  await callAs(ada, 'createProject', { ...here, name: 'Market hall', items })
  await openPart(ada, 'Projects')
  await ada.getByRole('link', { name: 'Market hall' }).click()
  await ada.getByRole('button', { name: /^Explain Rough Plank/ }).click()
  // 4 of the 10 planks are the project's. The 3 that are short take 2 crafts of 3 logs.
  const orders = ada.getByRole('region', { name: 'Standing orders' })
  await orders.getByText('Standing order for at least 9: 6 there for it, 3 short.').waitFor()
  await orders.getByText('Projects are served first.').waitFor()
  await openPart(ada, 'Inventory')
  await add(ada, 'Rough Wood Log', 1)
  await openItem(ada, 'Rough Wood Log')
  await ada.getByText('The standing order for Rough Plank needs 6: 1 there for it, 5 short.').waitFor()
  await ada.getByText('Projects are served first.').waitFor()
})
