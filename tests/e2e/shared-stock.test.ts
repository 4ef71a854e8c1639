import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playersOfThisFile } from '../support/app-page.ts'
import { appOfThisFile } from '../support/app-server.ts'
import {
  callAs,
  createSettlement,
  dialogOf,
  invite,
  joinBy,
  openAs,
  openPart,
  settlementId,
} from '../support/settlement-page.ts'

const player = playersOfThisFile(appOfThisFile())
/** Chromium’s own line about a refusal. */
const refusal = /status of 409/

function stockRow(page: Page, name: string) {
  return page.getByRole('list', { name: 'Shared stock' }).getByRole('listitem').filter({ hasText: name })
}

/** Adds so many of an item by the dialog. */
async function add(page: Page, name: string, quantity: number): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Add Item' }).click()
  const dialog = dialogOf(page, 'Add Item')
  await dialog.getByRole('combobox', { name: 'Search the game’s items' }).fill(name)
  await dialog.getByRole('option', { name }).click()
  await dialog.getByLabel('Quantity').fill(String(quantity))
  await dialog.getByRole('button', { name: 'Add Item' }).click()
  await dialog.getByText(`${quantity} ${name} added.`).waitFor()
  await dialog.getByRole('button', { name: 'Done' }).click()
}

async function openItem(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Open ${name}` }).click()
  await page.getByRole('list', { name: 'Movements' }).waitFor()
}

const movements = (page: Page) => page.getByRole('list', { name: 'Movements' }).getByRole('listitem')
/** Ada’s settlement with its inventory open for her and for Ben. */
async function twoWindows(role = 'contributor') {
  const ada = await openAs(player, 'Ada', { expected: refusal })
  await createSettlement(ada, 'Riverside')
  const { link } = await invite(ada, { role })
  const ben = await openAs(player, 'Ben')
  await joinBy(ben, link)
  await openPart(ada, 'Inventory')
  await openPart(ben, 'Inventory')
  return { ada, ben }
}

test('INV-1, SET-8: what one adds, changes, takes and moves, the other sees; the ledger names who, and an entry is taken back', async () => {
  const { ada, ben } = await twoWindows()
  await ben.getByText('The shared inventory is empty').waitFor()
  await add(ben, 'Rough Plank', 30)
  await stockRow(ada, 'Rough Plank').getByTitle('30 in stock').waitFor()

  await openItem(ada, 'Rough Plank')
  await ada.getByRole('button', { name: 'Take… Rough Plank' }).click()
  const form = ada.getByRole('form', { name: 'Take from the stock' })
  await form.getByLabel('Amount').fill('31')
  await form.getByRole('button', { name: /^Take/ }).click()
  await form.getByText('Only 30 can be taken.').waitFor()
  await form.getByLabel('Amount').fill('25')
  await form.getByLabel('Note').fill('for the cart')
  await form.getByRole('button', { name: /^Take/ }).click()
  await form.waitFor({ state: 'detached' })
  // 5 are left, below the 10 that the settlement wants at hand.
  await stockRow(ben, 'Rough Plank').getByTitle('5 available').waitFor()
  await ben.getByRole('button', { name: 'Low stock 1' }).waitFor()

  await expect.poll(() => movements(ada).count()).toBe(2)
  expect(await movements(ada).first().innerText()).toContain('−25')
  expect(await movements(ada).first().innerText()).toContain('taken by Ada')
  expect(await movements(ada).last().innerText()).toContain('added by Ben')
  await movements(ada)
    .first()
    .getByRole('button', { name: /^Take back/ })
    .click()
  await movements(ada).first().getByRole('button', { name: 'Yes, take back' }).click()
  await stockRow(ben, 'Rough Plank').getByTitle('30 in stock').waitFor()
  await expect.poll(() => movements(ada).count()).toBe(3)
  // Who may not take back sees why.
  await openItem(ben, 'Rough Plank')
  const closed = movements(ben)
    .last()
    .getByRole('button', { name: /^Take back/ })
  expect(await closed.isDisabled()).toBe(true)
  expect(await closed.getAttribute('title')).toBe('Your role does not allow taking entries back.')
})

test('INV-1: a form stays open while somebody else changes the item', async () => {
  const { ada, ben } = await twoWindows()
  await add(ada, 'Rough Plank', 30)
  await openItem(ben, 'Rough Plank')
  await ben.getByRole('button', { name: 'Change… Rough Plank' }).click()
  const form = ben.getByRole('form', { name: 'Change the quantity' })
  await form.getByLabel('Counted').fill('28')
  await callAs(ada, 'takeFromInventory', {
    settlementId: await settlementId(ada),
    itemId: '2',
    amount: 10,
  })
  await stockRow(ben, 'Rough Plank').getByTitle('20 in stock').waitFor()
  expect(await form.getByLabel('Counted').inputValue()).toBe('28')
  await form.getByRole('button', { name: 'Set to 28' }).click()
  await stockRow(ada, 'Rough Plank').getByTitle('28 in stock').waitFor()
})

test('INV-1, SET-5: a viewer sees the stock and its ledger, and every control is off, with the reason', async () => {
  const { ada, ben } = await twoWindows('viewer')
  await add(ada, 'Rough Plank', 30)
  await openItem(ben, 'Rough Plank')
  const main = ben.getByRole('main')
  for (const name of [
    'Add Item',
    'Paste a list',
    'Change… Rough Plank',
    'Take… Rough Plank',
    'Remove Rough Plank',
  ]) {
    const button = main.getByRole('button', { name })
    expect(await button.isDisabled(), name).toBe(true)
    expect(await button.getAttribute('title'), name).toBe('Your role does not allow this.')
  }
  const record = main.getByRole('button', { name: 'Record craft' })
  expect(await record.isDisabled()).toBe(true)
})

test('BEY-7, INV-1: a pasted list asks for what is unclear, and adds the rest to a place', async () => {
  const { ada, ben } = await twoWindows()
  await callAs(ada, 'addStorage', { settlementId: await settlementId(ada), name: 'Town bank' })
  await ada.getByRole('main').getByRole('button', { name: 'Paste a list' }).click()
  const dialog = dialogOf(ada, 'Paste a list')
  await dialog
    .getByLabel('List of what is to be added')
    .fill('12 Rough Plank\nSturdy Rope x4\n3 Moon Cheese\nRough Plank: 8')
  await dialog.getByText('3 clear, 1 unknown').waitFor()
  await dialog.getByLabel('Storage').selectOption({ label: 'Town bank' })
  await dialog.getByRole('button', { name: 'Add 2 kinds to the stock' }).click()
  await dialog.waitFor({ state: 'detached' })
  await ada.getByText('2 kinds added to the stock.').waitFor()
  await stockRow(ben, 'Rough Plank').getByTitle('20 in stock').waitFor()
  await stockRow(ben, 'Sturdy Rope').getByTitle('Town bank').waitFor()
})

test('INV-1, BEY-9: a craft takes its logs and gives its planks in one step, or says what is short', async () => {
  const { ada, ben } = await twoWindows()
  await add(ada, 'Rough Wood Log', 10)
  await ada.getByRole('button', { name: 'More about the stock' }).click()
  await ada.getByRole('menuitem', { name: 'Record a craft…' }).click()
  const dialog = dialogOf(ada, 'What was crafted?')
  await dialog.getByRole('combobox').fill('Rough Plank')
  await dialog.getByRole('option', { name: 'Rough Plank' }).click()
  const form = ada.getByRole('form', { name: 'Record a craft' })
  const crafts = form.getByLabel('Crafts', { exact: true })
  await crafts.fill('4')
  await crafts.press('Enter')
  await form.getByText('uses 12 Rough Wood Log').waitFor()
  await form.getByRole('button', { name: 'Record craft' }).click()
  await form.getByText('Not everything for this craft is there: 2 more Rough Wood Log are needed.').waitFor()
  await crafts.fill('3')
  await crafts.press('Enter')
  await form.getByRole('button', { name: 'Record craft' }).click()
  await stockRow(ben, 'Rough Plank').getByTitle('6 in stock').waitFor()
  await stockRow(ben, 'Rough Wood Log').getByTitle('1 in stock').waitFor()
})

test('BEY-23: the history tells who moved what, by person and item, with an address, and downloads as CSV', async () => {
  const { ada, ben } = await twoWindows()
  await add(ada, 'Rough Plank', 30)
  await add(ben, 'Sturdy Rope', 4)
  await stockRow(ada, 'Sturdy Rope').waitFor()
  await ada.getByRole('button', { name: 'More about the stock' }).click()
  await ada.getByRole('menuitem', { name: 'History' }).click()
  await expect.poll(() => movements(ada).count()).toBe(2)
  await ada.getByRole('combobox', { name: 'Person' }).selectOption({ label: 'Ben' })
  await expect.poll(() => movements(ada).count()).toBe(1)
  expect(await movements(ada).first().innerText()).toContain('Sturdy Rope added by Ben')
  await ada.reload()
  await movements(ada).first().waitFor()
  expect(await ada.getByRole('combobox', { name: 'Person' }).locator(':checked').innerText()).toBe('Ben')
  const download = ada.waitForEvent('download')
  await ada.getByRole('button', { name: 'Download as CSV' }).click()
  const lines = readFileSync(await (await download).path(), 'utf8').split('\r\n')
  expect(lines[1]).toMatch(/Sturdy Rope,8,4,added,Ben,/)
  expect(lines).toHaveLength(3)
  // The history is there to be read by everybody, and to be downloaded by leaders.
  await ben.getByRole('button', { name: 'More about the stock' }).click()
  await ben.getByRole('menuitem', { name: 'History' }).click()
  const closed = ben.getByRole('button', { name: 'Download as CSV' })
  expect(await closed.isDisabled()).toBe(true)
  expect(await closed.getAttribute('title')).toBe('Admins and the owners can download the history.')
  await ada.getByRole('button', { name: 'Back to the stock' }).click()
  await openItem(ada, 'Rough Plank')
  await ada.getByRole('button', { name: 'How this is counted' }).click()
  await ada.getByRole('heading', { name: 'How the stock is counted' }).waitFor()
  await ada.getByRole('row', { name: '160 logs arrive' }).waitFor()
})

test('SET-5: the owner downloads the whole settlement as one file; a contributor sees who may', async () => {
  const { ada, ben } = await twoWindows()
  await add(ada, 'Rough Plank', 30)
  const dataOf = async (page: Page) => {
    await openPart(page, 'Settlements')
    await page.getByRole('button', { name: 'Data Riverside' }).click()
    return dialogOf(page, 'Game data and export').getByRole('button', { name: 'Download the settlement' })
  }
  const button = await dataOf(ada)
  const download = ada.waitForEvent('download')
  await button.click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^settlement-\d{4}-\d\d-\d\d\.json$/)
  const whole = JSON.parse(readFileSync(await file.path(), 'utf8'))
  expect(whole.tables.settlements[0].name).toBe('Riverside')
  expect(whole.entries).toMatchObject([{ itemId: '2', amount: 30 }])
  await ada.getByText('The file is in your downloads.').waitFor()
  const closed = await dataOf(ben)
  expect(await closed.isDisabled()).toBe(true)
  expect(await closed.getAttribute('title')).toBe('Admins and the owners can download it.')
})

test('BEY-11, INV-1: added without a network it shows at once, waits, and is delivered once', async () => {
  const ada = await openAs(player, 'Ada', { expected: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })
  await createSettlement(ada, 'Riverside')
  await openPart(ada, 'Inventory')
  await add(ada, 'Rough Plank', 30)
  await ada.context().setOffline(true)
  await add(ada, 'Rough Plank', 5)
  await ada.getByText('1 change waits for the connection.').waitFor()
  await stockRow(ada, 'Rough Plank').getByTitle('35 in stock').waitFor()
  await ada.context().setOffline(false)
  await ada.getByText('1 change waits for the connection.').waitFor({ state: 'detached' })
  await ada.reload()
  await stockRow(ada, 'Rough Plank').getByTitle('35 in stock').waitFor()
})
