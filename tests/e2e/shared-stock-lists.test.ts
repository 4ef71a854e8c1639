import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playersOfThisFile } from '../support/app-page.ts'
import { holdAnswer } from '../support/hold-back.ts'
import { pasteAtOnce } from '../support/paste-at-once.ts'
import { callAs, dialogOf, openPart, pickOfListed, settlementId } from '../support/settlement-page.ts'
import { add, movements, openItem, stockRow, twoWindows } from '../support/stock-page.ts'

const player = playersOfThisFile()

test('BEY-7, INV-1: a pasted list asks for what is unclear, and adds the rest to a place', async () => {
  const { ada, ben } = await twoWindows(player)
  await callAs(ada, 'addStorage', { settlementId: await settlementId(ada), name: 'Town bank' })
  await ada.getByRole('main').getByRole('button', { name: 'Paste a list' }).click()
  const dialog = dialogOf(ada, 'Paste a list')
  await dialog
    .getByLabel('List of items and amounts')
    .fill('12 Rough Plank\nSturdy Rope x4\n3 Moon Cheese\nRough Plank: 8')
  await dialog.getByText('3 clear, 1 unknown').waitFor()
  await dialog.getByLabel('Storage').selectOption({ label: 'Town bank' })
  await dialog.getByRole('button', { name: 'Add 2 kinds to the stock' }).click()
  // The line that still asks stays, and is added once it is decided.
  await dialog
    .getByText('2 kinds added to the stock. 1 line stays here until you decide it or close.')
    .waitFor()
  const field = dialog.getByLabel('List of items and amounts')
  expect(await field.inputValue()).toBe('3 Moon Cheese')
  await field.fill('3 Rough Stick')
  await dialog.getByRole('button', { name: 'Add 1 kind to the stock' }).click()
  await dialog.waitFor({ state: 'detached' })
  await ada.getByText('1 kind added to the stock.').waitFor()
  await stockRow(ben, 'Rough Stick').getByTitle('3 in stock').waitFor()
  // 12 and 8.
  await stockRow(ben, 'Rough Plank').getByTitle('20 in stock').waitFor()
  await stockRow(ben, 'Sturdy Rope').getByTitle('Town bank').waitFor()
})

test('BEY-7, INV-1: a counted list says what each line does, sets the stock, and leaves out what is below what is reserved', async () => {
  const { ada, ben } = await twoWindows(player)
  const id = await settlementId(ada)
  const items = [
    { itemId: '2', quantity: 30 },
    { itemId: '1', quantity: 8 },
  ]
  await callAs(ada, 'addItemsToInventory', { settlementId: id, items })
  await callAs(ada, 'createProject', {
    settlementId: id,
    name: 'Raft',
    items: [{ itemId: '1', quantity: 6 }],
  })
  await ada.getByText('reserved by Raft 6').waitFor()
  await ada.getByRole('main').getByRole('button', { name: 'Paste a list' }).click()
  const dialog = dialogOf(ada, 'Paste a list')
  await dialog.getByLabel('List of items and amounts').fill('12 Rough Plank\n4 Rough Wood Log\n5 Sturdy Rope')
  await dialog.getByText('30 → 42').waitFor()
  await dialog.getByRole('combobox', { name: 'Amounts' }).selectOption({ label: 'Set the stock to them' })
  await dialog.getByText('30 → 12').waitFor()
  await dialog.getByText('cannot be set: 6 are reserved').waitFor()
  await dialog.getByText('1 kind is left out: fewer were counted than are reserved.').waitFor()
  await dialog.getByRole('button', { name: 'Set 2 kinds to what was counted' }).click()
  await dialog.getByText('2 kinds set to what was counted. 1 line stays here').waitFor()
  expect(await dialog.getByLabel('List of items and amounts').inputValue()).toBe('4 Rough Wood Log')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await stockRow(ben, 'Rough Plank').getByTitle('12 in stock').waitFor()
  await stockRow(ben, 'Rough Wood Log').getByTitle('8 in stock').waitFor()
  await stockRow(ben, 'Sturdy Rope').getByTitle('5 in stock').waitFor()
})

test('BEY-7, INV-1: while a new list is being read the former one cannot be added; "Rough Plank 0" adds nothing to 30 planks, and as a count sets them to 0', async () => {
  const { ada, ben } = await twoWindows(player)
  await add(ada, 'Rough Plank', 30)
  await ada.getByRole('main').getByRole('button', { name: 'Paste a list' }).click()
  const dialog = dialogOf(ada, 'Paste a list')
  const field = dialog.getByLabel('List of items and amounts')
  await field.fill('12 Sturdy Rope')
  await dialog.getByRole('button', { name: 'Add 1 kind to the stock' }).waitFor()
  expect(await pasteAtOnce(field, 'Rough Plank 0\n3 Rough Stick', ['Add 1 kind'])).toEqual([])
  await dialog.getByText('2 clear', { exact: true }).waitFor()
  await dialog.getByText('stays 30').waitFor()
  await dialog.getByRole('button', { name: 'Add 1 kind to the stock' }).click()
  await dialog.waitFor({ state: 'detached' })
  await stockRow(ben, 'Rough Stick').getByTitle('3 in stock').waitFor()
  await stockRow(ben, 'Rough Plank').getByTitle('30 in stock').waitFor()

  await ada.getByRole('main').getByRole('button', { name: 'Paste a list' }).click()
  await field.fill('Rough Plank 0')
  await dialog.getByRole('combobox', { name: 'Amounts' }).selectOption({ label: 'Set the stock to them' })
  await dialog.getByRole('button', { name: 'Set 1 kind to what was counted' }).click()
  await dialog.waitFor({ state: 'detached' })
  await stockRow(ben, 'Rough Plank').getByTitle('0 in stock').waitFor()
})

test('BEY-23, INV-1: the history is narrowed to a project that ended and to who left; what was handed out is taken back', async () => {
  const { ada, ben } = await twoWindows(player)
  const id = await settlementId(ada)
  const items = [{ itemId: '1', quantity: 6 }]
  const { id: projectId } = await callAs<{ id: string }>(ada, 'createProject', {
    settlementId: id,
    name: 'Raft',
    items,
  })
  await callAs(ben, 'addItemsToInventory', { settlementId: id, items, projectId })
  await callAs(ada, 'handOver', { settlementId: id, itemId: '1', amount: 2, from: projectId, to: 'out' })
  await stockRow(ada, 'Rough Wood Log').getByTitle('4 in stock').waitFor()
  await openItem(ada, 'Rough Wood Log')
  const out = movements(ada).filter({ hasText: 'handed out of the stock by Ada' })
  await out.getByRole('button', { name: /^Take back/ }).click()
  await out.getByRole('button', { name: 'Yes, take back' }).click()
  await stockRow(ada, 'Rough Wood Log').getByTitle('6 in stock').waitFor()

  await callAs(ben, 'leaveSettlement', { settlementId: id })
  await callAs(ada, 'archiveProject', { settlementId: id, projectId, stock: 'stays' })
  await ada.getByRole('button', { name: 'Close the item' }).click()
  await ada.getByRole('button', { name: 'More about the stock' }).click()
  await ada.getByRole('menuitem', { name: 'History' }).click()
  await ada.getByRole('combobox', { name: 'Person' }).selectOption({ label: 'Ben (former member)' })
  await expect.poll(() => movements(ada).count()).toBe(1)
  expect(await movements(ada).first().innerText()).toContain('for Raft, which ended')
  await ada.getByRole('combobox', { name: 'Person' }).selectOption({ label: 'Anyone' })
  await ada.getByRole('combobox', { name: 'Project' }).selectOption({ label: 'Raft (ended)' })
  await expect.poll(() => movements(ada).count()).toBe(3)
})

test('BEY-23, INV-1: the history tells who moved what, by person and item, with an address, and downloads as CSV; the search of the stock is as it was before', async () => {
  const { ada, ben } = await twoWindows(player)
  await add(ada, 'Rough Plank', 30)
  await add(ben, 'Sturdy Rope', 4)
  await stockRow(ada, 'Sturdy Rope').waitFor()
  await ada.getByRole('main').getByRole('searchbox').fill('plank')
  await stockRow(ada, 'Sturdy Rope').waitFor({ state: 'detached' })
  await ada.getByRole('button', { name: 'More about the stock' }).click()
  await ada.getByRole('menuitem', { name: 'History' }).click()
  await expect.poll(() => movements(ada).count()).toBe(2)
  await ada.getByRole('combobox', { name: 'Person' }).selectOption({ label: 'Ben' })
  await expect.poll(() => movements(ada).count()).toBe(1)
  expect(await movements(ada).first().innerText()).toContain('Sturdy Rope added by Ben')
  await ada.getByRole('button', { name: 'Back to the stock' }).click()
  await stockRow(ada, 'Rough Plank').waitFor()
  expect(await ada.getByRole('main').getByRole('searchbox').inputValue()).toBe('plank')
  expect(await stockRow(ada, 'Sturdy Rope').count()).toBe(0)
  await ada.goBack()
  await ada.reload()
  await movements(ada).first().waitFor()
  expect(await ada.getByRole('combobox', { name: 'Person' }).locator(':checked').innerText()).toBe('Ben')
  const download = ada.waitForEvent('download')
  await ada.getByRole('button', { name: 'Download as CSV' }).click()
  const lines = readFileSync(await (await download).path(), 'utf8').split('\r\n')
  expect(lines[1]).toMatch(/Sturdy Rope,8,4,added,Ben,/)
  // The heading, one movement, and nothing behind its line.
  expect(lines).toHaveLength(3)
  // Everybody may read the history; admins and the owners may download it.
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

test('BEY-23: "Show earlier" pressed while a new movement is being read shows all 56 movements', async () => {
  const { ada, ben } = await twoWindows(player)
  const id = await settlementId(ada)
  const addLog = (page: Page) =>
    callAs(page, 'addItemsToInventory', { settlementId: id, items: [{ itemId: '1', quantity: 1 }] })
  for (let number = 1; number <= 55; number++) await addLog(ada)
  await ada.getByRole('button', { name: 'More about the stock' }).click()
  await ada.getByRole('menuitem', { name: 'History' }).click()
  await expect.poll(() => movements(ada).count()).toBe(50)

  const newest = await holdAnswer(ada, '**/api/getInventoryEntries')
  await addLog(ben)
  await newest.isGiven
  await ada.getByRole('button', { name: 'Show earlier' }).click()
  newest.letThrough()
  await expect.poll(() => movements(ada).count()).toBe(56)
})

test('SET-5: the owner downloads the whole settlement as one file; a contributor sees who may', async () => {
  const { ada, ben } = await twoWindows(player)
  await add(ada, 'Rough Plank', 30)
  const dataOf = async (page: Page) => {
    await openPart(page, 'Settlements')
    await pickOfListed(page, 'Riverside', 'Data')
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
